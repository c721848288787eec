import { Button, Dialog, toast } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { PayTarget } from '../../../data/pay-target.ts';
import { api } from '../../../platform/api.ts';

type CancelPaymentDialogProps = {
  readonly target: PayTarget;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onSettled: () => void;
};

/** Rule ordering-23: reason 8, no longer wanted; a guest who cancels before paying is asked for no other. */
const noLongerWanted = 8;

export function CancelPaymentDialog({ target, isOpen, onClose, onSettled }: CancelPaymentDialogProps) {
  const { t } = useLingui();
  const isOrder = 'orderId' in target;
  const cancel = useMutation({
    mutationFn: () =>
      'orderId' in target
        ? api('/rest/order/cancel', { ...target, reason: noLongerWanted })
        : api('/rest/purchase/cancel', target),
    onSuccess: () => toast(isOrder ? t`Order cancelled` : t`Cancelled`, { kind: 'success' }),
    onSettled: () => {
      onClose();
      onSettled();
    },
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={isOrder ? t`Cancel this order?` : t`Cancel this purchase?`}
      actions={
        <>
          <Button variant="secondary" isWide onClick={onClose}>
            <Trans>Keep it</Trans>
          </Button>
          <Button variant="danger" isWide isBusy={cancel.isPending} onClick={() => cancel.mutate()}>
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
