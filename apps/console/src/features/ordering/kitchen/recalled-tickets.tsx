import { kitchenCallNumber } from '@chifan/domain/ordering';
import { Button, Icon } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { OrderDiet } from '../../../staff-order/order-diet.tsx';
import { wayLabel } from '../../../staff-order/order-labels.ts';
import { OrderLines } from '../../../staff-order/order-lines.tsx';
import { OrderRemark } from '../../../staff-order/order-remark.tsx';
import { dismissRecalled, useRecalledOrders } from './recalled-orders.ts';

/** Shows recalled orders above the tickets, with all details that a cook needs to cook them again. */
export function RecalledOrders() {
  const { orders } = useRecalledOrders();
  if (orders.length === 0) return null;
  return (
    <ul className="flex gap-2 overflow-x-auto">
      {orders.map((order) => {
        const [number, way] = [kitchenCallNumber(order), wayLabel(order)];
        return (
          <li
            key={order.id}
            className="grid w-72 shrink-0 content-start gap-2 rounded-card border-2 border-warn bg-surface p-3"
          >
            <p className="flex items-center gap-2 font-bold">
              <Icon name="receipt" size={20} className="text-warn" />
              {t`已召回 ${number} 号 · ${way}`}
            </p>
            <OrderDiet order={order} />
            <OrderLines lines={order.lines} isSetMeal={order.setMealId !== null} />
            <OrderRemark order={order} />
            <Button
              variant="secondary"
              aria-label={t`收起 ${number} 号`}
              onClick={() => dismissRecalled(order.id)}
              className="min-h-12"
            >
              {t`收起`}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
