import { z } from 'zod';
import { call } from './call.ts';
import { brand, dishCard, openState, optionGroup, provenance } from './catalogue.ts';
import { couponCard } from './coupon.ts';
import { pageOf } from './envelope.ts';
import {
  count,
  emptyAsNone,
  id,
  instant,
  integer,
  latitude,
  localText,
  longitude,
  money,
  opaque,
  pageWithAll,
  paymentSecret,
  text,
  typedOrEmpty,
} from './fields.ts';
import { dietProfile, paymentPasswordReasons } from './member.ts';
import { orderingCalls, receipt } from './ordering.ts';
import { onOrder, orderNotMoved } from './transitions.ts';

/** Origin of distances. Both or neither. */
const here = { latitude: latitude.optional(), longitude: longitude.optional() };

export const setMealCard = z.object({
  id,
  brand,
  name: localText,
  nameZh: text,
  pinyin: text,
  plate: text,
  /** The card's picture first. Empty: the plate is drawn. */
  photos: z.array(text),
  price: money,
  /** Price of the contents if ordered singly. */
  originalPrice: money,
  persons: count,
  branchCount: count,
  /** Distance of the nearest branch. Null if the guest's position is unknown. */
  nearestMetres: count.nullable(),
  sold: count,
  /** Null: unlimited. */
  stock: count.nullable(),
  isSoldOut: z.boolean(),
  /** Include every part and every possible choice. */
  allergens: dishCard.shape.allergens,
  diet: dishCard.shape.diet,
});
export type SetMealCard = z.infer<typeof setMealCard>;

/** A dish of a set meal. Its choices have no extra price. */
export const setMealPart = z.object({
  key: text,
  name: localText,
  nameZh: text,
  pinyin: text,
  quantity: count,
  plate: text,
  spice: integer({ min: 0, max: 3 }),
  allergens: dishCard.shape.allergens,
  diet: dishCard.shape.diet,
  options: z.array(optionGroup),
});
export type SetMealPart = z.infer<typeof setMealPart>;

export const setMealBranch = z.object({
  shopId: id,
  name: localText,
  nameZh: text,
  address: localText,
  addressZh: text,
  phone: text.nullable(),
  latitude: text,
  longitude: text,
  distanceMetres: count.nullable(),
  openState,
  /** Why it cannot be chosen now. Null: it can. */
  obstacle: z.enum(['resting', 'not_served_now', 'codes_used_up']).nullable(),
});
export type SetMealBranch = z.infer<typeof setMealBranch>;

export const setMealDetail = setMealCard.extend({
  description: localText,
  descriptionFrom: provenance,
  /** The brand's conditions. */
  terms: localText,
  contents: z.array(setMealPart),
  maxPerOrder: count,
  maxPerMember: count.nullable(),
  /** How many the caller may still buy. Null: no limit per member, or not signed in. */
  leftForMember: count.nullable(),
  /** False: its sale has ended or it was withdrawn. Guests who bought it can still read it. */
  isOnSale: z.boolean(),
  /** Last date of sale. Null: no end. */
  soldUntil: text.nullable(),
  /** Number of days after the purchase in which the restaurant may be chosen. */
  validDays: count,
  /** Deadline of use if purchased now. */
  validUntil: instant,
  /** Hours of the week in minutes from midnight, today first. Null: whenever the branch is open. */
  week: z.array(z.object({ date: text, spans: z.array(z.object({ opens: count, closes: count })) })).nullable(),
  /** Nearest first. */
  branches: z.array(setMealBranch),
});
export type SetMealDetail = z.infer<typeof setMealDetail>;

/** Keys of choices by key of the part, then of the group. */
const choices = z.record(typedOrEmpty(60), z.record(typedOrEmpty(60), z.array(typedOrEmpty(60)).max(20)));

/** Has no prices. The server computes all prices. */
export const setMealRequest = z.object({
  setMealId: id,
  quantity: integer({ min: 1, max: 20 }),
  choices: choices.default({}),
  /** Pays part of the sum from the balance. Needs the payment password when the order is placed. */
  useBalance: z.boolean().default(false),
  /** Absent: the best suitable one. Null: none. */
  couponId: id.nullable().optional(),
});
export type SetMealRequest = z.infer<typeof setMealRequest>;

export const setMealQuote = z.object({
  /** Signed. Valid for placing the order for 5 minutes. */
  token: text,
  expiresAt: instant,
  receipt,
  unitPrice: money,
  availableBalance: money,
  paymentMethods: z.array(text),
  /** The caller’s valid coupons for all shops. `worth`: reduction now, 0 if it does not fit. */
  coupons: z.array(couponCard.extend({ worth: money, fits: z.boolean() })),
  couponId: id.nullable(),
  validUntil: instant,
  /** Reasons why it cannot be bought, most important first. Empty if it can. */
  obstacles: z.array(text),
});
export type SetMealQuote = z.infer<typeof setMealQuote>;

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
      /** Set meals of this shop. */
      shopId: id.optional(),
      featured: z.boolean().default(false),
    }),
    output: pageOf(setMealCard).extend({
      /** Brands with set meals on sale, nearest branch first, independent of the filter. */
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
    access: 'member',
    summary: 'Prices a set meal. The quote is signed and valid for 5 minutes.',
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
     * `quote_changed` carries details {why, quote}. `unpaid_order_of_set_meal` and `too_many_unpaid_orders` carry
     * {orderId, limit}.
     */
    input: z.object({
      request: setMealRequest,
      quoteToken: opaque(2000),
      paymentPassword: emptyAsNone(paymentSecret),
    }),
    output: orderingCalls.placeOrder.output,
    reasons: [
      ...notForSale,
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
    input: onOrder.extend({
      shopId: id,
      /** The guest's diet profile for the kitchen, if the guest shares it. Stored with the order. */
      dietProfile: dietProfile.nullable().default(null),
    }),
    output: z.boolean(),
    reasons: [...orderNotMoved, 'branch_not_taking_part', 'shop_resting', 'not_served_now', 'branch_codes_used_up'],
  }),
  releaseRestaurant: call({
    path: '/rest/order/restaurant/release',
    access: 'member',
    summary:
      'Releases a chosen branch that is closed or no longer takes part. The guest chooses another or gets a refund.',
    input: onOrder,
    output: z.boolean(),
    reasons: [...orderNotMoved, 'branch_is_open'],
  }),
};
