import { Money } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import type { RefundDetail } from '../../../data/refund.ts';

/** Where the offered sum would go, where that is more than one place. */
export function OfferParts({ offer: { parts } }: { readonly offer: NonNullable<RefundDetail['offer']> }) {
  if (parts === null || parts.balance === 0 || parts.gateway === 0) return null;
  return (
    <p className="text-note text-soft">
      <Trans>
        <Money amount={parts.balance} /> to your balance, <Money amount={parts.gateway} /> to what you paid with.
      </Trans>
    </p>
  );
}
