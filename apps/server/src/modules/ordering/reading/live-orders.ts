import type { LiveOrder } from '@chifan/contract/ordering/views';
import type { Language } from '@chifan/domain';
import { activeOrderStates, isOrderActive } from '@chifan/domain/ordering';
import type { Executor } from '../../../platform/database/database.ts';
import type { Answer } from '../../../platform/http/call-result.ts';
import { factsOf } from '../transition-order.ts';
import { type LiveOrderRow, ordersInStates } from './read-orders.store.ts';
import { cardOf, codeExpectedTime } from './show-order.ts';

/**
 * Returns the member's active orders (rule ordering-42). The app fetches them on every tab, so one SQL statement reads
 * them with the member's index.
 */
export async function liveOrders(
  executor: Executor,
  memberId: number,
  language: Language,
  now: Date,
): Promise<Answer<{ orders: LiveOrder[] }>> {
  const candidates = await ordersInStates(executor, memberId, [...activeOrderStates, 'after_sale_processing']);
  const orders = candidates
    .filter((order) => isOrderActive({ ...factsOf(order), minutesSinceHandOver: minutesSince(order, now) }))
    .toSorted((one, other) => rankOf(one) - rankOf(other) || one.id - other.id)
    .map((order) => liveOrderOf(order, language, now));
  return { ok: true, value: { orders } };
}

const minutesSince = ({ handed_over_at: at }: LiveOrderRow, now: Date): number | null =>
  at && (now.getTime() - at.getTime()) / 60_000;

/** Sorts unpaid orders first, because the guest must pay. Orders that are paid are sorted by arrival time. */
const rankOf = (order: LiveOrderRow): number => (order.state === 'unpaid' ? 0 : order.estimated_at.getTime());

const liveOrderOf = (order: LiveOrderRow, language: Language, now: Date): LiveOrder => ({
  ...cardOf(order, language, now, false),
  codeExpectedAt: codeExpectedTime(order, now),
  handOverCode: order.hand_over_code,
  hasCourier: order.courier_id !== null,
  unreadMessages: order.unread_messages,
});
