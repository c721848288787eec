import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { Icon, useNow } from '@chifan/ui';
import { t } from '@lingui/core/macro';

const minuteMs = 60_000;
const inKitchen: ReadonlySet<StaffOrder['state']> = new Set(['pending', 'delivering', 'to_be_picked_up']);

/** Shows how long the guest has waited, and by how many minutes the promised time has passed (rule ordering-102). */
export function OrderAge({ order }: { readonly order: StaffOrder }) {
  const now = useNow();
  const { state, paidAt, readyAt, wantedAt, setMealId, promisedAt } = order;
  if (!inKitchen.has(state) || readyAt !== null || setMealId !== null) return null;
  // If the clock of the device is slow, the time since payment can be negative.
  const waited = Math.max(0, minutesBetween(paidAt ?? order.placedAt, now));
  const late = minutesBetween(promisedAt, now);
  if (late > 0)
    return (
      <p className="flex items-center gap-1.5 text-note font-semibold text-bad">
        <Icon name="warning" size={20} />
        {t`已等 ${waited} 分钟，超时 ${late} 分钟`}
      </p>
    );
  // An order for a later time shows no waiting time, because its guest is not waiting yet.
  return wantedAt === null && <p className="text-note text-soft">{t`已等 ${waited} 分钟`}</p>;
}

const minutesBetween = (instant: string, now: Date): number =>
  Math.floor((now.getTime() - Date.parse(instant)) / minuteMs);
