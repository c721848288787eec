import { mallAfterSaleDays } from '@chifan/domain/mall';
import { Button, Dialog, toast } from '@chifan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';

type ConfirmDialogProps = {
  readonly orderId: number;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onChanged: () => void;
};

/** Asks once: with it the days for a refund begin. */
export function ConfirmDialog({ orderId, isOpen, onClose, onChanged }: ConfirmDialogProps) {
  const { t } = useLingui();
  const confirm = useMutation({
    mutationFn: () => api('/rest/mall/order/confirm', { orderId }),
    onSuccess: () => toast(t`Enjoy it`, { kind: 'success' }),
    onSettled: () => {
      onClose();
      onChanged();
    },
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`Do you have your parcel?`}
      actions={
        <>
          <Button look="secondary" isWide onClick={onClose}>
            <Trans>Not yet</Trans>
          </Button>
          <Button isWide isBusy={confirm.isPending} onClick={() => confirm.mutate()}>
            <Trans>Yes, I have it</Trans>
          </Button>
        </>
      }
    >
      <p className="text-note text-soft">
        <Plural
          value={mallAfterSaleDays}
          one="Please open it first. Afterwards you can ask for a refund for # day."
          other="Please open it first. Afterwards you can ask for a refund for # days."
        />
      </p>
    </Dialog>
  );
}
