import { failure, type Result, success } from '../result.ts';
import type { MallOrderState } from './mall-order-states.ts';

/** All that can happen to an order of the points mall. `system` is a timer or a decided refund. */
export const mallOrderEvents = [
  'place',
  'pay',
  'cancel',
  'expire',
  'refuse',
  'ship',
  'confirm',
  'apply_for_refund',
  'refund',
  'settle',
  'resume',
] as const;
export type MallOrderEvent = (typeof mallOrderEvents)[number];

export const mallOrderActors = ['member', 'platform', 'system'] as const;
export type MallOrderActor = (typeof mallOrderActors)[number];

/** One row of the table; `from` is empty for what begins an order. */
export type MallOrderTransition = {
  readonly event: MallOrderEvent;
  readonly from: readonly MallOrderState[];
  /** `state_before` is the state that the after-sale interrupted. */
  readonly to: MallOrderState | 'state_before';
  readonly actors: readonly MallOrderActor[];
  /** Rows out of `after_sale_processing`: the interrupted states that they are for. */
  readonly before?: readonly MallOrderState[];
};

/**
 * Every way an order of the points mall can go: unpaid → pending → to_be_delivered → completed (rule mall-2). Its
 * windows (`mall-times.ts`) are the caller's to check. Until it is shipped it is cancelled, afterwards refunded.
 */
export const mallOrderTransitions = [
  { event: 'place', from: [], to: 'unpaid', actors: ['member'] },
  { event: 'pay', from: ['unpaid'], to: 'pending', actors: ['member'] },
  { event: 'cancel', from: ['unpaid', 'pending'], to: 'cancelled', actors: ['member'] },
  { event: 'expire', from: ['unpaid'], to: 'cancelled', actors: ['system'] },
  { event: 'refuse', from: ['pending'], to: 'cancelled', actors: ['platform'] },
  { event: 'ship', from: ['pending'], to: 'to_be_delivered', actors: ['platform'] },
  { event: 'confirm', from: ['to_be_delivered'], to: 'completed', actors: ['member', 'system'] },
  {
    event: 'apply_for_refund',
    from: ['to_be_delivered', 'completed'],
    to: 'after_sale_processing',
    actors: ['member'],
  },
  { event: 'refund', from: ['after_sale_processing'], to: 'refunded', actors: ['system'] },
  {
    event: 'settle',
    from: ['after_sale_processing'],
    to: 'after_sale_completed',
    actors: ['system'],
    before: ['completed'],
  },
  {
    event: 'resume',
    from: ['after_sale_processing'],
    to: 'state_before',
    actors: ['system'],
    before: ['to_be_delivered'],
  },
] as const satisfies readonly MallOrderTransition[];

const rows: readonly MallOrderTransition[] = mallOrderTransitions;

/** What the rules of transition need to know; also what an event leaves behind: the caller stores both. */
export type MallOrderStanding = {
  readonly state: MallOrderState;
  /** The state that an open after-sale interrupted; null outside `after_sale_processing`. */
  readonly stateBeforeAfterSale: MallOrderState | null;
};

/**
 * Where an event leads, or why it may not happen: `transition_not_allowed` when the table has no row from here,
 * `actor_not_allowed` when the row is somebody else's.
 */
export function applyMallOrderEvent(
  order: MallOrderStanding,
  event: MallOrderEvent,
  actor: MallOrderActor,
): Result<MallOrderStanding, 'transition_not_allowed' | 'actor_not_allowed'> {
  const row = rows.find((row) => row.event === event && isFrom(row, order));
  if (!row) return failure('transition_not_allowed');
  if (!row.actors.includes(actor)) return failure('actor_not_allowed');
  if (row.to === 'state_before') {
    const { stateBeforeAfterSale: state } = order;
    return state ? success({ state, stateBeforeAfterSale: null }) : failure('transition_not_allowed');
  }
  return success({ state: row.to, stateBeforeAfterSale: row.to === 'after_sale_processing' ? order.state : null });
}

const isFrom = (row: MallOrderTransition, { state, stateBeforeAfterSale }: MallOrderStanding): boolean =>
  row.from.includes(state) && (row.before === undefined || row.before.some((state) => state === stateBeforeAfterSale));

/** The events that this actor may trigger now, as far as the table goes: both apps draw their buttons from it. */
export const allowedMallOrderEvents = (order: MallOrderStanding, actor: MallOrderActor): MallOrderEvent[] =>
  mallOrderEvents.filter((event) => applyMallOrderEvent(order, event, actor).ok);
