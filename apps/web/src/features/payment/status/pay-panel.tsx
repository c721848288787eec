import { Button, Card, Countdown, Money, RadioGroup } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigation } from '../../../platform/navigation.ts';
import { CardPayment } from '../card/card-payment.tsx';
import { balanceQuery, type PaymentStatus } from '../payment.query.ts';
import { BalancePayment } from './balance-payment.tsx';

type Method = 'stripe' | 'balance';

type PayPanelProps = {
  readonly status: PaymentStatus;
  readonly startsWith: Method;
  /** Something may have been paid: the guest now waits for the server's word. */
  readonly onPaid: () => void;
  readonly onLapsed: () => void;
  readonly onCancel: () => void;
};

/** An order that waits for its money: how much, how long, and how to pay. */
export function PayPanel({ status, startsWith, onPaid, onLapsed, onCancel }: PayPanelProps) {
  const [method, setMethod] = useState<Method>(startsWith);
  return (
    <div className="grid gap-4 p-4">
      <Card className="text-center">
        <p className="text-note text-soft">
          <Trans>Total to pay</Trans>
        </p>
        <Money amount={status.payable} className="text-display font-bold" />
        <p className="mt-1 text-note text-warn">
          <Trans>
            Pay within <Countdown until={status.payBefore} onEnd={onLapsed} className="font-semibold" />, or the order
            is cancelled by itself
          </Trans>
        </p>
      </Card>
      <MethodChoice amount={status.payable} method={method} onChange={setMethod} />
      <Card>
        {method === 'stripe' ? (
          <CardPayment orderId={status.orderId} amount={status.payable} onConfirmed={onPaid} />
        ) : (
          <BalancePayment orderId={status.orderId} amount={status.payable} onPaid={onPaid} />
        )}
      </Card>
      <div className="flex flex-wrap justify-between">
        <Button look="quiet" onClick={onPaid}>
          <Trans>I have paid</Trans>
        </Button>
        <Button look="quiet" onClick={onCancel}>
          <Trans>Cancel the order</Trans>
        </Button>
      </div>
    </div>
  );
}

type MethodChoiceProps = {
  readonly amount: number;
  readonly method: Method;
  readonly onChange: (method: Method) => void;
};

function MethodChoice({ amount, method, onChange }: MethodChoiceProps) {
  const { t } = useLingui();
  const navigation = useNavigation();
  const { data: purse } = useQuery(balanceQuery());
  const suffices = purse !== undefined && purse.balance >= amount;
  return (
    <Card className="grid gap-2">
      <RadioGroup<Method>
        label={t`Payment method`}
        value={method}
        onChange={onChange}
        choices={[
          { value: 'stripe', label: t`Bank card`, hint: t`Visa, Mastercard and others, from any country` },
          {
            value: 'balance',
            label: t`Balance`,
            hint: purse && <BalanceHint balance={purse.balance} suffices={suffices} />,
            isDisabled: !suffices || !purse.hasPaymentPassword,
          },
        ]}
      />
      {suffices && !purse.hasPaymentPassword && (
        <Button look="quiet" icon="lock" onClick={() => navigation.open('pages/mine/security/reset/reset')}>
          <Trans>Set a payment password to use your balance</Trans>
        </Button>
      )}
    </Card>
  );
}

const BalanceHint = ({ balance, suffices }: { readonly balance: number; readonly suffices: boolean }) =>
  suffices ? (
    <Trans>
      <Money amount={balance} /> available
    </Trans>
  ) : (
    <Trans>
      <Money amount={balance} /> is not enough
    </Trans>
  );
