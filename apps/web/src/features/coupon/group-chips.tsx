import { FilterChips } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { type GroupChoice, groupChoices } from './group-choices.ts';

type GroupChipsProps = { readonly value: GroupChoice; readonly onChange: (value: GroupChoice) => void };

export function GroupChips({ value, onChange }: GroupChipsProps) {
  const { i18n, t } = useLingui();
  const choices = groupChoices.map((choice) => ({ value: choice.value, label: i18n._(choice.label) }));
  return <FilterChips label={t`Coupon type`} choices={choices} value={value} onChange={onChange} />;
}
