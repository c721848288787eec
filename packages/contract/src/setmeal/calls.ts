import { z } from 'zod';
import { call } from '../call.ts';
import { brand } from '../catalogue/views.ts';
import { pageOf } from '../envelope.ts';
import {
  count,
  emptyAsUndefined,
  id,
  latitude,
  longitude,
  opaqueToken,
  pageWithAll,
  paymentSecret,
} from '../fields.ts';
import { dietProfile, paymentPasswordReasons } from '../member/views.ts';
import { orderingCalls } from '../ordering/calls.ts';
import { orderRef, orderTransitionErrors } from '../transitions.ts';
import { setMealCard, setMealDetail, setMealQuote, setMealRequest } from './views.ts';

/** Position from which distances are measured. Send latitude and longitude, or neither. */
const here = { latitude: latitude.optional(), longitude: longitude.optional() };

const notForSale = [
  'set_meal_not_found',
  'set_meal_not_on_sale',
  'set_meal_sold_out',
  'set_meal_limit_reached',
  'option_missing',
  'option_too_many',
  'option_unknown',
  'coupon_not_found',
  'coupon_used',
  'coupon_expired',
] as const;

export const setMealCalls = {
  listSetMeals: call({
    path: '/rest/shop/setMeal/list',
    access: 'public',
    summary: 'Set meals on sale: of a brand, of a participating shop, or featured by the platform.',
    input: z.object({
      ...pageWithAll(20),
      ...here,
      brandId: id.optional(),
      /** Id of a shop. Lists only set meals that guests can use at this shop. */
      shopId: id.optional(),
      featured: z.boolean().default(false),
    }),
    output: pageOf(setMealCard).extend({
      /**
       * All brands with set meals on sale, the nearest branch first. The filter of the request does not apply to them.
       */
      brands: z.array(brand.extend({ setMealCount: count })),
    }),
    reasons: ['brand_not_found', 'shop_not_found', 'position_invalid'],
  }),
  setMealDetail: call({
    path: '/rest/shop/setMeal/detail',
    access: 'public',
    summary: 'A set meal with its contents, rules and branches by distance.',
    input: z.object({ setMealId: id, ...here }),
    output: setMealDetail,
    reasons: ['set_meal_not_found', 'position_invalid'],
  }),
  quoteSetMeal: call({
    path: '/rest/shop/setMeal/quote',
    access: 'public',
    summary: 'Prices a set meal. The quote is signed and valid for 5 minutes. A visitor has no coupons and no balance.',
    input: setMealRequest,
    output: setMealQuote,
    reasons: [...notForSale],
  }),
  placeSetMeal: call({
    path: '/rest/shop/setMeal/place',
    access: 'member',
    summary:
      'Orders a set meal at the quoted price. Pay it with startPayment. If anything changed: code 2 with a new quote.',
    /**
     * Details of the reasons: {why, quote} for `quote_changed`, {orderId, limit} for `unpaid_order_of_set_meal` and
     * `too_many_unpaid_orders`.
     */
    input: z.object({
      request: setMealRequest,
      quoteToken: opaqueToken(2000),
      paymentPassword: emptyAsUndefined(paymentSecret),
    }),
    output: orderingCalls.placeOrder.output,
    reasons: [
      ...notForSale,
      'member_blocked',
      'quote_changed',
      'coupon_held',
      'coupon_does_not_fit',
      'unpaid_order_of_set_meal',
      'too_many_unpaid_orders',
      ...paymentPasswordReasons,
      'insufficient_balance',
    ],
    creates: true,
  }),
  chooseRestaurant: call({
    path: '/rest/order/restaurant/choose',
    access: 'member',
    summary:
      'Chooses the restaurant for a bought set meal. Ends the right to a refund. The code follows a minute later.',
    input: orderRef.extend({
      shopId: id,
      /** The guest's diet profile for the kitchen, if the guest shares it. Stored with the order. */
      dietProfile: dietProfile.nullable().default(null),
    }),
    output: z.boolean(),
    reasons: [
      ...orderTransitionErrors,
      'branch_not_taking_part',
      'shop_resting',
      'not_served_now',
      'branch_codes_used_up',
    ],
  }),
  releaseRestaurant: call({
    path: '/rest/order/restaurant/release',
    access: 'member',
    summary:
      'Releases a chosen branch that is closed or no longer takes part. The guest chooses another or gets a refund.',
    input: orderRef,
    output: z.boolean(),
    reasons: [...orderTransitionErrors, 'branch_is_open'],
  }),
};
