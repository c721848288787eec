import { ApproximateAmount, Button, Card, Icon, Money } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import type { Payable } from '../../../data/payable.ts';
import { MethodChoice } from '../../../terms/payment/method-choice.tsx';
import { isQuick, leavesTheApp } from '../../../terms/payment/method-flows.ts';
import { PasswordSheet } from '../../../terms/payment/password-sheet.tsx';
import { RateNote } from '../../../terms/wallet/rate-note.tsx';
import { CardPayment } from '../card/card-payment.tsx';
import { FoundNotice } from './found-notice.tsx';
import { PayBefore } from './pay-before.tsx';
import { PaymentNumber } from './payment-number.tsx';
import { type PayChoice, usePayChoice } from './use-pay-choice.tsx';
import type { PaymentInSight } from './use-payment.ts';

type PayPanelProps = {
  readonly payable: Payable;
  readonly payment: PaymentInSight;
  readonly onCancel: () => void;
};

export function PayPanel({ payable, payment, onCancel }: PayPanelProps) {
  const choice = usePayChoice(payable, payment);
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <Sum payable={payable} onLapsed={payment.look} />
      {payable.attempt === 'failed' && <LastTryFailed />}
      <Card>
        <MethodChoice
          methods={choice.methods}
          method={choice.method}
          onChange={choice.choose}
          refused={choice.refused}
          hints={choice.hints}
        />
      </Card>
      <HowToPay payable={payable} payment={payment} choice={choice} />
      <FoundNotice payable={payable} payment={payment} />
      <div className="flex flex-wrap justify-between">
        {choice.method !== null && leavesTheApp(choice.method) && (
          <Button variant="quiet" onClick={() => void payment.claim()}>
            <Trans>Check payment</Trans>
          </Button>
        )}
        <Button variant="quiet" onClick={onCancel}>
          {'orderId' in payable.target ? <Trans>Cancel order</Trans> : <Trans>Cancel</Trans>}
        </Button>
      </div>
    </div>
  );
}

function Sum({ payable, onLapsed }: { readonly payable: Payable; readonly onLapsed: () => void }) {
  return (
    <Card className="grid justify-items-center gap-1 text-center">
      <p className="text-note text-soft">
        <Trans>Total to pay</Trans>
      </p>
      <Money amount={payable.amount} className="text-display font-bold" />
      <p className="empty:hidden">
        <ApproximateAmount amounts={[payable.amount]} className="text-note!" />
        <RateNote />
      </p>
      <PaymentNumber number={payable.number} />
      <PayBefore payable={payable} onLapsed={onLapsed} />
    </Card>
  );
}

const LastTryFailed = () => (
  <p role="alert" className="flex items-start gap-2 rounded-card bg-bad-tint p-4 text-note text-bad">
    <Icon name="warning" size={20} />
    <span>
      <Trans>The last payment didn’t go through. You haven’t been charged. Try again, or pay another way.</Trans>
    </span>
  </p>
);

type HowToPayProps = Omit<PayPanelProps, 'onCancel'> & { readonly choice: PayChoice };

/** Shows Stripe’s own form for a card, and one button for every other method. */
function HowToPay({ payable, payment, choice }: HowToPayProps) {
  const { method, starting } = choice;
  if (method === null) return null;
  if (!isQuick(method))
    return (
      <Card>
        <CardPayment
          target={payable.target}
          amount={payable.amount}
          onConfirmed={(setup) => payment.wait(true, setup)}
        />
      </Card>
    );
  return (
    <>
      <Button
        isWide
        icon="lock"
        isBusy={starting.isStarting}
        onClick={() => (method === 'balance' ? choice.ask(true) : starting.start(method))}
      >
        <span>
          <Trans>
            Pay <Money amount={payable.amount} />
          </Trans>
        </span>
      </Button>
      {choice.isAsked && (
        <PasswordSheet
          amount={payable.amount}
          problem={starting.passwordProblem}
          isBusy={starting.isStarting}
          onPassword={(password) => starting.start('balance', password)}
          onClose={() => choice.ask(false)}
        />
      )}
    </>
  );
}
