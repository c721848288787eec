import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { businessDay } from '@chifan/domain';
import { kitchenCallNumber } from '@chifan/domain/ordering';
import { Badge, useNow } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { dayText } from '../platform/time.ts';
import { wayLabel } from './order-labels.ts';

type OrderTitleProps = {
  readonly order: Pick<
    StaffOrder,
    'number' | 'dayNumber' | 'type' | 'dining' | 'setMealId' | 'tableNumber' | 'estimatedAt'
  >;
  readonly isShort?: boolean;
};

export function OrderTitle({ order, isShort = false }: OrderTitleProps) {
  const short = kitchenCallNumber(order);
  const later = laterDay(order, useNow());
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
      <span className="figures text-title font-bold">{t`${short} 号`}</span>
      {later !== null && <Badge tone="warn">{later}</Badge>}
      <Badge tone={order.type === 'delivery' ? 'warn' : 'neutral'}>{wayLabel(order)}</Badge>
      {order.tableNumber !== null && (
        <bdi className="figures rounded-small border-2 border-ink px-2 text-title font-bold">{t`桌号 ${order.tableNumber}`}</bdi>
      )}
      {order.setMealId !== null && <Badge tone="brand">{t`品牌套餐`}</Badge>}
      {!isShort && <span className="figures text-small text-faint">{order.number}</span>}
    </span>
  );
}

/**
 * Date of an order for a later business day. Null for today. Needed because day numbers begin at 1 every business day.
 */
const laterDay = ({ dayNumber, estimatedAt }: OrderTitleProps['order'], now: Date): string | null =>
  dayNumber !== null && businessDay(new Date(estimatedAt)) > businessDay(now) ? dayText(estimatedAt) : null;
