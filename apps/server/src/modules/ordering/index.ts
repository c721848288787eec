import type { Listeners } from '../../platform/events/events.ts';
import { metrics } from '../../platform/metrics/metric-names.ts';
import type { Module, Platform } from '../../platform/module.ts';
import type { Gateways } from '../payment/index.ts';
import { kitchenJobs } from './kitchens/kitchens.job.ts';
import { orderData } from './member-privacy.store.ts';
import { orderTimerJobs } from './order-timers.job.ts';
import { orderingHandlers } from './ordering.routes.ts';
import { onPaymentSettled } from './paying/on-payment-settled.ts';
import type { PayPurchase } from './paying/pay-order.ts';
import { openOrders } from './reading/read-orders.store.ts';
import { dishSalesJobs } from './sales/dish-sales.job.ts';
import { dishWordsJobs } from './searching/dish-words.job.ts';
import { onBranchLeft } from './setmeal/on-branch-left.ts';
import './ordering.events.ts';

export { completeOrder } from './fulfilment/complete-order.ts';
export { endOrder } from './fulfilment/end-order.ts';
export { returnOrderStock, returnStockOfPieces } from './fulfilment/return-order-stock.ts';
export { sellOutLines } from './fulfilment/sell-out-lines.ts';
export { brandShareOfOrder, settleOrderEarnings } from './fulfilment/settle-order.ts';
export { settleRefundedOrder } from './fulfilment/settle-refunded-order.ts';
export { scheduleKitchens } from './kitchens/kitchens.job.ts';
export { hasAgreedToLeave, type MessageParameters } from './messages/message.store.ts';
export { messageTextForNotification } from './messages/message-words.ts';
export { translateOwnWords, translateWordsInJob } from './messages/translate-words.ts';
export {
  addRefunded,
  bumpOrderVersion,
  lockOrder,
  lockOrderOfStaff,
  type OrderRow,
  orderById,
  requireShopId,
} from './order.store.ts';
export {
  delayArrivalOnTheWay,
  lockHandOverCode,
  ordersOnTheWay,
  removeCourier,
  writeCourier,
} from './order-courier.store.ts';
export { writeRefundedPieces } from './order-lines.store.ts';
export { setConfirmTimer } from './order-timers.ts';
export { namesOnReceipt } from './reading/names-on-receipt.store.ts';
export { staffReader } from './reading/order-visibility.ts';
export { hasNeverPaid, memberOfOrderNumber, orderInList } from './reading/read-orders.store.ts';
export { showStaffOrder, staffOrderViews } from './reading/show-staff-orders.ts';
export { staffOrdersById } from './reading/staff-orders.store.ts';
export { scheduleDishSales } from './sales/dish-sales.job.ts';
export { scheduleDishWords } from './searching/dish-words.job.ts';
export {
  arrivalAfter,
  factsOf,
  fulfilmentState,
  publishOrderChanged,
  receiptFacts,
  transitionOrder,
} from './transition-order.ts';

export type OrderingLinks = { readonly payPurchase: PayPurchase };

export const orderingModule = (platform: Platform, gateways: Gateways, links: OrderingLinks): Module => ({
  handlers: orderingHandlers(platform, gateways, links.payPurchase),
  jobs: {
    ...orderTimerJobs(platform),
    ...kitchenJobs(platform.clock),
    ...dishSalesJobs(platform.clock),
    ...dishWordsJobs(platform.clock),
  },
  personal: orderData,
  gauges: [
    {
      name: metrics.ordersOpen,
      help: 'Active orders, by state.',
      label: 'state',
      everySeconds: 10,
      read: async () =>
        (await openOrders(platform.database.read)).map(({ state, count }) => ({ of: state, value: count })),
    },
  ],
});

export const orderingListeners = (platform: () => Platform): Listeners => ({
  'setmeal.branch-left': [{ as: 'ordering', handle: (tx, news, after) => onBranchLeft(platform())(tx, news, after) }],
  'payment.settled': [{ as: 'ordering', handle: (tx, news, after) => onPaymentSettled(platform())(tx, news, after) }],
});
