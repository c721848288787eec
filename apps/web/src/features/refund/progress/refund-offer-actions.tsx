import { Button, Drawer, Money, TextField } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { RefundDetail } from '../../../data/refund.ts';
import { api } from '../../../platform/api.ts';
import { PhotosField } from '../../../platform/photos/photos-field.tsx';
import { RefundOfferDialog } from '../../../terms/refund/refund-offer-dialog.tsx';

export type RefundOfferProps = { readonly refund: RefundDetail; readonly onChanged: () => void };

export function RefundOfferActions({ refund, onChanged }: RefundOfferProps) {
  const [open, setOpen] = useState<'accept' | 'appeal' | null>(null);
  const may = (event: (typeof refund.allowedEvents)[number]) => refund.allowedEvents.includes(event);
  const shared = { refund, onChanged, onClose: () => setOpen(null) };
  const { offer } = refund;
  return (
    <>
      {may('accept_offer') && offer && (
        <Button isWide onClick={() => setOpen('accept')}>
          <span>
            <Trans>
              Accept <Money amount={offer.amount} />
            </Trans>
          </span>
        </Button>
      )}
      {may('appeal') && (
        <Button variant={may('accept_offer') ? 'secondary' : 'primary'} isWide onClick={() => setOpen('appeal')}>
          <Trans>Ask us to decide</Trans>
        </Button>
      )}
      <AcceptDialog {...shared} isOpen={open === 'accept'} />
      <AppealDrawer {...shared} isOpen={open === 'appeal'} />
    </>
  );
}

type SheetProps = RefundOfferProps & { readonly isOpen: boolean; readonly onClose: () => void };

/** Confirms that the guest accepts a partial refund and gives up the rest of the requested amount. */
function AcceptDialog({ refund: { id, asked, offer }, ...sheet }: SheetProps) {
  const { t } = useLingui();
  if (offer === null) return null;
  return (
    <RefundOfferDialog
      {...sheet}
      title={t`Accept this partial refund?`}
      action={
        <span>
          <Trans>
            Accept <Money amount={offer.amount} />
          </Trans>
        </span>
      }
      send={() => api('/rest/order/refund/accept', { refundId: id })}
    >
      <p>
        <Trans>
          You get <Money amount={offer.amount} /> of <Money amount={asked} /> now. The request is then closed, and we
          can no longer decide on it.
        </Trans>
      </p>
      <OfferParts offer={offer} />
    </RefundOfferDialog>
  );
}

/**
 * A form with which the guest appeals to the platform after the restaurant refused the refund or offered too little.
 */
function AppealDrawer({ refund, isOpen, onClose, onChanged }: SheetProps) {
  const { t } = useLingui();
  const [note, setNote] = useState('');
  const [photos, setPhotos] = useState<readonly string[]>([]);
  const appeal = useMutation({
    mutationFn: () => api('/rest/order/refund/appeal', { refundId: refund.id, note, photos: [...photos] }),
    onSuccess: onClose,
    // Refetch also after an error, because an error means that the refund on the screen is outdated.
    onSettled: onChanged,
  });
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={t`Ask us to decide`}
      actions={
        <Button isWide disabled={note.trim() === ''} isBusy={appeal.isPending} onClick={() => appeal.mutate()}>
          <Trans>Send</Trans>
        </Button>
      }
    >
      <div className="grid gap-4">
        <TextField
          label={refund.offer ? t`Why isn’t this enough?` : t`Why do you disagree?`}
          hint={t`Write in your own language.`}
          lines={4}
          maxLength={500}
          value={note}
          onChange={setNote}
        />
        <PhotosField photos={photos} onChange={setPhotos} />
      </div>
    </Drawer>
  );
}

export function RefundOfferFacts({ refund: { offer, asked, state } }: { readonly refund: RefundDetail }) {
  if (offer === null || (state !== 3 && state !== 4)) return null;
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="flex items-baseline justify-between gap-3">
        <span>
          <Trans>Offered</Trans>
        </span>
        <span className="text-end">
          <Money isApproximate amount={offer.amount} className="text-title font-semibold" />
        </span>
      </p>
      <p className="flex items-baseline justify-between gap-3 text-note text-soft">
        <span>
          <Trans>Refund requested</Trans>
        </span>
        <Money amount={asked} />
      </p>
      <OfferParts offer={offer} />
      <p className="text-note">{offer.words}</p>
    </div>
  );
}

/**
 * Shows how an offered refund is split between balance and payment method. Hidden if the refund has only one
 * destination.
 */
function OfferParts({ offer: { parts } }: { readonly offer: NonNullable<RefundDetail['offer']> }) {
  if (parts === null || parts.balance === 0 || parts.gateway === 0) return null;
  return (
    <p className="text-note text-soft">
      <Trans>
        <Money amount={parts.balance} /> to your balance, <Money amount={parts.gateway} /> to what you paid with.
      </Trans>
    </p>
  );
}
