import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/module.ts';
import { type Gateways, offeredMethods } from '../payment/index.ts';
import { accept, markReady, redeemCode, refuse, runOut } from './kitchen-moves.ts';
import { listAllOrders, listMerchantOrders, listOrders } from './list-orders.ts';
import { cancelOrder, confirmOrder } from './member-moves.ts';
import { payOrder } from './pay-order.ts';
import { paymentStatus } from './payment-status.ts';
import { placeOrder } from './place-order.ts';
import { giveUpOrder, takeFromCourier } from './platform-moves.ts';
import { quoteOrder } from './quote-order.ts';
import { showOrder } from './show-order.ts';

export function orderingHandlers(platform: Platform, gateways: Gateways) {
  const { read } = platform.database;
  const methods = offeredMethods(gateways);
  return {
    quoteOrder: (input, { caller, language, now }) => quoteOrder(platform, methods, caller.id, input, language, now),
    placeOrder: (input, context) => placeOrder(platform, methods, input, context),
    startPayment: (input, context) => payOrder(platform, gateways, input, context),
    paymentStatus: (input, { caller }) => paymentStatus(platform, gateways, caller.id, input.orderId),
    listOrders: (input, { caller, language, now }) => listOrders(read, caller.id, input, language, now),
    orderDetail: (input, { caller, language, now }) => showOrder(read, caller.id, input.orderId, language, now),
    cancelOrder: (input, context) => cancelOrder(platform, input, context),
    confirmOrder: (input, context) => confirmOrder(platform, input, context),
    merchantOrders: (input, { caller, now }) => listMerchantOrders(read, caller.id, input, now),
    acceptOrder: (input, context) => accept(platform, input, context),
    refuseOrder: (input, context) => refuse(platform, input, context),
    runOut: (input, context) => runOut(platform, input, context),
    markReady: (input, context) => markReady(platform, input, context),
    redeemCode: (input, context) => redeemCode(platform, input, context),
    platformOrders: (input, { caller, now }) => listAllOrders(read, caller.id, input, now),
    giveUpOrder: (input, context) => giveUpOrder(platform, input, context),
    platformHandBack: (input, context) => takeFromCourier(platform, input, context),
  } satisfies Partial<Handlers>;
}
