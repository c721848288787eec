import { Button, Drawer, TextField } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api.ts';
import { toastFailure } from '../../../platform/calls/toast-failure.ts';
import { PhotosField } from '../../../platform/photos/photos-field.tsx';
import type { RefundViewProps } from './refund-part-props.ts';

export type RefundSheetProps = RefundViewProps & { readonly isOpen: boolean; readonly onClose: () => void };

/** The restaurant refused or offered too little: we decide, and look at what the guest shows. */
export function AppealDrawer({ refund, isOpen, onClose, onChanged }: RefundSheetProps) {
  const { t } = useLingui();
  const [note, setNote] = useState('');
  const [photos, setPhotos] = useState<readonly string[]>([]);
  const appeal = useMutation({
    mutationFn: () => api('/rest/order/refund/appeal', { refundId: refund.id, note, photos: [...photos] }),
    onSuccess: onClose,
    onError: toastFailure,
    // Refused or not: what stands on screen is no longer true.
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
