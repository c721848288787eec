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

/** Distances are reckoned from it; both or neither. */
const here = { latitude: latitude.optional(), longitude: longitude.optional() };

export const setMealCard = z.object({
  id,
  brand,
  name: localText,
  nameZh: text,
  pinyin: text,
  plate: text,
  /** The card's picture first; empty: the plate is drawn. */
  photos: z.array(text),
  price: money,
  /** What the contents cost singly. */
  originalPrice: money,
  persons: count,
  branchCount: count,
  /** Of the nearest branch; null where the guest's position is not known. */
  nearestMetres: count.nullable(),
  sold: count,
  /** Null: unlimited. */
  stock: count.nullable(),
  isSoldOut: z.boolean(),
  /** With every part and every choice that it may hold. */
  allergens: dishCard.shape.allergens,
  diet: dishCard.shape.diet,
});
export type SetMealCard = z.infer<typeof setMealCard>;

/** A dish of a set meal. Its choices cost nothing more. */
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
  /** Why it cannot be chosen now; null: it can. */
  obstacle: z.enum(['resting', 'not_served_now', 'codes_used_up']).nullable(),
});
export type SetMealBranch = z.infer<typeof setMealBranch>;

export const setMealDetail = setMealCard.extend({
  description: localText,
  descriptionFrom: provenance,
  /** The brand's own conditions. */
  terms: localText,
  contents: z.array(setMealPart),
  maxPerOrder: count,
  maxPerMember: count.nullable(),
  /** How many the caller may still buy; null: no limit of a member, or nobody is signed in. */
  leftForMember: count.nullable(),
  /** False: its days are over, or it was taken off; whoever has bought it still reads of it. */
  isOnSale: z.boolean(),
  /** Dates, the last one included; null: without end. */
  soldUntil: text.nullable(),
  /** Days after that of the purchase on which the restaurant may be chosen. */
  validDays: count,
  /** A purchase now could be used until then. */
  validUntil: instant,
  /** The week's times in minutes from midnight, today first; null: whenever the branch is open. */
  week: z.array(z.object({ date: text, spans: z.array(z.object({ opens: count, closes: count })) })).nullable(),
  /** Nearest first. */
  branches: z.array(setMealBranch),
});
export type SetMealDetail = z.infer<typeof setMealDetail>;

/** Keys of choices by key of the part, then of the group. */
const choices = z.record(typedOrEmpty(60), z.record(typedOrEmpty(60), z.array(typedOrEmpty(60)).max(20)));

/** Without any price: prices are always the server's. */
export const setMealRequest = z.object({
  setMealId: id,
  quantity: integer({ min: 1, max: 20 }),
  choices: choices.default({}),
  /** Part of the sum from balance, fen; needs the payment password when it is placed. */
  useBalance: z.boolean().default(false),
  /** Absent: the best that fits; null: none. */
  couponId: id.nullable().optional(),
});
export type SetMealRequest = z.infer<typeof setMealRequest>;

export const setMealQuote = z.object({
  /** Signed; valid for placing the order for 5 minutes. */
  token: text,
  expiresAt: instant,
  receipt,
  unitPrice: money,
  availableBalance: money,
  paymentMethods: z.array(text),
  /** The caller's valid coupons of all shops; `worth`: what each takes off now, 0 where it does not fit. */
  coupons: z.array(couponCard.extend({ worth: money, fits: z.boolean() })),
  couponId: id.nullable(),
  validUntil: instant,
  /** Why it cannot be bought, most important first; empty when it can. */
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
    summary: 'Set meals on sale: of a brand, of a shop that takes part, or those that the platform puts forward.',
    input: z.object({
      ...pageWithAll(20),
      ...here,
      brandId: id.optional(),
      /** Those that this shop takes part in. */
      shopId: id.optional(),
      featured: z.boolean().default(false),
    }),
    output: pageOf(setMealCard).extend({
      /** Brands with set meals on sale, those with the nearest branch first; whatever is listed. */
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
    summary: 'What it would cost now; signed for 5 minutes.',
    input: setMealRequest,
    output: setMealQuote,
    reasons: [...notForSale],
  }),
  placeSetMeal: call({
    path: '/rest/shop/setMeal/place',
    access: 'member',
    summary:
      'Orders a set meal at the quoted price; pay it with startPayment. If anything changed: code 2 with a new quote.',
    /** `quote_changed` carries details {why, quote}; `unpaid_order_of_set_meal` and `too_many_unpaid_orders` {orderId, limit}. */
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
    summary: 'Where a set meal that was bought is eaten. It ends the right to a refund; the code comes a minute later.',
    input: onOrder.extend({
      shopId: id,
      /** The guest's diet, where they want the kitchen to know it; stored with the order as it is now. */
      dietProfile: dietProfile.nullable().default(null),
    }),
    output: z.boolean(),
    reasons: [...orderNotMoved, 'branch_not_taking_part', 'shop_resting', 'not_served_now', 'branch_codes_used_up'],
  }),
  releaseRestaurant: call({
    path: '/rest/order/restaurant/release',
    access: 'member',
    summary: 'The chosen branch is closed or takes part no more: choose again, or have the money back.',
    input: onOrder,
    output: z.boolean(),
    reasons: [...orderNotMoved, 'branch_is_open'],
  }),
};
