import { Button, classNames, ErrorState, Icon, Loading, Skeleton } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { type CardFormWords, useCardForm } from './use-card-form.ts';

export const CardFormSkeleton = () => (
  <Loading>
    <Skeleton className="h-88" />
  </Loading>
);

type CardFormProps = CardFormWords & {
  /** Label of the submit button. */
  readonly children: ReactNode;
};

/** The gateway’s own card form. Card numbers never reach our server. */
export function CardForm({ children, ...words }: CardFormProps) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const { state, isConfirming, problem, confirm, retry } = useCardForm(words, place);
  if (state === 'failed')
    return (
      <ErrorState error={new Error(t`The card form couldn’t be loaded. Check your connection.`)} onRetry={retry} />
    );
  const isReady = state !== 'loading';
  return (
    <div className="grid gap-4">
      {!isReady && <CardFormSkeleton />}
      {/* Stripe measures its container, so the container is rendered before the form has loaded. */}
      <div ref={place} className={classNames(!isReady && 'h-0 overflow-hidden')} />
      {problem !== null && (
        <p role="alert" className="flex items-start gap-2 rounded-small bg-bad-tint p-3 text-note text-bad">
          <Icon name="warning" size={20} />
          <span dir="auto">{problem}</span>
        </p>
      )}
      <Button isWide icon="lock" disabled={!isReady} isBusy={isConfirming} onClick={() => void confirm()}>
        <span>{children}</span>
      </Button>
    </div>
  );
}
