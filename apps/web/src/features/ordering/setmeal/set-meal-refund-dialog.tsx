import { Button, Dialog, Money, toast } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { OrderDetail } from '../../../data/ordering.ts';
import { api } from '../../../platform/api.ts';
import { noLongerWanted } from '../../../terms/ordering/cancel-reasons.ts';
import type { OrderDialogProps } from '../../../terms/ordering/order-kind.ts';
import { ComesBack } from '../order-parts/meal-cancel-drawer.tsx';

type SetMealRefundDialogProps = OrderDialogProps & { readonly order: OrderDetail };

/** Confirms the refund of a set meal. Shows the exact sum and its destination, and requires no reason. */
export function SetMealRefundDialog({ order, isOpen, onClose, onChanged }: SetMealRefundDialogProps) {
  const { t } = useLingui();
  const isPaid = order.refundableNow > 0;
  const { mutate, isPending } = useMutation({
    mutationFn: () => api('/rest/order/cancel', { orderId: order.id, reason: noLongerWanted }),
    onSuccess: () => {
      toast(isPaid ? t`Your money is on its way back` : t`Order cancelled`, { kind: 'success' });
      onClose();
    },
    onSettled: onChanged,
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={isPaid ? t`Refund this voucher?` : t`Cancel this order?`}
      actions={
        <>
          <Button variant="secondary" isWide onClick={onClose}>
            <Trans>Keep it</Trans>
          </Button>
          <Button variant="danger" isWide isBusy={isPending} onClick={() => mutate()}>
            <span>
              {isPaid ? (
                <Trans>
                  Get <Money amount={order.refundableNow} /> back
                </Trans>
              ) : (
                <Trans>Cancel it</Trans>
              )}
            </span>
          </Button>
        </>
      }
    >
      <ComesBack order={order} />
    </Dialog>
  );
}
