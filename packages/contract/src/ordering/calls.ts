import {
  callbackContacts,
  communicationNeeds,
  maxCutlery,
  maxTableNumberLength,
  orderGroups,
  orderStates,
  remarkPhrases,
} from '@chifan/domain/ordering';
import { z } from 'zod';
import { call } from '../call.ts';
import { pageOf } from '../envelope.ts';
import {
  count,
  emptyAsUndefined,
  id,
  instant,
  integer,
  money,
  nameOrEmpty,
  opaqueToken,
  optionalNumberText,
  optionalText,
  pageWithAll,
  paymentSecret,
  phoneOrEmpty,
  text,
} from '../fields.ts';
import { dietProfile, paymentPasswordReasons } from '../member/views.ts';
import { orderRef, orderTransitionErrors } from '../transitions.ts';
import { orderRequest } from './order-request.ts';
import { knownContact, liveOrder, orderCard, orderDetail, quote, stateCounts } from './views.ts';

export const orderingCalls = {
  quoteOrder: call({
    path: '/rest/order/quote',
    access: 'public',
    summary:
      'Prices an order. The quote is signed and valid for 5 minutes. A visitor has no coupons, balance or addresses.',
    input: orderRequest,
    output: quote,
    /** Details of the reason `too_many_portions`: {limit}. */
    reasons: [
      'cart_empty',
      'too_many_portions',
      'address_outside_city',
      'shop_not_found',
      'dish_not_found',
      'option_missing',
      'option_too_many',
      'option_unknown',
      'address_not_found',
      'coupon_not_found',
      'coupon_used',
      'coupon_expired',
    ],
  }),
  placeOrder: call({
    path: '/rest/order/place',
    access: 'member',
    summary: 'Places an order at the quoted price. If anything changed: code 2 with a new quote.',
    /**
     * Details of the reasons `unpaid_order_at_shop` and `too_many_unpaid_orders`: {orderId, limit}, with the unpaid
     * order at this shop, or the oldest one.
     */
    input: z.object({
      request: orderRequest,
      quoteToken: opaqueToken(2000),
      /** Name of the contact. Empty for an order eaten at a table (rule ordering-51). */
      contactName: nameOrEmpty(60),
      contactPhone: phoneOrEmpty(30),
      secondContact: optionalText(80),
      remark: optionalText(300),
      remarkPhrases: z.array(z.enum(remarkPhrases)).max(remarkPhrases.length).default([]),
      /** The guest's diet profile for the kitchen, if the guest shares it. Stored with the order. */
      dietProfile: dietProfile.nullable().default(null),
      /** For deliveries: whether the guest can talk with the courier (rule ordering-4). */
      helper: z.enum(communicationNeeds).optional(),
      /** The contact to call instead, if a courier cannot call the guest's number (rule ordering-53). */
      callBack: z.enum(callbackContacts).optional(),
      tableNumber: optionalNumberText(maxTableNumberLength),
      /** Number of sets of cutlery. Null: the shop decides. */
      cutlery: integer({ min: 0, max: maxCutlery }).nullable().default(null),
      paymentPassword: emptyAsUndefined(paymentSecret),
    }),
    output: z.object({
      orderId: id,
      number: text,
      payable: money,
      payBefore: instant,
      state: z.enum(orderStates),
    }),
    reasons: [
      'member_blocked',
      'quote_changed',
      'too_many_portions',
      'unpaid_order_at_shop',
      'too_many_unpaid_orders',
      'address_outside_city',
      'shop_resting',
      'out_of_range',
      'below_minimum',
      'sold_out',
      'cart_empty',
      'dining_option_missing',
      'contact_missing',
      'table_missing',
      'call_back_missing',
      'phone_invalid',
      'second_contact_invalid',
      'address_missing',
      'address_not_found',
      'shop_not_found',
      'dish_not_found',
      'option_missing',
      'option_too_many',
      'option_unknown',
      ...paymentPasswordReasons,
      'insufficient_balance',
      'helper_missing',
      'wanted_time_invalid',
      'coupon_not_found',
      'coupon_used',
      'coupon_held',
      'coupon_expired',
      'coupon_does_not_fit',
      'not_served_now',
    ],
    creates: true,
  }),
  knownContact: call({
    path: '/rest/order/knownContact',
    access: 'member',
    summary: 'The caller’s contact, from the newest order, else the default address, else the account.',
    output: knownContact,
  }),
  listOrders: call({
    path: '/rest/order/list',
    access: 'member',
    summary:
      'The caller’s orders, newest first, filtered by state or group, or searched by contact phone, order number or day number.',
    input: z.object({
      ...pageWithAll(20),
      state: z.enum(orderStates).optional(),
      group: z.enum(orderGroups).optional(),
      search: optionalNumberText(40),
    }),
    output: pageOf(orderCard).extend({
      /** For each group: the number of orders that match `search`, regardless of `group` and `state` in the request. */
      counts: z.object({
        to_pay: count,
        in_progress: count,
        after_sale: count,
        finished: count,
      }),
      stateCounts,
    }),
  }),
  liveOrders: call({
    path: '/rest/order/live',
    access: 'member',
    summary: 'The caller’s active orders: unpaid ones first, then by the expected time of the food.',
    output: z.object({ orders: z.array(liveOrder) }),
  }),
  orderDetail: call({
    path: '/rest/order/detail',
    access: 'member',
    summary: 'One order with its timeline and the events that the caller may trigger.',
    input: orderRef,
    output: orderDetail,
    reasons: ['order_not_found'],
  }),
  courierPosition: call({
    path: '/rest/order/courier',
    access: 'member',
    summary: 'Position of the courier of this order. Null unless the food is on its way.',
    input: orderRef,
    output: z.object({ position: z.object({ latitude: text, longitude: text, at: instant }).nullable() }),
    reasons: ['order_not_found'],
  }),
  cancelOrder: call({
    path: '/rest/order/cancel',
    access: 'member',
    summary: 'Cancels an order before the shop accepts it. The payment is refunded in full.',
    input: orderRef.extend({ reason: integer({ min: 1, max: 8 }) }),
    output: z.boolean(),
    reasons: [...orderTransitionErrors],
  }),
  replaceOrderAddress: call({
    path: '/rest/order/address/replace',
    access: 'member',
    summary: 'Changes the address of an order without a courier. Refused if the new address costs more.',
    input: orderRef.extend({ addressId: id, isFarConfirmed: z.boolean().default(false) }),
    output: z.boolean(),
    /** Details of the reason `address_far_away`: {distanceMetres, limitMetres}. */
    reasons: [
      ...orderTransitionErrors,
      'address_not_found',
      'address_outside_city',
      'out_of_range',
      'address_costs_more',
      'address_far_away',
    ],
  }),
  confirmOrder: call({
    path: '/rest/order/confirm',
    access: 'member',
    summary: 'Confirms that the guest has the food.',
    input: orderRef,
    output: z.boolean(),
    reasons: [...orderTransitionErrors],
  }),
};
