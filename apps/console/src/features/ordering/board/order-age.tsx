import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { Icon } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useNow } from '../../../platform/use-now.ts';

const minuteMs = 60_000;
const inKitchen: ReadonlySet<StaffOrder['state']> = new Set(['pending', 'delivering', 'to_be_picked_up']);

/** How long the guest has waited, and by how much the promise is missed (rule ordering-102). */
export function OrderAge({ order }: { readonly order: StaffOrder }) {
  const now = useNow();
  const { state, paidAt, readyAt, wantedAt, setMealId, promisedAt } = order;
  if (!inKitchen.has(state) || readyAt !== null || setMealId !== null) return null;
  // The clock of the device may be slow.
  const waited = Math.max(0, minutesBetween(paidAt ?? order.placedAt, now));
  const late = minutesBetween(promisedAt, now);
  if (late > 0)
    return (
      <p className="flex items-center gap-1.5 text-note font-semibold text-bad">
        <Icon name="warning" size={20} />
        {t`已等 ${waited} 分钟，超时 ${late} 分钟`}
      </p>
    );
  // The age of an order for a later time is meaningless.
  return wantedAt === null && <p className="text-note text-soft">{t`已等 ${waited} 分钟`}</p>;
}

const minutesBetween = (instant: string, now: Date): number =>
  Math.floor((now.getTime() - Date.parse(instant)) / minuteMs);
