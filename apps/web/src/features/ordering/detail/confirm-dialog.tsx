import { Button, Dialog, toast } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';

type ConfirmDialogProps = {
  readonly orderId: number;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onChanged: () => void;
};

export function ConfirmDialog({ orderId, isOpen, onClose, onChanged }: ConfirmDialogProps) {
  const { t } = useLingui();
  const confirm = useMutation({
    mutationFn: () => api('/rest/order/confirm', { orderId }),
    onSuccess: () => {
      toast(t`Enjoy your meal`, { kind: 'success' });
      onClose();
    },
    onSettled: onChanged,
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`Do you have your food?`}
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
        <Trans>Please confirm only when everything is there.</Trans>
      </p>
    </Dialog>
  );
}
