import { Button, Dialog, toast } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import type { OrderDialogProps } from './cancel-dialog.tsx';

export function ConfirmDialog({ order, isOpen, onClose, onChanged }: OrderDialogProps) {
  const { t } = useLingui();
  const confirm = useMutation({
    mutationFn: () => api('/rest/order/confirm', { orderId: order.id }),
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
