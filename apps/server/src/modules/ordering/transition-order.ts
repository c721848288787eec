import { applyEvent, type Position } from '@chifan/domain';
import {
  type OrderActor,
  type OrderEvent,
  type OrderFacts,
  type OrderState,
  orderWorkflow,
} from '@chifan/domain/ordering';
import { type Tx, writePipelined } from '../../platform/database/database.ts';
import { type Answer, refused } from '../../platform/http/answers.ts';
import type { Audience } from '../../platform/live/live.ts';
import type { Platform } from '../../platform/module.ts';
import { type OrderChanges, type OrderRow, type OrderTimer, writeTransition } from './order.store.ts';

/** Who moves an order, and in which transaction. */
export type TransitionContext = {
  readonly tx: Tx;
  readonly after: (effect: () => void) => void;
  readonly now: Date;
  readonly actor: OrderActor;
  readonly actorId: number | null;
};

export const systemContext = (tx: Tx, after: TransitionContext['after'], now: Date): TransitionContext => ({
  tx,
  after,
  now,
  actor: 'system',
  actorId: null,
});

export const factsOf = (
  order: Pick<OrderRow, 'state' | 'state_before_after_sale' | 'type' | 'paid_at'>,
): OrderFacts => ({
  state: order.state,
  stateBeforeAfterSale: order.state_before_after_sale,
  type: order.type,
  isSetMeal: false,
  restaurantChosen: false,
  paid: order.paid_at !== null,
});

/**
 * The one way an order changes its state: asks the table, writes state and history together, announces it, and tells the
 * screens once the commit stands. `timer` begins with the move. The row must be locked by `lockOrder`.
 */
export async function transitionOrder(
  platform: Platform,
  transition: TransitionContext,
  order: OrderRow,
  event: OrderEvent,
  changes: OrderChanges = {},
  { reason = null, timer = null }: { readonly reason?: string | null; readonly timer?: OrderTimer | null } = {},
): Promise<Answer<OrderRow>> {
  const move = applyEvent(orderWorkflow, factsOf(order), event, transition.actor);
  if (!move.ok) return refused(move.reason, { state: order.state, event });
  const { tx, after, actor, actorId, now } = transition;
  const moved = { ...order, ...changes, ...columnsOf(move.value), version: order.version + 1 };
  writePipelined(
    tx,
    writeTransition(tx, { from: order, to: moved }, changes, { event, actor, actorId, reason, at: now }, timer),
  );
  await platform.events.announce(tx, 'order.moved', { orderId: order.id, event }, now);
  after(() => publishOrderChanged(platform, moved, order.courier_id));
  return { ok: true, value: moved };
}

const columnsOf = ({ state, stateBeforeAfterSale }: Position<OrderState>) => ({
  state,
  state_before_after_sale: stateBeforeAfterSale,
});

type ChangedOrder = Pick<OrderRow, 'id' | 'member_id' | 'shop_id' | 'type' | 'courier_id' | 'version'>;

/** Tells everybody who looks at this order that it has a new version. */
export function publishOrderChanged(
  platform: Platform,
  order: ChangedOrder,
  courierBefore: number | null = null,
): void {
  const couriers = [order.courier_id, courierBefore].filter((id) => id !== null);
  const audiences: Audience[] = [
    `member:${order.member_id}`,
    `shop:${order.shop_id}`,
    'platform',
    ...(order.type === 'delivery' ? (['couriers', ...couriers.map((id) => `courier:${id}` as const)] as const) : []),
  ];
  platform.live.tell(audiences, { topic: `order:${order.id}`, version: order.version });
  platform.live.tell(audiences, { topic: 'orders', version: order.version });
}

/** The state that the kitchen and the courier see: an open after-sale does not stop their work. */
export const workingState = (order: Pick<OrderRow, 'state' | 'state_before_after_sale'>): OrderState =>
  order.state_before_after_sale ?? order.state;
