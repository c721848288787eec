import type { OrderState, StateCounts } from '@chifan/domain/ordering';
import { FilterChips, orderStateLabel } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { countText, type TabKey } from '../../../terms/orders/order-groups.ts';
import { isCounted, statesOf } from './order-choice.ts';

type StateChipsProps = {
  readonly tab: TabKey;
  readonly state: OrderState | null;
  /** Unknown until the first page is there. */
  readonly counts: StateCounts | undefined;
  readonly onChange: (state: OrderState | null) => void;
};

/** Narrows a tab to one status; nothing where it has but one. */
export function StateChips({ tab, state, counts, onChange }: StateChipsProps) {
  const { t, i18n } = useLingui();
  const states = statesOf(tab);
  if (states.length < 2) return null;
  const labelOf = (each: OrderState) => {
    const label = i18n._(orderStateLabel(each));
    const count = isCounted(each) && counts ? countText(counts[each]) : '';
    return count === '' ? label : `${label} (${count})`;
  };
  return (
    <div className="pt-2">
      <FilterChips
        label={t`Order status`}
        choices={[
          { value: 'any' as const, label: t`Every status` },
          ...states.map((value) => ({ value, label: labelOf(value) })),
        ]}
        value={state ?? 'any'}
        onChange={(next) => onChange(next === 'any' ? null : next)}
      />
    </div>
  );
}
