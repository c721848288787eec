import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/module.ts';
import { availableMethods, type Gateways } from '../payment/index.ts';
import { redeemCode } from './codes/redeem-code.ts';
import { abandonDelivery } from './fulfilment/abandon-delivery.ts';
import { acceptByMerchant } from './fulfilment/accept-order.ts';
import { cancelOrder } from './fulfilment/cancel-order.ts';
import { cancelOutOfStock } from './fulfilment/cancel-out-of-stock.ts';
import { confirmOrder } from './fulfilment/confirm-order.ts';
import { delayOrder } from './fulfilment/delay-order.ts';
import { markReady } from './fulfilment/mark-ready.ts';
import { refuseByMerchant } from './fulfilment/refuse-order.ts';
import { replaceOrderAddress } from './fulfilment/replace-address.ts';
import { returnToShop } from './fulfilment/return-to-shop.ts';
import { unansweredOf } from './fulfilment/unanswered.store.ts';
import { listMessageChoices, readMessages } from './messages/message-choices.ts';
import { sendMessage, writeMessage } from './messages/send-message.ts';
import { type PayPurchase, startPayment } from './paying/pay-order.ts';
import { paymentStatus } from './paying/payment-status.ts';
import { knownContact } from './placing/known-contact.ts';
import { placeOrder } from './placing/place-order.ts';
import { quoteOrder } from './placing/quote-order.ts';
import { courierPosition } from './reading/courier-position.ts';
import { listAllOrders, listMerchantOrders, listOrders } from './reading/list-orders.ts';
import { liveOrders } from './reading/live-orders.ts';
import { staffReader } from './reading/order-visibility.ts';
import { showOrder } from './reading/show-order.ts';
import { exportOrders, searchOrders } from './searching/search-orders.ts';
import { chooseRestaurant } from './setmeal/choose-restaurant.ts';
import { placeSetMeal } from './setmeal/place-set-meal.ts';
import { quoteSetMeal } from './setmeal/quote-set-meal.ts';
import { releaseRestaurant } from './setmeal/release-restaurant.ts';

export function orderingHandlers(platform: Platform, gateways: Gateways, payPurchase: PayPurchase) {
  const { read } = platform.database;
  const methods = availableMethods(gateways);
  return {
    quoteOrder: (request, { caller, language, now }) =>
      quoteOrder(platform, methods, { memberId: caller.role === 'member' ? caller.id : null, request, language, now }),
    placeOrder: (input, context) => placeOrder({ platform, methods }, input, context),
    knownContact: (_, { caller }) => knownContact(read, caller.id),
    startPayment: (input, context) => startPayment(platform, gateways, payPurchase, input, context),
    paymentStatus: (input, { caller }) => paymentStatus(platform, gateways, caller.id, input.orderId),
    listOrders: (input, { caller, language, now }) => listOrders(read, caller.id, input, language, now),
    liveOrders: (_, { caller, language, now }) => liveOrders(read, caller.id, language, now),
    orderDetail: (input, context) => showOrder(platform, input.orderId, context),
    courierPosition: (input, { caller, now }) => courierPosition(read, input.orderId, { memberId: caller.id, now }),
    orderMessageChoices: (input, context) => listMessageChoices(platform, input, context),
    sendOrderMessage: (input, context) => sendMessage(platform, input, context),
    writeOrderMessage: (input, context) => writeMessage(platform, input, context),
    readOrderMessages: (input, context) => readMessages(platform, input, context),
    cancelOrder: (input, context) => cancelOrder(platform, input, context),
    quoteSetMeal: (request, { caller, language, now }) =>
      quoteSetMeal(platform, methods, {
        memberId: caller.role === 'member' ? caller.id : null,
        request,
        language,
        now,
      }),
    placeSetMeal: (input, context) => placeSetMeal({ platform, methods }, input, context),
    chooseRestaurant: (input, context) => chooseRestaurant(platform, input, context),
    releaseRestaurant: (input, context) => releaseRestaurant(platform, input, context),
    confirmOrder: (input, context) => confirmOrder(platform, input, context),
    replaceOrderAddress: (input, context) => replaceOrderAddress(platform, input, context),
    merchantOrders: (input, context) => listMerchantOrders(platform, staffReader(platform, context), input),
    unansweredOrders: async (_, { caller, now }) => ({
      ok: true,
      value: await unansweredOf(read, caller.id, new Date(now.getTime() - 24 * 3_600_000)),
    }),
    acceptOrder: (input, context) => acceptByMerchant(platform, input, context),
    delayOrder: (input, context) => delayOrder(platform, input, context),
    refuseOrder: (input, context) => refuseByMerchant(platform, input, context),
    runOut: (input, context) => cancelOutOfStock(platform, input, context),
    markReady: (input, context) => markReady(platform, input, context),
    redeemCode: (input, context) => redeemCode(platform, input, context),
    searchOrders: (input, context) => searchOrders(platform, input, context),
    exportOrders: (input, context) => exportOrders(platform, input, context),
    platformOrders: (input, context) => listAllOrders(platform, staffReader(platform, context), input),
    abandonDelivery: (input, context) => abandonDelivery(platform, input, context),
    platformHandBack: (input, context) => returnToShop(platform, input, context),
  } satisfies Partial<Handlers>;
}
