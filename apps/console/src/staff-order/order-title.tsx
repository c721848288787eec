import type { StaffOrder } from '@chifan/contract/ordering';
import { shortOrderNumber } from '@chifan/domain/ordering';
import { Badge } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { wayLabel } from './order-labels.ts';

type OrderTitleProps = {
  readonly order: Pick<StaffOrder, 'number' | 'type' | 'dining' | 'setMealId' | 'tableNumber'>;
  readonly isShort?: boolean;
};

export function OrderTitle({ order, isShort = false }: OrderTitleProps) {
  const short = shortOrderNumber(order.number);
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
      <span className="figures text-title font-bold">{t`${short} 号`}</span>
      <Badge tone={order.type === 'delivery' ? 'warn' : 'neutral'}>{wayLabel(order)}</Badge>
      {order.tableNumber !== null && (
        <bdi className="figures rounded-small border-2 border-ink px-2 text-title font-bold">{t`桌号 ${order.tableNumber}`}</bdi>
      )}
      {order.setMealId !== null && <Badge tone="brand">{t`品牌套餐`}</Badge>}
      {!isShort && <span className="figures text-small text-faint">{order.number}</span>}
    </span>
  );
}
