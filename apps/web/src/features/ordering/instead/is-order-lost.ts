import type { OrderDetail } from '../../../data/ordering.ts';

type Ended = Pick<OrderDetail, 'timeline' | 'lines' | 'setMeal' | 'paidAt'>;

/** Rule search-13: a guest who has no food yet gets the offer for this time after the end of the order. */
const offeredForMs = 3 * 3_600_000;

/**
 * Whether the restaurant or the courier recently ended a paid order, so that the guest still needs a meal: refused, not
 * answered, sold out, or not delivered.
 */
export function isOrderLost({ timeline, lines, setMeal, paidAt }: Ended, now: number): boolean {
  if (paidAt === null || setMeal || !lines.some(({ dishId }) => dishId !== null)) return false;
  const ending = timeline.find(({ to }) => to === 'cancelled' || to === 'refunded');
  if (!ending || now - Date.parse(ending.at) > offeredForMs) return false;
  if (ending.to === 'refunded') return timeline.some(({ event }) => event === 'declare_sold_out');
  return ending.event !== 'cancel';
}
