import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { useNow } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { durationText } from '../../../platform/time.ts';
import { isInKitchen, minutesSince } from './kitchen-age.ts';

/** Shows how long the guest has waited (rule ordering-102). */
export function OrderAge({ order }: { readonly order: StaffOrder }) {
  const now = useNow();
  // An order for a later time shows no waiting time, because its guest is not waiting yet.
  if (!isInKitchen(order) || order.wantedAt !== null) return null;
  const waited = durationText(minutesSince(order.paidAt ?? order.placedAt, now));
  return <p className="text-note text-soft">{t`已等 ${waited}`}</p>;
}
