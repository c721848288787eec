import { Money } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import type { RefundDetail } from '../../../data/refund.ts';

type Offer = NonNullable<RefundDetail['offer']>;

export function OfferFacts({ refund: { offer, asked, state } }: { readonly refund: RefundDetail }) {
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

/** Shown where the sum would go to more than one place. */
export function OfferParts({ offer: { parts } }: { readonly offer: Offer }) {
  if (parts === null || parts.balance === 0 || parts.gateway === 0) return null;
  return (
    <p className="text-note text-soft">
      <Trans>
        <Money amount={parts.balance} /> to your balance, <Money amount={parts.gateway} /> to what you paid with.
      </Trans>
    </p>
  );
}
