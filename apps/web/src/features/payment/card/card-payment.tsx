import { Button, classNames, ErrorState, Icon, Loading, Money, Skeleton } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { PayTarget } from '../../../data/pay-target.ts';
import { cardPaymentQuery } from '../../../data/payment.ts';
import { CallError } from '../../../platform/api.ts';
import { type CardFormWords, useCardForm } from './use-card-form.ts';

type CardPaymentProps = {
  readonly target: PayTarget;
  readonly amount: number;
  /** The gateway took it, may have taken it, or the order is closed: the server's state decides. */
  readonly onConfirmed: () => void;
};

/** The gateway's own card form: no card number ever reaches us. */
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

const CardFormSkeleton = () => (
  <Loading>
    <Skeleton className="h-88" />
  </Loading>
);

function CardForm({ amount, ...words }: CardFormWords & { readonly amount: number }) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const { state, problem, confirm, retry } = useCardForm(words, place);
  if (state === 'failed')
    return (
      <ErrorState
        error={new Error(t`The card form could not be loaded. Please check your connection.`)}
        onRetry={retry}
      />
    );
  const isReady = state !== 'loading';
  return (
    <div className="grid gap-4">
      {!isReady && <CardFormSkeleton />}
      {/* Stripe measures its place, so it is there while the form still loads. */}
      <div ref={place} className={classNames(!isReady && 'h-0 overflow-hidden')} />
      {problem !== null && (
        <p role="alert" className="flex items-start gap-2 rounded-small bg-bad-tint p-3 text-note text-bad">
          <Icon name="warning" size={20} />
          <span dir="auto">{problem}</span>
        </p>
      )}
      <Button isWide icon="lock" disabled={!isReady} isBusy={state === 'confirming'} onClick={() => void confirm()}>
        <span>
          <Trans>
            Pay <Money amount={amount} />
          </Trans>
        </span>
      </Button>
    </div>
  );
}
