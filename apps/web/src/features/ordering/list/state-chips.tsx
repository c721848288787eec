import type { OrderState } from '@chifan/domain/ordering';
import { FilterChips, orderStateLabel } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { statesOf, type TabKey } from './order-choice.ts';

type StateChipsProps = {
  readonly tab: TabKey;
  readonly state: OrderState | null;
  readonly onChange: (state: OrderState | null) => void;
};

/** Narrows a tab to one status; nothing where it has but one. */
export function StateChips({ tab, state, onChange }: StateChipsProps) {
  const { t, i18n } = useLingui();
  const states = statesOf(tab);
  if (states.length < 2) return null;
  return (
    <div className="pt-2">
      <FilterChips
        label={t`Order status`}
        choices={[
          { value: 'any' as const, label: t`Every status` },
          ...states.map((value) => ({ value, label: i18n._(orderStateLabel(value)) })),
        ]}
        value={state ?? 'any'}
        onChange={(next) => onChange(next === 'any' ? null : next)}
      />
    </div>
  );
}
