import { Money } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { OfferParts } from './offer-parts.tsx';
import type { RefundPartProps } from './refund-part-props.ts';

/** The part that the restaurant offers, beside what was asked for, and why only that. */
export function OfferCard({ refund: { offer, asked, state } }: RefundPartProps) {
  if (offer === null || (state !== 3 && state !== 4)) return null;
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="flex items-baseline justify-between gap-3">
        <span>
          <Trans>It offers</Trans>
        </span>
        <Money amount={offer.amount} className="text-title font-semibold" />
      </p>
      <p className="flex items-baseline justify-between gap-3 text-note text-soft">
        <span>
          <Trans>You asked for</Trans>
        </span>
        <Money amount={asked} />
      </p>
      <OfferParts offer={offer} />
      <p className="text-note">{offer.words}</p>
    </div>
  );
}
