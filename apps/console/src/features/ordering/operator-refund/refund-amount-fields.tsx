import { Money, RadioGroup, Stepper, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { writeYuan } from '../../../platform/yuan.ts';
import { dishText } from '../../../texts/dish-name.tsx';
import { type OperatorRefundForm, type OperatorRefundPreview, refundChoiceOf } from './operator-refund-form.ts';

type AmountFieldsProps = {
  readonly form: OperatorRefundForm;
  readonly preview: OperatorRefundPreview;
  readonly onChange: (form: OperatorRefundForm) => void;
};

/** Lets the operator choose a full refund, which ends the order, or a refund of an amount or of some dishes. */
export function RefundAmountFields({ form, preview, onChange }: AmountFieldsProps) {
  return (
    <>
      <RadioGroup
        label={t`退多少`}
        value={form.kind}
        onChange={(kind) => onChange({ ...form, kind })}
        choices={[
          { value: 'all', label: t`全部退款，订单结束`, hint: <Money amount={preview.most} /> },
          { value: 'amount', label: t`退一部分金额` },
          { value: 'dishes', label: t`按菜品退` },
        ]}
      />
      {form.kind === 'amount' && <AmountField form={form} preview={preview} onChange={onChange} />}
      {form.kind === 'dishes' && <DishFields form={form} preview={preview} onChange={onChange} />}
    </>
  );
}

function AmountField({ form, preview: { most }, onChange }: AmountFieldsProps) {
  const max = writeYuan(most);
  const isGood = form.typed === '' || refundChoiceOf(form, most) !== null;
  return (
    <TextField
      label={t`退款金额（元）`}
      inputMode="decimal"
      value={form.typed}
      onChange={(typed) => onChange({ ...form, typed })}
      error={isGood ? undefined : t`请输入 0.01 至 ${max} 元。`}
    />
  );
}

function DishFields({ form, preview: { lines }, onChange }: AmountFieldsProps) {
  return (
    <ul className="grid gap-3">
      {lines.map((line) => {
        const dish = dishText(line);
        const { position, left, each } = line;
        const pieces = form.pieces[position] ?? 0;
        return (
          <li key={position} className="flex items-center justify-between gap-3">
            <span className="min-w-0">
              <span className="block">{dish}</span>
              <span className="text-note text-soft">
                {left > 0 ? <Money amount={each} /> : t`已退款`} {left > 0 && t`还剩 ${left} 份`}
              </span>
            </span>
            {left > 0 && (
              <Stepper
                of={dish}
                value={pieces}
                valueLabel={t`退 ${pieces} 份`}
                max={left}
                onChange={(next) => onChange({ ...form, pieces: { ...form.pieces, [position]: next } })}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
