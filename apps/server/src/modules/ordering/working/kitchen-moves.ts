import type { WorkOrder } from '@chifan/contract/ordering';
import {
  applyOrderEvent,
  type MerchantRefuseNote,
  type MerchantRefuseReason,
  outOfStockMinutes,
} from '@chifan/domain/ordering';
import { writeAlong } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/answers.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { factsOf, type Hand, moveOrder } from '../move-order.ts';
import { lockOrderOfStaff, type OrderRow } from '../order.store.ts';
import { workReader } from '../reading/order-sight.ts';
import { workOrderOf } from '../reading/show-work-orders.ts';
import { workOrderById } from '../reading/work-orders.store.ts';
import { acceptOrder } from './accept-order.ts';
import { endOrder } from './end-order.ts';

export type StaffContext = Context<{ role: 'merchant' | 'courier' | 'platform'; id: number; sessionHash: string }>;

export const accept = (platform: Platform, input: { orderId: number }, context: StaffContext) =>
  inKitchen(platform, input.orderId, context, (hand, order) => acceptOrder(platform, hand, order));

type Refusal = { orderId: number; reason: MerchantRefuseReason; note?: MerchantRefuseNote | undefined };

/** The guest reads what "other" means, not that it is other. */
export const refuse = (platform: Platform, { orderId, reason, note }: Refusal, context: StaffContext) =>
  inKitchen(platform, orderId, context, (hand, order) => endOrder(platform, hand, order, 'refuse', note ?? reason));

/** Rule ordering-18: out of stock is refunded within 15 minutes of acceptance, whether the code stands or not. */
export const runOut = (platform: Platform, input: { orderId: number }, context: StaffContext) =>
  inKitchen(platform, input.orderId, context, async (hand, order) => {
    const latest = (order.accepted_at?.getTime() ?? 0) + outOfStockMinutes * 60_000;
    const isTooLate = hand.now.getTime() > latest;
    if (isTooLate && applyOrderEvent(factsOf(order), 'run_out', hand.actor).ok) return refused('too_late');
    return endOrder(platform, hand, order, 'run_out', 'sold_out');
  });

/** The food waits for its courier. */
export const markReady = (platform: Platform, input: { orderId: number }, context: StaffContext) =>
  inKitchen(platform, input.orderId, context, (hand, order) => moveOrder(platform, hand, order, 'ready'));

/** Runs a move on an order of a shop that the caller staffs; any other order does not exist for them. */
export async function inKitchen(
  platform: Platform,
  orderId: number,
  context: StaffContext,
  work: (hand: Hand, order: OrderRow) => Promise<Answer<OrderRow>>,
): Promise<Answer<WorkOrder>> {
  const told = await platform.database.transact(async (tx, after) => {
    const order = await lockOrderOfStaff(tx, { orderId, staffId: context.caller.id });
    if (!order) return refused('order_not_found');
    const moved = await work({ tx, after, now: context.now, actor: 'merchant', actorId: context.caller.id }, order);
    if (!moved.ok) return moved;
    // Nothing waits for what the order has become: it is read on the way of the commit.
    const row = workOrderById(tx, orderId);
    writeAlong(tx, row);
    return { ok: true as const, row };
  });
  return told.ok
    ? { ok: true, value: workOrderOf(await told.row, workReader(platform, context.caller, context.now)) }
    : told;
}
