import type { Fen } from '@chifan/domain';
import { formatFen, TextField } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../../platform/language.ts';
import type { SumProblem } from '../../../platform/money/read-yuan.ts';

type OtherSumProps = {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly problem: SumProblem | null;
  /** Fen. */
  readonly least: number;
  readonly most: number;
};

/** Any sum between the least and the most. */
export function OtherSum({ value, onChange, problem, least, most }: OtherSumProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [from, to] = [formatFen(least as Fen, language), formatFen(most as Fen, language)];
  return (
    <TextField
      label={t`Sum in yuan`}
      hint={t`Between ${from} and ${to}`}
      error={problem === null ? undefined : errorOf(problem)}
      type="tel"
      inputMode="decimal"
      value={value}
      onChange={onChange}
      maxLength={9}
    />
  );

  function errorOf(problem: SumProblem): string {
    if (problem === 'not_a_sum') return t`Enter a sum such as 150 or 88.50.`;
    return problem === 'too_little' ? t`At least ${from}.` : t`At most ${to} at once.`;
  }
}
