import type { PayoutMethod } from '@chifan/domain/affiliate';
import { RadioGroup, TextField } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { payoutMethodLabels } from '../payout-method-labels.ts';
import type { WithdrawFields } from './use-withdraw-form.ts';

type PayeeFieldsProps = {
  readonly form: WithdrawFields;
  readonly payoutMethods: readonly PayoutMethod[];
  readonly payoutMethod: PayoutMethod;
  readonly onPayoutMethod: (payoutMethod: PayoutMethod) => void;
};

export function PayeeFields({ form, payoutMethods, payoutMethod, onPayoutMethod }: PayeeFieldsProps) {
  const { t, i18n } = useLingui();
  const hints: Readonly<Record<PayoutMethod, string>> = {
    alipay: t`Arrives right after we approve it.`,
    bank: t`From a bank in mainland China. We transfer manually.`,
  };
  return (
    <>
      <RadioGroup
        label={t`Where should the money go?`}
        value={payoutMethod}
        choices={payoutMethods.map((value) => ({
          value,
          label: i18n._(payoutMethodLabels[value]),
          hint: hints[value],
        }))}
        onChange={onPayoutMethod}
      />
      {payoutMethod === 'alipay' ? <AlipayField form={form} /> : <CardFields form={form} />}
    </>
  );
}

type FieldsProps = Pick<PayeeFieldsProps, 'form'>;

function AlipayField({ form }: FieldsProps) {
  const { t } = useLingui();
  return (
    <TextField
      {...form.field('alipay')}
      label={t`Alipay account`}
      hint={t`The phone number or email you use for Alipay. Enter numbers from outside mainland China with country code and dash, such as 81-9012345678.`}
      type="email"
      autoComplete="off"
      maxLength={60}
      isRequired
    />
  );
}

function CardFields({ form }: FieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        {...form.field('card')}
        label={t`Card number`}
        type="tel"
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
        isRequired
      />
      <TextField
        {...form.field('bankName')}
        label={t`Bank name`}
        hint={t`As shown on the card, such as Bank of China or ICBC.`}
        autoComplete="off"
        maxLength={60}
        isRequired
      />
    </>
  );
}
