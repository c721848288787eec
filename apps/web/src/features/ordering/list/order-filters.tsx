import { type OrderState, orderStates } from '@chifan/domain/ordering';
import { FilterChips, orderStateLabel } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';

type OrderFiltersProps = { readonly state: OrderState | null; readonly onChange: (state: OrderState | null) => void };

const all = 'all';

export function OrderFilters({ state, onChange }: OrderFiltersProps) {
  const { t, i18n } = useLingui();
  return (
    <FilterChips<OrderState | typeof all>
      label={t`State of the order`}
      value={state ?? all}
      onChange={(value) => onChange(value === all ? null : value)}
      choices={[
        { value: all, label: t({ message: 'All', context: 'orders' }) },
        ...orderStates.map((value) => ({ value, label: i18n._(orderStateLabel(value)) })),
      ]}
    />
  );
}
