import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { Icon, useNow } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { kitchenDueOf, minutesSince } from './kitchen-age.ts';

/** Shows how long the guest has waited, and by how many minutes the food is late (rule ordering-102). */
export function OrderAge({ order }: { readonly order: StaffOrder }) {
  const now = useNow();
  const due = kitchenDueOf(order, now);
  if (due === null) return null;
  const waited = minutesSince(order.paidAt ?? order.placedAt, now);
  const late = -due.minutesLeft;
  if (late > 0)
    return (
      <p className="flex items-center gap-1.5 text-note font-semibold text-bad">
        <Icon name="warning" size={20} />
        {t`已等 ${waited} 分钟，超时 ${late} 分钟`}
      </p>
    );
  // An order for a later time shows no waiting time, because its guest is not waiting yet.
  return order.wantedAt === null && <p className="text-note text-soft">{t`已等 ${waited} 分钟`}</p>;
}
