import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { writePipelined } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { byCaller } from '../../../platform/workflow/locked.ts';
import type { TransitionContext } from '../../../platform/workflow/transition-context.ts';
import { lockOrderOfStaff, type OrderRow } from '../order.store.ts';
import { staffReader } from '../reading/order-visibility.ts';
import { staffOrderView } from '../reading/show-staff-orders.ts';
import { type StaffOrderRow, staffOrderById } from '../reading/staff-orders.store.ts';

type Work = (transition: TransitionContext, order: OrderRow) => Promise<Answer<OrderRow>>;

export async function withKitchenOrder(
  platform: Platform,
  orderId: number,
  context: StaffContext,
  work: Work,
): Promise<Answer<StaffOrder>> {
  const told = await platform.database.transact((tx, after) =>
    transitionInKitchen({ tx, after }, orderId, context, work),
  );
  return kitchenOrderView(platform, told, context);
}

/** The order after the transition. The query that reads it is sent together with the commit. */
export type KitchenActionResult = { readonly row: Promise<StaffOrderRow> };

/**
 * Applies an event to an order of a shop where the caller works. Returns `order_not_found` for an order of any other
 * shop.
 */
export async function transitionInKitchen(
  { tx, after }: Pick<TransitionContext, 'tx' | 'after'>,
  orderId: number,
  context: StaffContext,
  work: Work,
): Promise<Answer<KitchenActionResult>> {
  const order = await lockOrderOfStaff(tx, { orderId, staffId: context.caller.id });
  if (!order) return refused('order_not_found');
  const moved = await work({ tx, after, ...byCaller('merchant', context) }, order);
  if (!moved.ok) return moved;
  const row = staffOrderById(tx, orderId);
  writePipelined(tx, row);
  return { ok: true, value: { row } };
}

export const kitchenOrderView = async (
  platform: Platform,
  told: Answer<KitchenActionResult>,
  context: StaffContext,
): Promise<Answer<StaffOrder>> => {
  if (!told.ok) return told;
  const reader = staffReader(platform, context);
  return { ok: true, value: await staffOrderView(platform, await told.value.row, reader) };
};
