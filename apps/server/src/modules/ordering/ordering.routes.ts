import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/module.ts';
import { type Gateways, offeredMethods } from '../payment/index.ts';
import { redeemCode } from './codes/redeem-code.ts';
import { type PayPurchase, startPayment } from './paying/pay-order.ts';
import { paymentStatus } from './paying/payment-status.ts';
import { placeOrder } from './placing/place-order.ts';
import { quoteOrder } from './placing/quote-order.ts';
import { listAllOrders, listMerchantOrders, listOrders } from './reading/list-orders.ts';
import { workReader } from './reading/order-sight.ts';
import { showOrder } from './reading/show-order.ts';
import { accept, markReady, refuse, runOut } from './working/kitchen-moves.ts';
import { cancelOrder, confirmOrder } from './working/member-moves.ts';
import { giveUpOrder, takeFromCourier } from './working/platform-moves.ts';
import { replaceOrderAddress } from './working/replace-address.ts';

export function orderingHandlers(platform: Platform, gateways: Gateways, payPurchase: PayPurchase) {
  const { read } = platform.database;
  const methods = offeredMethods(gateways);
  return {
    quoteOrder: (wish, { caller, language, now }) =>
      quoteOrder(platform, methods, { memberId: caller.id, wish, language, now }),
    placeOrder: (input, context) => placeOrder({ platform, methods }, input, context),
    startPayment: (input, context) => startPayment(platform, gateways, payPurchase, input, context),
    paymentStatus: (input, { caller }) => paymentStatus(platform, gateways, caller.id, input.orderId),
    listOrders: (input, { caller, language, now }) => listOrders(read, caller.id, input, language, now),
    orderDetail: (input, context) => showOrder(platform, input.orderId, context),
    cancelOrder: (input, context) => cancelOrder(platform, input, context),
    confirmOrder: (input, context) => confirmOrder(platform, input, context),
    replaceOrderAddress: (input, context) => replaceOrderAddress(platform, input, context),
    merchantOrders: (input, { caller, now }) => listMerchantOrders(read, workReader(platform, caller, now), input),
    acceptOrder: (input, context) => accept(platform, input, context),
    refuseOrder: (input, context) => refuse(platform, input, context),
    runOut: (input, context) => runOut(platform, input, context),
    markReady: (input, context) => markReady(platform, input, context),
    redeemCode: (input, context) => redeemCode(platform, input, context),
    platformOrders: (input, { caller, now }) => listAllOrders(read, workReader(platform, caller, now), input),
    giveUpOrder: (input, context) => giveUpOrder(platform, input, context),
    platformHandBack: (input, context) => takeFromCourier(platform, input, context),
  } satisfies Partial<Handlers>;
}
