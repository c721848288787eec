import { mallOrderStates, maxMallLines } from '@chifan/domain/mall';
import { orderGroups } from '@chifan/domain/ordering';
import { z } from 'zod';
import { call } from '../call.ts';
import { pageOf } from '../envelope.ts';
import { count, id, instant, integer, optionalNumberText, pageWithAll, text, textOrEmpty } from '../fields.ts';
import {
  refundLookup,
  refundRef,
  refundRequest,
  refundRequestErrors,
  refundTransitionErrors,
} from '../refund/views.ts';
import { orderRef, orderTransitionErrors } from '../transitions.ts';
import { line, mallOrderCard, mallOrderDetail, mallRefundDetail, points } from './order-views.ts';
import { maxPoints, pieceCount } from './views.ts';

const requestedItem = z.object({ productId: id, number: pieceCount });

const refundItems = z
  .array(z.object({ position: integer({ min: 0, max: maxMallLines }), number: pieceCount }))
  .max(maxMallLines);

export const mallOrderCalls = {
  previewMallOrder: call({
    path: '/rest/mall/order/preview',
    access: 'member',
    summary:
      'The current price of these products, the caller’s points, and the number of units of each that the caller may order (`most`).',
    input: z.object({ items: z.array(requestedItem).min(1).max(maxMallLines) }),
    output: z.object({
      lines: z.array(line.omit({ position: true }).extend({ most: count })),
      points,
      balance: points,
    }),
    reasons: ['product_not_found'],
  }),
  placeMallOrder: call({
    path: '/rest/mall/order/place',
    access: 'member',
    summary:
      'Orders products at the price in points that the guest saw. The cart stays until the order is paid with payMallOrder. Code 2 `mall_items_changed` with details {lines: [{productId, points, most}]} if a price or the stock has changed.',
    input: z.object({
      items: z
        .array(requestedItem.extend({ points: integer({ min: 1, max: maxPoints }) }))
        .min(1)
        .max(maxMallLines),
      addressId: id,
      remark: textOrEmpty(200).default(''),
    }),
    output: z.object({ orderId: id, number: text, points, payBefore: instant }),
    /** Details of the reason `unpaid_order_at_shop`: {orderId, limit}, with the unpaid mall order. */
    reasons: [
      'product_not_found',
      'mall_items_changed',
      'address_not_found',
      'address_outside_city',
      'phone_invalid',
      'insufficient_points',
      'too_many_pieces',
      'unpaid_order_at_shop',
      'member_blocked',
    ],
    creates: true,
  }),
  payMallOrder: call({
    path: '/rest/mall/order/pay',
    access: 'member',
    summary: 'Pays an unpaid mall order with the caller’s points, and removes its products from the cart.',
    input: orderRef,
    output: mallOrderDetail,
    reasons: ['order_not_found', 'payment_not_open', 'insufficient_points'],
    creates: true,
  }),
  listMallOrders: call({
    path: '/rest/mall/order/list',
    access: 'member',
    summary:
      'The caller’s mall orders, newest first, filtered by group or state, or searched by contact phone or number.',
    input: z.object({
      ...pageWithAll(20),
      group: z.enum(orderGroups).optional(),
      state: z.enum(mallOrderStates).optional(),
      search: optionalNumberText(40),
    }),
    output: pageOf(mallOrderCard).extend({
      /** For each group: the number of orders that match `search`, regardless of `group` and `state` in the request. */
      counts: z.object({ to_pay: count, in_progress: count, after_sale: count, finished: count }),
    }),
  }),
  mallOrderDetail: call({
    path: '/rest/mall/order/detail',
    access: 'member',
    summary: 'One mall order with its parcel, its timeline and the events that the caller may trigger.',
    input: orderRef,
    output: mallOrderDetail,
    reasons: ['order_not_found'],
  }),
  cancelMallOrder: call({
    path: '/rest/mall/order/cancel',
    access: 'member',
    summary: 'Cancels a mall order that has not been sent. Its points are refunded at once.',
    input: orderRef.extend({ reason: integer({ min: 1, max: 20 }) }),
    output: mallOrderDetail,
    reasons: ['order_not_found', 'parcel_sent', 'transition_not_allowed', 'actor_not_allowed'],
  }),
  confirmMallOrder: call({
    path: '/rest/mall/order/confirm',
    access: 'member',
    summary: 'Confirms that the parcel has arrived.',
    input: orderRef,
    output: mallOrderDetail,
    reasons: [...orderTransitionErrors],
  }),
  previewMallRefund: call({
    path: '/rest/mall/refund/preview',
    access: 'member',
    summary: 'The units of a mall order that can be refunded, and their points.',
    input: orderRef,
    output: z.object({
      lines: z.array(line.extend({ left: count })),
      reasons: z.array(count),
    }),
    reasons: ['order_not_found', 'refund_not_allowed', 'refund_too_late'],
  }),
  applyForMallRefund: call({
    path: '/rest/mall/refund/apply',
    access: 'member',
    summary: 'Requests a refund of points for a number of units.',
    input: refundRequest.extend({ orderId: id, items: refundItems }),
    output: mallRefundDetail,
    reasons: [...refundRequestErrors],
    creates: true,
  }),
  mallRefundProgress: call({
    path: '/rest/mall/refund/progress',
    access: 'member',
    summary: 'The refund of a mall order: the newest one, or one by its id.',
    input: refundLookup,
    output: mallRefundDetail,
    reasons: ['refund_not_found'],
  }),
  withdrawMallRefund: call({
    path: '/rest/mall/refund/withdraw',
    access: 'member',
    summary:
      'Withdraws a refund request. The member may make one more while the parcel is on its way. Afterwards the order is closed.',
    input: refundRef,
    output: mallRefundDetail,
    reasons: [...refundTransitionErrors],
  }),
};
