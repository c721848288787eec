import type { PaymentMethod } from '@chifan/domain/payment';
import { Button } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { savedCardsQuery } from '../../../data/payment.ts';
import { useIsSignedIn } from '../../../platform/session.ts';
import { cardName, SavedCardList } from '../../../terms/payment/saved-card-list.tsx';

type SavedCardsProps = { readonly method: PaymentMethod | null };

/** If cards are the chosen method, lists the member’s saved cards, each with a remove button (rule payment-13). */
export function SavedCards({ method }: SavedCardsProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const isSignedIn = useIsSignedIn();
  const { data } = useQuery({ ...savedCardsQuery, enabled: isSignedIn && method === 'stripe' });
  if (method !== 'stripe' || !data || data.length === 0) return null;
  return (
    <section aria-label={t`Saved cards`} className="mt-2 border-t border-line pt-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="text-note">
          <Trans>You choose the card when you pay:</Trans> <bdi dir="ltr">{data.map(cardName).join(', ')}</bdi>
        </p>
        <Button variant="quiet" onClick={() => setOpen(!isOpen)}>
          {isOpen ? <Trans>Done</Trans> : <Trans>Manage cards</Trans>}
        </Button>
      </div>
      {isOpen && <SavedCardList cards={data} />}
    </section>
  );
}
