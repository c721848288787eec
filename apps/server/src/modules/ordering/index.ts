import type { Listeners } from '../../platform/events/events.ts';
import type { Module, Platform } from '../../platform/module.ts';
import type { Gateways } from '../payment/index.ts';
import { orderTimerJobs } from './order-timers.job.ts';
import { orderingHandlers } from './ordering.routes.ts';
import { hearSettledPayment } from './paying/hear-settled-payment.ts';
import type { PayPurchase } from './paying/pay-order.ts';

export { factsOf, type Hand, moveOrder, systemHand, tellOrder, workingState } from './move-order.ts';
export { addRefunded, bumpOrderVersion, lockOrder, lockOrderOfStaff, type OrderRow } from './order.store.ts';
export { lockHandOverCode, removeCourier, writeCourier } from './order-courier.store.ts';
export { givePiecesBack, giveStockBack, writeRefundedPieces } from './order-lines.store.ts';
export { setConfirmTimer } from './order-timers.ts';
export { workReader } from './reading/order-sight.ts';
export { isNewPeople, orderInList } from './reading/read-orders.store.ts';
export { showWorkOrder, workOrderOf } from './reading/show-work-orders.ts';
export { ordersForCourier } from './reading/work-orders.store.ts';
export { earnOrder } from './working/complete-order.ts';
export { settleUndone } from './working/settle-undone.ts';

/** `startPayment` pays purchases too; they are another module's. */
export type OrderingLinks = { readonly payPurchase: PayPurchase };

export const orderingModule = (platform: Platform, gateways: Gateways, links: OrderingLinks): Module => ({
  handlers: orderingHandlers(platform, gateways, links.payPurchase),
  jobs: orderTimerJobs(platform),
});

/** What ordering listens to. */
export const orderingListeners = (platform: () => Platform): Listeners => ({
  'payment.settled': [{ as: 'ordering', hear: (tx, news, after) => hearSettledPayment(platform())(tx, news, after) }],
});
