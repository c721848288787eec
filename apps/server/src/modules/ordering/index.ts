import type { Listeners } from '../../platform/events/events.ts';
import type { Module, Platform } from '../../platform/module.ts';
import type { Gateways } from '../payment/index.ts';
import { hearSettledPayment } from './hear-settled-payment.ts';
import { orderTimerJobs } from './order-timers.job.ts';
import { orderingHandlers } from './ordering.routes.ts';

export { acceptOrder } from './accept-order.ts';
export { completeOrder } from './complete-order.ts';
export { type Hand, moveOrder, tellOrder, workingState } from './move-order.ts';
export { lockOrder, type OrderRow } from './order.store.ts';
export { setConfirmTimer } from './order-timers.ts';
export { placeOrder } from './place-order.ts';
export { quoteOrder } from './quote-order.ts';
export { isNewPeople, ordersForCourier } from './read-orders.store.ts';
export { showWorkOrder, showWorkOrders } from './show-work-orders.ts';

export const orderingModule = (platform: Platform, gateways: Gateways): Module => ({
  handlers: orderingHandlers(platform, gateways),
  jobs: orderTimerJobs(platform),
});

/** What ordering listens to. */
export const orderingListeners = (platform: () => Platform): Listeners => ({
  'payment.settled': [{ as: 'ordering', hear: (tx, news, after) => hearSettledPayment(platform())(tx, news, after) }],
});
