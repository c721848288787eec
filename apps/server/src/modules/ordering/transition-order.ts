import type { WorkflowActor } from '@chifan/domain';
import {
  arrivalAfterEvent,
  delayArrival,
  type OrderFacts,
  type OrderState,
  orderWorkflow,
} from '@chifan/domain/ordering';
import { writePipelined } from '../../platform/database/database.ts';
import type { EventPayloads } from '../../platform/events/events.ts';
import type { Answer } from '../../platform/http/call-result.ts';
import type { Audience } from '../../platform/live/live.ts';
import type { Platform } from '../../platform/module.ts';
import { transitionOf } from '../../platform/workflow/transition.ts';
import type { TransitionContext } from '../../platform/workflow/transition-context.ts';
import { type OrderRow, orderTables } from './order.store.ts';
import { codeTimer } from './order-timers.ts';

type FactColumns =
  | 'state'
  | 'state_before_after_sale'
  | 'type'
  | 'paid_at'
  | 'set_meal_id'
  | 'shop_id'
  | 'ready_at'
  | 'delays';

export const factsOf = (order: Pick<OrderRow, FactColumns>): OrderFacts => ({
  state: order.state,
  stateBeforeAfterSale: order.state_before_after_sale,
  type: order.type,
  isSetMeal: order.set_meal_id !== null,
  restaurantChosen: order.shop_id !== null,
  paid: order.paid_at !== null,
  isCooked: order.ready_at !== null,
  delays: order.delays,
});

/** Applies an event of `orderWorkflow` to an order. The row must be locked by `lockOrder`. */
export const transitionOrder = transitionOf({
  workflow: orderWorkflow,
  tables: orderTables,
  factsOf: (order: OrderRow) => factsOf(order),
  announce: async ({ events }, { tx, after, now, actor }, moved, event) => {
    const news = newsOf(moved, event, actor);
    await events.runInline(tx, 'order.moved', news, after);
    writePipelined(tx, events.publish(tx, 'order.moved', news, now));
  },
  publish: (platform, moved, before) => publishOrderChanged(platform, moved, before),
});

const newsOf = (
  { id: orderId, member_id: memberId, version, type, courier_id: courierId, guest_has_email: hasEmail }: OrderRow,
  event: string,
  actor: WorkflowActor,
): EventPayloads['order.moved'] => ({
  orderId,
  memberId,
  event,
  actor,
  version,
  needsCourier: type === 'delivery' && courierId === null,
  ...(hasEmail === undefined ? {} : { hasEmail }),
});

type ChangedOrder = Pick<OrderRow, 'id' | 'member_id' | 'shop_id' | 'type' | 'courier_id' | 'version'>;

/**
 * Sends live events of a changed order to its guest, shop, courier and the platform. The courier module sends events to
 * couriers who look for a job.
 */
export function publishOrderChanged(
  platform: Platform,
  order: ChangedOrder,
  /** The order before the change. Its courier and shop also get the event. */
  before: Pick<ChangedOrder, 'courier_id' | 'shop_id'> = order,
): void {
  const couriers = [order.courier_id, before.courier_id].filter((id) => id !== null);
  const shops = new Set([order.shop_id, before.shop_id].filter((id) => id !== null));
  const audiences: Audience[] = [
    `member:${order.member_id}`,
    ...[...shops].map((id) => `shop:${id}` as const),
    'platform',
    ...couriers.map((id) => `courier:${id}` as const),
  ];
  platform.live.publish(audiences, { topic: `order:${order.id}`, version: order.version });
  platform.live.publish(audiences, { topic: 'orders', version: order.version });
}

/**
 * The order state that kitchen and courier see. While a refund request is pending, they see the state before the
 * request, because their work continues.
 */
export const fulfilmentState = (order: Pick<OrderRow, 'state' | 'state_before_after_sale'>): OrderState =>
  order.state_before_after_sale ?? order.state;

type ReceiptColumns = 'type' | 'dining' | 'state' | 'state_before_after_sale' | 'hand_over_photo' | 'ready_at';

/** The facts that decide whether the guest has received the food (rules ordering-114, ordering-119). */
export const receiptFacts = (order: Pick<OrderRow, ReceiptColumns>) => ({
  type: order.type,
  dining: order.dining,
  state: order.state,
  workingState: fulfilmentState(order),
  hasPhoto: order.hand_over_photo !== null,
  readyAt: order.ready_at,
});

/** Accepts the order, for the merchant or automatically, and starts the timer of the pick-up code. */
export async function acceptOrder(
  platform: Platform,
  transition: TransitionContext,
  order: OrderRow,
  extraMinutes = 0,
): Promise<Answer<OrderRow>> {
  const timer = order.type === 'delivery' ? null : codeTimer(order, transition.now);
  const { estimated_at: told } = arrivalAfter('accept', order, transition.now);
  const changes = { accepted_at: transition.now, estimated_at: delayArrival(told, extraMinutes, transition.now) };
  return transitionOrder(platform, transition, order, 'accept', changes, { timer });
}

/** Rule ordering-45: the new arrival time after an event, to be written together with the transition. */
export const arrivalAfter = (event: Parameters<typeof arrivalAfterEvent>[0], order: OrderRow, now: Date) => ({
  estimated_at: arrivalAfterEvent(
    event,
    {
      type: order.type,
      estimatedAt: order.estimated_at,
      wantedAt: order.wanted_at,
      paidAt: order.paid_at,
      wayMinutes: order.way_minutes,
    },
    now,
  ),
});
