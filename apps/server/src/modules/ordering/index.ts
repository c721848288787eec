import type { Listeners } from '../../platform/events/events.ts';
import type { Module, Platform } from '../../platform/module.ts';
import type { Gateways } from '../payment/index.ts';
import { orderTimerJobs } from './order-timers.job.ts';
import { orderingHandlers } from './ordering.routes.ts';
import { hearSettledPayment } from './paying/hear-settled-payment.ts';

export { factsOf, type Hand, moveOrder, systemHand, tellOrder, workingState } from './move-order.ts';
export { addRefunded, giveStockBack, lockOrder, type OrderRow } from './order.store.ts';
export { setConfirmTimer } from './order-timers.ts';
export { isNewPeople, ordersForCourier } from './reading/read-orders.store.ts';
export { showWorkOrder, showWorkOrders } from './reading/show-work-orders.ts';
export { earnOrder } from './working/complete-order.ts';

export const orderingModule = (platform: Platform, gateways: Gateways): Module => ({
  handlers: orderingHandlers(platform, gateways),
  jobs: orderTimerJobs(platform),
});

/** What ordering listens to. */
export const orderingListeners = (platform: () => Platform): Listeners => ({
  'payment.settled': [{ as: 'ordering', hear: (tx, news, after) => hearSettledPayment(platform())(tx, news, after) }],
});
