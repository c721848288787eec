import type { OrderState } from '../ordering/index.ts';

/** The courier has fetched the food and is not paid yet: completion would do that. */
const collected: readonly OrderState[] = ['to_be_delivered', 'delivered'];

/**
 * Whether a courier has done the work of a delivery of which nothing is kept (decision record 15): whoever has collected
 * the food is paid for bringing it.
 * @param order in the moment before everything that was paid for it goes back; its state is what an after-sale interrupted.
 */
export const isCourierOwed = (order: { readonly orderState: OrderState; readonly hasCourier: boolean }): boolean =>
  order.hasCourier && collected.includes(order.orderState);
