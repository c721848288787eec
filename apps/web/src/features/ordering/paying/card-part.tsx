import { Checkbox, classNames, ErrorState, Icon } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { CardFormSkeleton } from '../../../terms/payment/card/card-form.tsx';
import type { CheckoutCard } from './use-checkout-card.ts';

type CardPartProps = {
  readonly card: CheckoutCard;
  /**
   * True after the payment has started. The gateway then already knows whether to save the card, so the guest can no
   * longer change it.
   */
  readonly isStarted: boolean;
};

/** The gateway’s card form, with saved cards and wallets. Card numbers never reach our server. */
export function CardPart({ card, isStarted }: CardPartProps) {
  const { t } = useLingui();
  const { place, state, problem, retry, offersSaving, savesCard, save } = card;
  if (state === 'failed')
    return (
      <ErrorState error={new Error(t`The card form couldn’t be loaded. Check your connection.`)} onRetry={retry} />
    );
  return (
    <div className="grid grid-cols-1 gap-3 border-b border-line py-3 last:border-b-0">
      {state === 'loading' && <CardFormSkeleton />}
      {/* Stripe measures its container, so the container is rendered before the form has loaded. */}
      <div ref={place} className={classNames(state === 'loading' && 'h-0 overflow-hidden')} />
      {offersSaving && (
        <Checkbox
          label={<Trans>Save this card for next time</Trans>}
          isChecked={savesCard}
          isDisabled={isStarted}
          onChange={save}
        />
      )}
      {problem !== null && (
        <p
          ref={showAtOnce}
          role="alert"
          className="flex items-start gap-2 rounded-small bg-bad-tint p-3 text-note text-bad"
        >
          <Icon name="warning" size={20} />
          <span dir="auto">{problem}</span>
        </p>
      )}
    </div>
  );
}

/** Scrolls a new message into view, because the order button is far below the card form. */
const showAtOnce = (message: HTMLElement | null): void => message?.scrollIntoView?.({ block: 'center' });
