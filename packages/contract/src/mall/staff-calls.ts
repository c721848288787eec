import { carrierKeys, mallDecisionReasons, mallRefuseReasons, shipmentSteps } from '@chifan/domain/mall';
import { z } from 'zod';
import { call } from '../call.ts';
import { pageOf } from '../envelope.ts';
import {
  count,
  id,
  integer,
  optionalNumberText,
  pageWithAll,
  requiredText,
  textOrEmpty,
  texts,
  version,
} from '../fields.ts';
import { orderRef, orderTransitionErrors } from '../transitions.ts';
import { productDraft, staffMallCategory, staffMallOrder, staffMallRefund, staffProduct } from './staff-views.ts';
import { maxPoints } from './views.ts';

const parcel = { carrier: z.enum(carrierKeys), trackingNumber: requiredText(40) };

const productFaults = ['chinese_name_missing', 'mall_category_not_found', 'picture_unknown'] as const;

export const mallStaffCalls = {
  workMallCategories: call({
    path: '/rest/platform/mall/category/list',
    access: 'platform',
    roles: ['content'],
    summary: 'All categories of the mall in order, with the number of products in each.',
    output: z.array(staffMallCategory),
  }),
  saveMallCategories: call({
    path: '/rest/platform/mall/category/save',
    access: 'platform',
    roles: ['content'],
    summary:
      'Replaces the categories and their order. A category without id is new. A missing one is deleted if it is empty.',
    input: z.object({
      categories: z
        .array(z.object({ id: id.optional(), name: texts(40) }))
        .min(1)
        .max(30),
    }),
    output: z.array(staffMallCategory),
    reasons: ['chinese_name_missing', 'mall_category_not_found', 'category_not_empty'],
  }),
  workMallProducts: call({
    path: '/rest/platform/mall/product/list',
    access: 'platform',
    roles: ['content'],
    summary:
      'Products, newest first: on sale, not on sale, or nearly sold out (fewer than 6 left). Searched by any name.',
    input: z.object({
      ...pageWithAll(20),
      view: z.enum(['on_sale', 'off_sale', 'low']).default('on_sale'),
      search: optionalNumberText(60),
    }),
    output: pageOf(staffProduct),
  }),
  workMallProduct: call({
    path: '/rest/platform/mall/product/detail',
    access: 'platform',
    roles: ['content'],
    summary: 'The current state of a product, on sale or not. The editor loads it at start and after a conflict.',
    input: z.object({ productId: id }),
    output: staffProduct,
    reasons: ['product_not_found'],
  }),
  addMallProduct: call({
    path: '/rest/platform/mall/product/add',
    access: 'platform',
    roles: ['content'],
    summary: 'Adds a product with its first stock.',
    input: productDraft.extend({ stock: integer({ min: 0, max: 1_000_000 }) }),
    output: staffProduct,
    reasons: [...productFaults],
    creates: true,
  }),
  saveMallProduct: call({
    path: '/rest/platform/mall/product/save',
    access: 'platform',
    roles: ['content'],
    summary: 'Changes a product, except its stock. Fails if another operator changed it meanwhile.',
    input: productDraft.extend({ id, version }),
    output: staffProduct,
    reasons: ['product_not_found', 'product_changed', ...productFaults],
  }),
  changeMallStock: call({
    path: '/rest/platform/mall/product/stock',
    access: 'platform',
    roles: ['content'],
    summary: 'Adds to the stock of a product or subtracts from it. The stock cannot become negative.',
    input: z.object({ productId: id, change: integer({ min: -1_000_000, max: 1_000_000 }) }),
    output: staffProduct,
    reasons: ['product_not_found', 'product_sold_out'],
    creates: true,
  }),
  staffMallOrders: call({
    path: '/rest/platform/mall/order/list',
    access: 'platform',
    roles: ['support'],
    summary:
      'Mall orders: those to be sent (oldest first), those on their way, or all (newest first). Searched by number, phone or tracking number.',
    input: z.object({
      ...pageWithAll(20),
      view: z.enum(['to_ship', 'shipped', 'all']).default('to_ship'),
      search: optionalNumberText(40),
    }),
    output: pageOf(staffMallOrder).extend({ waiting: count }),
  }),
  shipMallOrder: call({
    path: '/rest/platform/mall/order/ship',
    access: 'platform',
    roles: ['support'],
    summary: 'Records that the parcel was handed to a carrier.',
    input: orderRef.extend(parcel),
    output: staffMallOrder,
    reasons: [...orderTransitionErrors, 'tracking_number_invalid'],
  }),
  correctShipment: call({
    path: '/rest/platform/mall/order/parcel',
    access: 'platform',
    roles: ['support'],
    summary: 'Corrects a carrier or a tracking number.',
    input: orderRef.extend(parcel),
    output: staffMallOrder,
    reasons: ['order_not_found', 'transition_not_allowed', 'tracking_number_invalid'],
  }),
  addShipmentStep: call({
    path: '/rest/platform/mall/order/step',
    access: 'platform',
    roles: ['support'],
    summary: 'Records where a parcel is.',
    input: orderRef.extend({ status: z.enum(shipmentSteps), placeZh: textOrEmpty(60).default('') }),
    output: staffMallOrder,
    reasons: ['order_not_found', 'transition_not_allowed'],
    creates: true,
  }),
  refuseMallOrder: call({
    path: '/rest/platform/mall/order/refuse',
    access: 'platform',
    roles: ['support'],
    summary: 'Refuses an order that cannot be sent. Its points are refunded at once, and its units return to stock.',
    input: orderRef.extend({ reason: z.enum(mallRefuseReasons) }),
    output: staffMallOrder,
    reasons: [...orderTransitionErrors],
  }),
  staffMallRefunds: call({
    path: '/rest/platform/mall/refund/list',
    access: 'platform',
    roles: ['support'],
    summary: 'Refund requests of mall orders: waiting ones, oldest first, or all, newest first.',
    input: z.object({ ...pageWithAll(20), view: z.enum(['open', 'all']).default('open') }),
    output: pageOf(staffMallRefund).extend({ waiting: count }),
  }),
  decideMallRefund: call({
    path: '/rest/platform/mall/refund/decide',
    access: 'platform',
    roles: ['support'],
    summary:
      'Grants a refund in full or in part, or refuses it. A partial grant or refusal needs a coded reason, which the guest sees translated.',
    input: z.object({
      refundId: id,
      decision: z.enum(['grant', 'refuse']),
      /** Points to grant. Absent: all points that the member requested. */
      points: integer({ min: 1, max: maxPoints }).optional(),
      reason: z.enum(mallDecisionReasons).optional(),
      note: textOrEmpty(500).default(''),
      isBackInStock: z.boolean().default(false),
    }),
    output: staffMallRefund,
    reasons: ['refund_not_found', 'transition_not_allowed', 'actor_not_allowed', 'refund_exceeds_paid'],
  }),
};
