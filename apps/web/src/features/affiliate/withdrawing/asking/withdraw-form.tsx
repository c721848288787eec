import { formatFen } from '@chifan/domain';
import { Button, Card, Money, TextField } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Withdrawable, WithdrawInput } from '../../../../data/affiliate.ts';
import { FieldForm } from '../../../../platform/forms/field-form.tsx';
import { useLanguage } from '../../../../platform/language.ts';
import { PasswordSheet } from '../../../../terms/payment/password-sheet.tsx';
import { writeYuan } from '../../../../terms/wallet/read-yuan.ts';
import { PayeeFields } from './payee-fields.tsx';
import { useWithdrawForm, type WithdrawFormState } from './use-withdraw-form.ts';

export function WithdrawForm({ offer }: { readonly offer: Withdrawable }) {
  const { t } = useLingui();
  const state = useWithdrawForm(offer);
  const { form, payoutMethod, setPayoutMethod, withdraw } = state;
  return (
    <>
      <FieldForm failures={form.failures} onSubmit={state.submit}>
        <AmountField form={form} offer={offer} />
        <TextField
          {...form.field('realName')}
          label={t`Your real name`}
          hint={t`As shown on your ID card or passport. The bank or Alipay checks it.`}
          autoComplete="name"
          maxLength={60}
          isRequired
        />
        <PayeeFields
          form={form}
          payoutMethods={offer.payoutMethods}
          payoutMethod={payoutMethod}
          onPayoutMethod={setPayoutMethod}
        />
        <WhatNext />
        <Button type="submit" icon="wallet" isWide isBusy={withdraw.isSending}>
          <Trans>Withdraw</Trans>
        </Button>
      </FieldForm>
      <Confirm state={state} />
    </>
  );
}

type AmountFieldProps = Pick<WithdrawFormState, 'form'> & { readonly offer: Withdrawable };

function AmountField({ form, offer: { balance, least } }: AmountFieldProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { onChange, ...field } = form.field('amount');
  const from = formatFen(least, language);
  return (
    <div className="grid grid-cols-1 gap-2">
      <TextField
        {...field}
        onChange={onChange}
        label={t`Amount in yuan`}
        hint={t`At least ${from}.`}
        type="tel"
        inputMode="decimal"
        autoComplete="off"
        maxLength={9}
        isRequired
      />
      <Button variant="secondary" className="justify-self-start" onClick={() => onChange(writeYuan(balance))}>
        <span>
          <Trans>
            All: <Money amount={balance} />
          </Trans>
        </span>
      </Button>
    </div>
  );
}

/** The account to show. A card number is written in groups of four digits. */
const readable = ({ payoutMethod, account }: WithdrawInput): string =>
  payoutMethod === 'bank' ? (account.match(/.{1,4}/gu) ?? []).join(' ') : account;

function Confirm({ state: { asked, withdraw, giveUp } }: { readonly state: WithdrawFormState }) {
  if (asked === null) return null;
  const { amount, realName } = asked;
  const account = readable(asked);
  return (
    <PasswordSheet
      amount={amount}
      words={
        <Trans>
          <Money isApproximate amount={amount} className="font-semibold text-ink" /> goes to{' '}
          <bdi dir="ltr" className="figures font-semibold wrap-anywhere text-ink">
            {account}
          </bdi>{' '}
          in the name of <bdi className="font-semibold text-ink">{realName}</bdi>. Please check both.
        </Trans>
      }
      problem={withdraw.passwordProblem}
      isBusy={withdraw.isSending}
      onPassword={(paymentPassword) => withdraw.send({ ...asked, paymentPassword })}
      onClose={giveUp}
    />
  );
}

function WhatNext() {
  const { t } = useLingui();
  return (
    <Card title={t`What happens next`}>
      <ol className="grid list-decimal gap-1 ps-5 text-note text-soft">
        <li>
          <Trans>The amount is reserved right away.</Trans>
        </li>
        <li>
          <Trans>We check your request and usually pay within 3 working days.</Trans>
        </li>
        <li>
          <Trans>If the payout fails, we tell you why and you can withdraw it again.</Trans>
        </li>
      </ol>
    </Card>
  );
}
