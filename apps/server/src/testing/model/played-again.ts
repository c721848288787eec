import { applyEvent, type WorkflowActor } from '@chifan/domain';
import {
  type OrderEvent,
  type OrderFacts,
  type OrderState,
  type OrderType,
  orderWorkflow,
} from '@chifan/domain/ordering';
import { sql } from 'kysely';
import type { Stage } from './fixture.ts';

type Row = {
  orderId: number;
  type: OrderType;
  isSetMeal: boolean;
  event: OrderEvent;
  from: OrderState | null;
  to: OrderState;
  actor: WorkflowActor;
};

/**
 * Applies each order's stored history to the transition table. The result must be the order's current state. No gateway
 * refund may be pending.
 */
export async function checkOrderHistory(real: Stage): Promise<void> {
  const { rows } = await sql<Row>`
    SELECT h.order_id AS "orderId", o.type, o.set_meal_id IS NOT NULL AS "isSetMeal", h.event, h.from_state AS from, h.to_state AS to, h.actor
    FROM order_history h JOIN customer_order o ON o.id = h.order_id
    WHERE o.member_id = ${real.member.id} ORDER BY h.id`.execute(real.test.app.database.read);
  for (const [orderId, played] of Map.groupBy(rows, (row) => row.orderId)) {
    const state = playedAgain(played);
    const stands = real.reality.seen()?.orders.find(({ id }) => id === orderId);
    if (stands?.state !== state) throw new Error(`order ${orderId} is ${stands?.state}, its history leads to ${state}`);
  }
  const owed = real.reality.seen()?.owed;
  if (owed !== 0) throw new Error(`${owed} gatewayRefunds have not arrived`);
}

function playedAgain(rows: readonly Row[]): OrderState {
  let [state, before, paid]: [OrderState, OrderState | null, boolean] = ['unpaid', null, false];
  let restaurantChosen = false;
  let isCooked = false;
  let delays = 0;
  for (const { orderId, type, isSetMeal, event, from, to, actor } of rows) {
    if (event === 'place') continue;
    const facts: OrderFacts = {
      state,
      stateBeforeAfterSale: before,
      type,
      isSetMeal,
      restaurantChosen,
      paid,
      isCooked,
      delays,
    };
    const move = applyEvent(orderWorkflow, facts, event, actor);
    if (!move.ok || from !== state || to !== move.value.state) {
      throw new Error(`order ${orderId}: ${event} by ${actor} led from ${from} to ${to}, and it was in ${state}`);
    }
    [state, before, paid] = [move.value.state, move.value.stateBeforeAfterSale, paid || event === 'pay'];
    restaurantChosen = event === 'choose_restaurant' || (restaurantChosen && event !== 'release_restaurant');
    isCooked ||= event === 'ready';
    if (event === 'delay') delays += 1;
  }
  return state;
}
