import type { OrderDetail } from '../../../data/ordering.ts';

type Ended = Pick<OrderDetail, 'timeline' | 'lines' | 'setMeal' | 'paidAt'>;

/**
 * How long after the end of an order the app suggests other restaurants to a guest who got no food (rule search-13).
 */
const offeredForMs = 3 * 3_600_000;

/**
 * Whether the restaurant or the courier recently ended a paid order, so that the guest still needs a meal. The order
 * was refused, not accepted in time, sold out, or not delivered.
 */
export function isOrderLost({ timeline, lines, setMeal, paidAt }: Ended, now: number): boolean {
  if (paidAt === null || setMeal || !lines.some(({ dishId }) => dishId !== null)) return false;
  const ending = timeline.find(({ to }) => to === 'cancelled' || to === 'refunded');
  if (!ending || now - Date.parse(ending.at) > offeredForMs) return false;
  if (ending.to === 'refunded') return timeline.some(({ event }) => event === 'declare_sold_out');
  return ending.event !== 'cancel';
}
