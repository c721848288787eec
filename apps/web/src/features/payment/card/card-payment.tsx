import { Button, ErrorState, Money } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { PayTarget } from '../../../data/pay-target.ts';
import { cardPaymentQuery } from '../../../data/payment.ts';
import { CallError } from '../../../platform/api.ts';
import { CardForm, CardFormSkeleton } from '../../../terms/payment/card/card-form.tsx';

type CardPaymentProps = {
  readonly target: PayTarget;
  readonly amount: number;
  /**
   * Called if the gateway took or may have taken the payment, or if the order is closed. The caller fetches the state
   * from the server. `setup`: the form's id, if it may have saved a card.
   */
  readonly onConfirmed: (setup?: string) => void;
};

/** The gateway’s own card form. Card numbers never reach our server. */
export function CardPayment({ target, amount, onConfirmed }: CardPaymentProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(cardPaymentQuery(target));
  if (error) {
    const isOver = error instanceof CallError && error.reason === 'payment_not_open';
    return isOver ? (
      <Button isWide variant="secondary" onClick={() => onConfirmed()}>{t`Check payment again`}</Button>
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} />
    );
  }
  const { publishableKey, clientSecret, scriptUrl, returnUrl, customerSessionClientSecret, maySaveCard, setup } =
    data?.clientData ?? {};
  if (!publishableKey || !clientSecret || !scriptUrl || !returnUrl) return <CardFormSkeleton />;
  const form = (
    <CardForm
      key={clientSecret}
      purpose="pay"
      returnUrl={returnUrl}
      publishableKey={publishableKey}
      clientSecret={clientSecret}
      customerSession={customerSessionClientSecret ?? null}
      scriptUrl={scriptUrl}
      onConfirmed={() => onConfirmed(setup)}
    >
      <Trans>
        Pay <Money amount={amount} />
      </Trans>
    </CardForm>
  );
  return maySaveCard === '0' ? (
    <>
      {form}
      <p className="mt-3 text-small text-soft">
        <Trans>You’ve reached the limit for saved cards, so this one won’t be saved.</Trans>
      </p>
    </>
  ) : (
    form
  );
}
