import type { WorkOrder } from '@chifan/contract/ordering';
import { Button, Dialog } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { api } from '../../../platform/api.ts';
import { useAct } from '../../../platform/use-act.ts';
import { rememberOrder } from '../../../work-order/detail/shown-order.ts';
import { shortNumber } from '../../../work-order/order-facts.ts';

type RunOutDialogProps = { readonly order: WorkOrder; readonly onClose: () => void };

/** Specification §9: out of stock is refunded within 15 minutes of acceptance. */
export function RunOutDialog({ order, onClose }: RunOutDialogProps) {
  const number = shortNumber(order.number);
  const runOut = useAct(() => api('/rest/merchant/order/runOut', { orderId: order.id }), {
    success: () => t`已取消，款项将全额退回`,
    onDone: (ended) => {
      rememberOrder(ended);
      onClose();
    },
  });
  return (
    <Dialog isOpen title={t`${number} 号订单缺货？`} onClose={onClose}>
      <p className="text-soft">{t`订单会被取消，客人立即收到全额退款。请记得在菜单里把缺货的菜设为售罄。`}</p>
      <Button look="danger" isWide isBusy={runOut.isPending} onClick={() => runOut.mutate(undefined)} className="mt-4">
        {t`缺货取消并全额退款`}
      </Button>
    </Dialog>
  );
}
