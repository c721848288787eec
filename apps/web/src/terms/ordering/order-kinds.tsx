import { FilterChips } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { useNavigation, useParams } from '../../platform/navigation/navigation.ts';

/** Rule ordering-38: the order list has one tab for meals and one for the points mall. */
const orderKinds = ['meals', 'mall'] as const;
type ListKind = (typeof orderKinds)[number];

/** Reads the parameter `kind` of the URL. The default is `meals`. */
export const orderKindOf = ({ kind }: Readonly<Partial<Record<string, string>>>): ListKind =>
  orderKinds.find((each) => each === kind) ?? 'meals';

/**
 * Switches between the order lists of meals and of the mall. The search stays, and the selected tab stays if both lists
 * have it.
 */
export function OrderKinds() {
  const { t } = useLingui();
  const { adjust } = useNavigation();
  const params = useParams();
  const { group, search = '' } = params;
  const labels: Readonly<Record<ListKind, string>> = {
    meals: t({ message: 'Food', context: 'orders' }),
    mall: t`Points mall`,
  };
  return (
    <div className="bg-surface pt-2">
      <FilterChips
        label={t`Food or points mall`}
        choices={orderKinds.map((value) => ({ value, label: labels[value] }))}
        value={orderKindOf(params)}
        onChange={(kind) => adjust({ kind, search, ...(group === undefined ? {} : { group }) })}
      />
    </div>
  );
}
