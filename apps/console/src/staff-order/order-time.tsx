import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { Icon, useNow } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { clockTime } from '../platform/time.ts';

/**
 * Time by which the order is due, as the guest sees it. For a time that the guest chose, the console also shows when
 * cooking starts. For a set meal, it shows only the earliest time, because the guest may come at any later time of the
 * business day.
 */
export function OrderTime({ order }: { readonly order: StaffOrder }) {
  const now = useNow();
  const told = clockTime(order.estimatedAt, now);
  if (order.setMealId !== null) return <p className="text-note text-soft">{t`今日到店，最早 ${told}`}</p>;
  if (order.readyAt !== null) {
    const ready = clockTime(order.readyAt, now);
    return <p className="text-note text-soft">{t`${ready} 已做好`}</p>;
  }
  if (order.wantedAt === null) return <p className="text-note text-soft">{t`尽快，预计 ${told}`}</p>;
  const start = clockTime(order.wantedAt, new Date(order.estimatedAt));
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 text-note">
      <Icon name="clock" size={20} className="text-warn" />
      <span className="font-semibold text-warn">
        {order.type === 'delivery' ? t`预约 ${told} 送达` : t`预约 ${told} 取餐`}
      </span>
      <span className="text-soft">{t`${start} 开始备餐`}</span>
    </p>
  );
}
