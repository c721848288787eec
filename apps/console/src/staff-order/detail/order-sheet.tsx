import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { kitchenCallNumber } from '@chifan/domain/ordering';
import { SidePanel } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { PrintButton } from '../printing/print-button.tsx';
import { ReprintButton } from '../printing/reprint-button.tsx';
import { OrderDetail } from './order-detail.tsx';
import { useCloseOrder, useShownOrder } from './shown-order.ts';

type OrderSheetProps = {
  readonly orders: readonly StaffOrder[];
  readonly moves: (order: StaffOrder) => ReactNode;
  /** Content above the order, such as a warning. */
  readonly notice?: (order: StaffOrder) => ReactNode;
  /** Content after the progress of the order, such as the payments that operators see. */
  readonly record?: (order: StaffOrder) => ReactNode;
  /** Whether the order has a print button. True for staff who cook and pack. */
  readonly isPrintable?: boolean;
};

export function OrderSheet({ orders, moves, notice, record, isPrintable = false }: OrderSheetProps) {
  const order = useShownOrder(orders);
  const close = useCloseOrder();
  const number = order ? kitchenCallNumber(order) : '';
  return (
    <SidePanel isOpen={order !== undefined} title={t`${number} 号订单`} onClose={close}>
      {order && (
        <>
          {notice?.(order)}
          {isPrintable && order.lines.length > 0 && (
            <div className="mb-4">
              <PrintButton order={order} />
              <ReprintButton order={order} />
            </div>
          )}
          <OrderDetail order={order} moves={moves(order)} record={record?.(order)} />
        </>
      )}
    </SidePanel>
  );
}
