import { Button, Drawer, Money, TextField } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { RefundDetail } from '../../../data/refund.ts';
import { api } from '../../../platform/api.ts';
import { PhotosField } from '../../../platform/photos/photos-field.tsx';
import { AnswerDialog } from '../../../terms/refunds/answer-dialog.tsx';
import { OfferParts } from './offer-facts.tsx';

export type RefundAnswerProps = { readonly refund: RefundDetail; readonly onChanged: () => void };

/** Accept the restaurant's offer, or appeal to the platform. */
export function RefundAnswers({ refund, onChanged }: RefundAnswerProps) {
  const [open, setOpen] = useState<'accept' | 'appeal' | null>(null);
  const may = (event: (typeof refund.allowedEvents)[number]) => refund.allowedEvents.includes(event);
  const shared = { refund, onChanged, onClose: () => setOpen(null) };
  const { offer } = refund;
  return (
    <>
      {may('accept_offer') && offer && (
        <Button isWide onClick={() => setOpen('accept')}>
          <Trans>
            Accept <Money amount={offer.amount} />
          </Trans>
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

type SheetProps = RefundAnswerProps & { readonly isOpen: boolean; readonly onClose: () => void };

/** Accepting a part waives the rest. */
function AcceptDialog({ refund: { id, asked, offer }, ...sheet }: SheetProps) {
  const { t } = useLingui();
  if (offer === null) return null;
  return (
    <AnswerDialog
      {...sheet}
      title={t`Accept this part?`}
      action={
        <Trans>
          Accept <Money amount={offer.amount} />
        </Trans>
      }
      send={() => api('/rest/order/refund/accept', { refundId: id })}
    >
      <p>
        <Trans>
          <Money amount={offer.amount} /> of <Money amount={asked} /> comes back now. The request is then closed, and we
          can no longer decide on it.
        </Trans>
      </p>
      <OfferParts offer={offer} />
    </AnswerDialog>
  );
}

/** The restaurant refused or offered too little: the platform decides. */
function AppealDrawer({ refund, isOpen, onClose, onChanged }: SheetProps) {
  const { t } = useLingui();
  const [note, setNote] = useState('');
  const [photos, setPhotos] = useState<readonly string[]>([]);
  const appeal = useMutation({
    mutationFn: () => api('/rest/order/refund/appeal', { refundId: refund.id, note, photos: [...photos] }),
    onSuccess: onClose,
    // After a refusal too: what stands on screen is no longer true.
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
          label={refund.offer ? t`Why is this part not enough?` : t`Why is the refusal wrong?`}
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
