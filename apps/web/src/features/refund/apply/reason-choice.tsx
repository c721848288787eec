import { RadioGroup } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { cancelReasonByNumber } from '../../../terms/orders/cancel-reason-words.ts';

type ReasonChoiceProps = {
  /** Numbers that the server offers. */
  readonly reasons: readonly number[];
  readonly reason: number | null;
  readonly onChange: (reason: number) => void;
  readonly error?: string | undefined;
};

export function ReasonChoice({ reasons, reason, onChange, error }: ReasonChoiceProps) {
  const { t, i18n } = useLingui();
  const choices = reasons.flatMap((number) => {
    const label = cancelReasonByNumber(number);
    return label ? [{ value: String(number), label: i18n._(label) }] : [];
  });
  return (
    <RadioGroup
      label={t`Why do you want your money back?`}
      value={reason === null ? null : String(reason)}
      onChange={(value) => onChange(Number(value))}
      choices={choices}
      error={error}
    />
  );
}
