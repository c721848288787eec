import type { Workflow } from '../workflow.ts';
import { type OrderActor, type OrderEvent, type OrderFacts, orderEvents } from './order-events.ts';
import type { OrderState } from './order-states.ts';
import { type OrderTransition, orderTransitions } from './order-transition-table.ts';

/** How an order goes (rule ordering-12). */
export const orderWorkflow: Workflow<OrderState, OrderEvent, OrderActor, OrderFacts, OrderTransition> = {
  events: orderEvents,
  transitions: orderTransitions,
  afterSale: 'after_sale_processing',
  suits: (row, order) =>
    row.types.includes(order.type) && suitsSetMeal(row, order) && (row.event !== 'apply_for_refund' || order.paid),
};

function suitsSetMeal(row: OrderTransition, order: OrderFacts): boolean {
  if (!order.isSetMeal || row.setMealRestaurant === undefined) return true;
  return order.restaurantChosen === (row.setMealRestaurant === 'chosen');
}
