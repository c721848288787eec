import type { WorkOrder } from '@chifan/contract/ordering';
import { Badge, Button, Card } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useStaff } from '../../../platform/staff.ts';
import { useOpenOrder } from '../../../work-order/detail/shown-order.ts';
import { isInAfterSale } from '../../../work-order/order-facts.ts';
import { OrderGuest } from '../../../work-order/order-guest.tsx';
import { OrderLines } from '../../../work-order/order-lines.tsx';
import { OrderRemark } from '../../../work-order/order-remark.tsx';
import { OrderSum } from '../../../work-order/order-sum.tsx';
import { OrderTime } from '../../../work-order/order-time.tsx';
import { OrderTitle } from '../../../work-order/order-title.tsx';
import { KitchenMoves } from '../moves/kitchen-move-buttons.tsx';
import { AnswerCountdown } from './answer-countdown.tsx';

/** One order as the kitchen needs it: how it is eaten, by when, what, and what the guest wrote. */
export function KitchenCard({ order }: { readonly order: WorkOrder }) {
  const openOrder = useOpenOrder();
  const { shops } = useStaff();
  return (
    <Card className="grid gap-3">
      <div className="grid gap-1">
        <div className="flex items-start justify-between gap-2">
          <h3>
            <OrderTitle order={order} />
          </h3>
          {isInAfterSale(order) && <Badge tone="warn">{t`售后中`}</Badge>}
        </div>
        {shops.length > 1 && <p className="text-note text-soft">{order.shopNameZh}</p>}
        {order.answerBefore !== null && <AnswerCountdown until={order.answerBefore} />}
        <OrderTime order={order} />
      </div>
      <OrderLines lines={order.lines} />
      <OrderRemark order={order} />
      <OrderGuest order={order} />
      {order.courier && <p className="text-note">{t`骑手：${order.courier.name}`}</p>}
      <div className="flex items-center justify-between gap-2">
        <OrderSum order={order} />
        <Button look="quiet" onClick={() => openOrder(order)} className="-me-3 px-3 whitespace-nowrap">
          {t`详情`}
        </Button>
      </div>
      <KitchenMoves order={order} />
    </Card>
  );
}
