import type { Listeners } from '../../platform/events/events.ts';
import type { Module, Platform } from '../../platform/module.ts';
import type { Gateways } from '../payment/index.ts';
import { orderTimerJobs } from './order-timers.job.ts';
import { orderingHandlers } from './ordering.routes.ts';
import { onPaymentSettled } from './paying/on-payment-settled.ts';
import type { PayPurchase } from './paying/pay-order.ts';
import { onBranchLeft } from './setmeal/on-branch-left.ts';

export { earnOrder } from './fulfilment/complete-order.ts';
export { settleUndone } from './fulfilment/settle-undone.ts';
export { givePiecesBack, giveStockBack } from './fulfilment/stock-back.ts';
export { addRefunded, bumpOrderVersion, lockOrder, lockOrderOfStaff, type OrderRow } from './order.store.ts';
export { lockHandOverCode, removeCourier, writeCourier } from './order-courier.store.ts';
export { writeRefundedPieces } from './order-lines.store.ts';
export { setConfirmTimer } from './order-timers.ts';
export { staffReader } from './reading/order-sight.ts';
export { isNewPeople, orderInList } from './reading/read-orders.store.ts';
export { showStaffOrder, staffOrderOf } from './reading/show-staff-orders.ts';
export { ordersForCourier } from './reading/staff-orders.store.ts';
export {
  factsOf,
  publishOrderChanged,
  transitionOrder,
  workingState,
} from './transition-order.ts';

export type OrderingLinks = { readonly payPurchase: PayPurchase };

export const orderingModule = (platform: Platform, gateways: Gateways, links: OrderingLinks): Module => ({
  handlers: orderingHandlers(platform, gateways, links.payPurchase),
  jobs: orderTimerJobs(platform),
});

export const orderingListeners = (platform: () => Platform): Listeners => ({
  'setmeal.branch-left': [{ as: 'ordering', handle: (tx, news, after) => onBranchLeft(platform())(tx, news, after) }],
  'payment.settled': [{ as: 'ordering', handle: (tx, news, after) => onPaymentSettled(platform())(tx, news, after) }],
});
