import { Button, ErrorState } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { PayTarget } from '../../../data/pay-target.ts';
import { cardPaymentQuery } from '../../../data/payment.ts';
import { CallError } from '../../../platform/api.ts';
import { CardForm, CardFormSkeleton } from './card-form.tsx';

type CardPaymentProps = {
  readonly target: PayTarget;
  readonly amount: number;
  /** The gateway took it, may have taken it, or the order is not open any more: what counts is what the server says. */
  readonly onConfirmed: () => void;
};

/** Opens the payment at the gateway, then shows its own card form: no card number ever reaches us. */
export function CardPayment({ target, amount, onConfirmed }: CardPaymentProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(cardPaymentQuery(target));
  if (error) {
    const isOver = error instanceof CallError && error.reason === 'payment_not_open';
    return isOver ? (
      <Button isWide variant="secondary" onClick={onConfirmed}>{t`Look at the payment again`}</Button>
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} />
    );
  }
  const { publishableKey, clientSecret, scriptUrl, returnUrl } = data?.clientData ?? {};
  if (!publishableKey || !clientSecret || !scriptUrl || !returnUrl) return <CardFormSkeleton />;
  return (
    <CardForm
      key={clientSecret}
      returnUrl={returnUrl}
      amount={amount}
      publishableKey={publishableKey}
      clientSecret={clientSecret}
      scriptUrl={scriptUrl}
      onConfirmed={onConfirmed}
    />
  );
}
