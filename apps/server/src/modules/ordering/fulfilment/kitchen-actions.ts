import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { applyEvent } from '@chifan/domain';
import {
  delayArrival,
  type ExtraMinutes,
  type MerchantRefuseNote,
  type MerchantRefuseReason,
  orderWorkflow,
  outOfStockMinutes,
} from '@chifan/domain/ordering';
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
import { acceptOrder, arrivalAfter, factsOf, transitionOrder } from '../transition-order.ts';
import { endOrder } from './end-order.ts';
import { type SellOut, sellOutLines } from './sell-out-lines.ts';

type Acceptance = { readonly orderId: number; readonly extraMinutes?: ExtraMinutes | undefined };

export const acceptByMerchant = (platform: Platform, { orderId, extraMinutes }: Acceptance, context: StaffContext) =>
  inKitchen(platform, orderId, context, (transition, order) => acceptOrder(platform, transition, order, extraMinutes));

type Delay = { readonly orderId: number; readonly extraMinutes: ExtraMinutes };

/**
 * Delays an order while the kitchen cooks it (rule ordering-55). The time promised at payment is unchanged (rule
 * ordering-45).
 */
export const delayOrder = (platform: Platform, { orderId, extraMinutes }: Delay, context: StaffContext) =>
  inKitchen(platform, orderId, context, (transition, order) =>
    transitionOrder(platform, transition, order, 'delay', {
      delays: order.delays + 1,
      estimated_at: delayArrival(order.estimated_at, extraMinutes, transition.now),
    }),
  );

type Refusal = {
  orderId: number;
  reason: MerchantRefuseReason;
  note?: MerchantRefuseNote | undefined;
  sellOut?: SellOut | undefined;
};

/**
 * For the reason `other`, the note (one of several fixed notes) is stored as the reason, and the guest reads its text.
 */
export const refuseByMerchant = (
  platform: Platform,
  { orderId, reason, note, sellOut }: Refusal,
  context: StaffContext,
) =>
  inKitchen(platform, orderId, context, async (transition, order) => {
    const ended = await endOrder(platform, transition, order, 'refuse', note ?? reason);
    if (ended.ok && sellOut) await sellOutLines(platform, transition, order, sellOut);
    return ended;
  });

/**
 * Rule ordering-18: the kitchen cancels an order with a full refund within 15 minutes of acceptance, because a dish ran
 * out, even after the pick-up code was issued.
 */
export const runOut = (platform: Platform, input: { orderId: number }, context: StaffContext) =>
  inKitchen(platform, input.orderId, context, async (transition, order) => {
    const latest = (order.accepted_at?.getTime() ?? 0) + outOfStockMinutes * 60_000;
    const isTooLate = transition.now.getTime() > latest;
    if (isTooLate && applyEvent(orderWorkflow, factsOf(order), 'run_out', transition.actor).ok)
      return refused('too_late');
    return endOrder(platform, transition, order, 'run_out', 'sold_out');
  });

export const markReady = (platform: Platform, input: { orderId: number }, context: StaffContext) =>
  inKitchen(platform, input.orderId, context, (transition, order) =>
    transitionOrder(platform, transition, order, 'ready', {
      ready_at: transition.now,
      ...arrivalAfter('ready', order, transition.now),
    }),
  );

type Work = (transition: TransitionContext, order: OrderRow) => Promise<Answer<OrderRow>>;

async function inKitchen(
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

/** The order after the transition. The pipelined query is sent with the commit. */
export type KitchenActionResult = { readonly row: Promise<StaffOrderRow> };

/**
 * Applies an event to an order of a shop where the caller works. For an order of any other shop, the answer is
 * `order_not_found`.
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
