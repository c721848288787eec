import { Button, Dialog, toast } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';

type CancelPaymentDialogProps = {
  readonly orderId: number;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onSettled: () => void;
};

/** Specification §4: reason 8, no longer wanted. Whoever leaves before paying is asked nothing more. */
const noLongerWanted = 8;

export function CancelPaymentDialog({ orderId, isOpen, onClose, onSettled }: CancelPaymentDialogProps) {
  const { t } = useLingui();
  const cancel = useMutation({
    mutationFn: () => api('/rest/order/cancel', { orderId, reason: noLongerWanted }),
    onSuccess: () => toast(t`Order cancelled`, { kind: 'success' }),
    onSettled: () => {
      onClose();
      onSettled();
    },
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`Cancel this order?`}
      actions={
        <>
          <Button look="secondary" isWide onClick={onClose}>
            <Trans>Keep it</Trans>
          </Button>
          <Button look="danger" isWide isBusy={cancel.isPending} onClick={() => cancel.mutate()}>
            <Trans>Cancel it</Trans>
          </Button>
        </>
      }
    >
      <p className="text-note text-soft">
        <Trans>If a payment is still on its way, it goes back in full by itself.</Trans>
      </p>
    </Dialog>
  );
}
