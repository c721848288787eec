import type { StaffOrder } from '@chifan/contract/ordering';
import type { Answer } from '../../platform/http/answers.ts';
import type { Platform } from '../../platform/module.ts';
import { ordersForCourier, staffOrdersShown, staffReader, workingState } from '../ordering/index.ts';

/** The caller's own unfinished jobs, and those that nobody has taken; the guest's door and phone only with the former. */
export async function listJobs(
  platform: Platform,
  courierId: number,
  now: Date,
): Promise<Answer<{ mine: StaffOrder[]; offered: StaffOrder[] }>> {
  const orders = await ordersForCourier(platform.database.read, courierId);
  const reader = staffReader(platform, { role: 'courier', id: courierId }, now);
  const shown = await staffOrdersShown(platform, orders, reader);
  const isFree = new Set(
    orders
      .filter((order) => order.courier_id === null && workingState(order) !== 'to_be_delivered')
      .map(({ id }) => id),
  );
  return {
    ok: true,
    value: { mine: shown.filter((order) => order.isMine), offered: shown.filter((order) => isFree.has(order.id)) },
  };
}
