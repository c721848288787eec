import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { Button, Dialog } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { OrderLines } from '../../../staff-order/order-lines.tsx';
import { avoidedLines } from './avoided-lines.ts';

type AcceptDialogProps = {
  readonly order: StaffOrder;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

/**
 * Requires a confirmation if the order has dishes that conflict with the guest's diet profile, because the guest may have
 * ordered them by mistake (rule ordering-104).
 */
export function AcceptDialog({ order, onConfirm, onClose }: AcceptDialogProps) {
  return (
    <Dialog isOpen title={t`菜里有客人忌口的东西，仍然接单？`} onClose={onClose}>
      <OrderLines lines={avoidedLines(order)} isSetMeal={order.setMealId !== null} />
      <p className="my-4 text-note text-soft">{t`能去掉就不要放；去不掉，请先联系客人或拒单。`}</p>
      <Button isWide onClick={onConfirm} className="min-h-12">
        {t`已看到，接单`}
      </Button>
    </Dialog>
  );
}
