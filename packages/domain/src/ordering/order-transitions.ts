import { failure, type Result, success } from '../result.ts';
import { type OrderActor, type OrderEvent, type OrderFacts, type OrderMove, orderEvents } from './order-events.ts';
import { type OrderTransition, orderTransitions } from './order-transition-table.ts';

const rows: readonly OrderTransition[] = orderTransitions;

/**
 * Where an event leads (rule ordering-12), or why it may not happen: `transition_not_allowed` when the table has no row for
 * this order, `actor_not_allowed` when the row is somebody else's. Jobs and the console ask here like everybody else.
 */
export function applyOrderEvent(
  order: OrderFacts,
  event: OrderEvent,
  actor: OrderActor,
): Result<OrderMove, 'transition_not_allowed' | 'actor_not_allowed'> {
  const transition = transitionFor(order, event);
  if (!transition) return failure('transition_not_allowed');
  if (!transition.actors.includes(actor)) return failure('actor_not_allowed');
  const move = moveBy(transition, order);
  return move ? success(move) : failure('transition_not_allowed');
}

/** The events that this actor may trigger now: both apps draw their buttons from it. */
export const allowedEvents = (order: OrderFacts, actor: OrderActor): OrderEvent[] =>
  orderEvents.filter((event) => applyOrderEvent(order, event, actor).ok);

function transitionFor(order: OrderFacts, event: OrderEvent): OrderTransition | undefined {
  return rows.find(
    (row) =>
      row.event === event &&
      row.types.includes(order.type) &&
      isIn(row, order) &&
      suitsSetMeal(row, order) &&
      (event !== 'apply_for_refund' || order.paid),
  );
}

function isIn(row: OrderTransition, order: OrderFacts): boolean {
  const before = order.stateBeforeAfterSale;
  if (order.state === 'after_sale_processing' && row.goesOnDuringAfterSale) {
    return row.from.some((state) => state === before);
  }
  if (!row.from.includes(order.state)) return false;
  return row.before === undefined || row.before.some((state) => state === before);
}

function suitsSetMeal(row: OrderTransition, order: OrderFacts): boolean {
  if (!order.isSetMeal || row.setMealRestaurant === undefined) return true;
  return order.restaurantChosen === (row.setMealRestaurant === 'chosen');
}

function moveBy(row: OrderTransition, order: OrderFacts): OrderMove | undefined {
  if (row.to === 'state_before') {
    return order.stateBeforeAfterSale ? { state: order.stateBeforeAfterSale, stateBeforeAfterSale: null } : undefined;
  }
  if (row.to === 'after_sale_processing') return { state: row.to, stateBeforeAfterSale: order.state };
  if (order.state === 'after_sale_processing' && row.goesOnDuringAfterSale) {
    return { state: order.state, stateBeforeAfterSale: row.to };
  }
  return { state: row.to, stateBeforeAfterSale: null };
}
