import { TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import type { TermsField, TermsForm, TermsProblem } from './terms-form.ts';

type TermsFieldsProps = {
  readonly form: TermsForm;
  readonly problems: Partial<Record<TermsField, TermsProblem>>;
  readonly onChange: (change: Partial<TermsForm>) => void;
};

const words: Readonly<Record<TermsProblem, () => string>> = {
  km_unreadable: () => t`请输入 0 到 30 公里，例如 3 或 2.5`,
  yuan_unreadable: () => t`请输入金额，例如 5 或 4.50`,
};

export function TermsFields({ form, problems, onChange }: TermsFieldsProps) {
  const fields: readonly { readonly field: TermsField; readonly label: string; readonly hint?: string }[] = [
    { field: 'radiusKm', label: t`配送半径（公里）`, hint: t`填 0 表示不外送。` },
    { field: 'minimum', label: t`起送价（元）` },
    { field: 'baseFee', label: t`起步配送费（元）` },
    { field: 'baseKm', label: t`起步距离（公里）`, hint: t`在这个距离内只收起步配送费。` },
    { field: 'perKm', label: t`超出后每公里（元）`, hint: t`不足一公里按一公里算。` },
    { field: 'packageFee', label: t`打包费（元）` },
  ];
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {fields.map(({ field, label, hint }) => {
        const problem = problems[field];
        return (
          <TextField
            key={field}
            label={label}
            hint={hint}
            inputMode="decimal"
            value={form[field]}
            onChange={(typed) => onChange({ [field]: typed })}
            error={problem && words[problem]()}
          />
        );
      })}
    </div>
  );
}
