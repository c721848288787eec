import { businessDay } from '@chifan/domain';
import { writePipelined } from '../../../platform/database/database.ts';
import type { TransitionContext } from '../../../platform/workflow/transition-context.ts';
import { type OrderRow, requireShopId } from '../order.store.ts';
import { expectedCollectionAt } from '../order-timers.ts';
import { writeDayNumber } from './day-number.store.ts';

/**
 * Rule ordering-83: the order gets a day number of the business day on which the guest gets the food, like the pick-up
 * code.
 */
export function giveDayNumber({ tx, now }: TransitionContext, order: OrderRow): void {
  const day = businessDay(expectedCollectionAt(order, now));
  writePipelined(tx, writeDayNumber(tx, { orderId: order.id, shopId: requireShopId(order), businessDay: day }));
}
