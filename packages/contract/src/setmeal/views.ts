import { z } from 'zod';
import { brand, dishCard, openState, optionGroup, provenance } from '../catalogue/views.ts';
import { couponCard } from '../coupon/views.ts';
import { count, id, instant, integer, localText, money, text, textOrEmpty } from '../fields.ts';
import { receipt } from '../ordering/views.ts';

export const setMealCard = z.object({
  id,
  brand,
  name: localText,
  nameZh: text,
  pinyin: text,
  /** Illustrations of up to four dishes of the set meal. */
  plates: z.array(text),
  /** Photos of the set meal. The first photo is also on the card of the set meal. Empty: the app draws `plates`. */
  photos: z.array(text),
  price: money,
  /** Price of the contents if ordered separately. */
  originalPrice: money,
  persons: count,
  branchCount: count,
  /** Distance of the nearest branch. Null if the guest's position is unknown. */
  nearestMetres: count.nullable(),
  sold: count,
  /** Units that are left. Null: unlimited. */
  stock: count.nullable(),
  isSoldOut: z.boolean(),
  /** Allergens and diets of all dishes and all possible choices together. */
  allergens: dishCard.shape.allergens,
  diet: dishCard.shape.diet,
});
export type SetMealCard = z.infer<typeof setMealCard>;

/** A dish of a set meal. The choices of the dish have no extra price. */
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
  /** Why the guest cannot choose the branch now. Null: the guest can choose it. */
  obstacle: z.enum(['resting', 'not_served_now', 'codes_used_up']).nullable(),
});
export type SetMealBranch = z.infer<typeof setMealBranch>;

export const setMealDetail = setMealCard.extend({
  description: localText,
  descriptionFrom: provenance,
  /** The brand's conditions for the set meal. */
  terms: localText,
  contents: z.array(setMealPart),
  maxPerOrder: count,
  maxPerMember: count.nullable(),
  /** Units that the caller may still buy. Null: no limit per member, or the caller is not signed in. */
  leftForMember: count.nullable(),
  /** False: the sale has ended or the brand withdrew the set meal. Guests who bought it can still read it. */
  isOnSale: z.boolean(),
  /** Last date of sale. Null: no end. */
  soldUntil: text.nullable(),
  /** Number of days after the purchase in which the restaurant may be chosen. */
  validDays: count,
  /** Time until which the guest must choose a restaurant if the set meal is bought now. */
  validUntil: instant,
  /**
   * Times in minutes from midnight at which the branches serve the set meal, today first. Null: whenever a branch is
   * open.
   */
  week: z.array(z.object({ date: text, spans: z.array(z.object({ opens: count, closes: count })) })).nullable(),
  /** Branches that serve the set meal, nearest first. */
  branches: z.array(setMealBranch),
});
export type SetMealDetail = z.infer<typeof setMealDetail>;

/**
 * Keys of the chosen options. The outer key is that of the set meal's dish, and the inner key is that of the dish's
 * option group.
 */
const choices = z.record(textOrEmpty(60), z.record(textOrEmpty(60), z.array(textOrEmpty(60)).max(20)));

/** The guest's choices for a set meal, without prices. The server computes all prices. */
export const setMealRequest = z.object({
  setMealId: id,
  quantity: integer({ min: 1, max: 20 }),
  choices: choices.default({}),
  /** Pays part of the sum from the balance. Placing the order then needs the payment password. */
  useBalance: z.boolean().default(false),
  /** Id of the coupon to use. Absent: the best coupon that fits. Null: no coupon. */
  couponId: id.nullable().optional(),
});
export type SetMealRequest = z.infer<typeof setMealRequest>;

export const setMealQuote = z.object({
  /** Signed quote, with which the guest can place the order for 5 minutes. */
  token: text,
  expiresAt: instant,
  receipt,
  unitPrice: money,
  availableBalance: money,
  paymentMethods: z.array(text),
  /**
   * The caller's valid coupons that are not limited to one shop. `worth`: amount that the coupon deducts from this
   * price, 0 if the coupon cannot be used for this purchase.
   */
  coupons: z.array(couponCard.extend({ worth: money, fits: z.boolean() })),
  couponId: id.nullable(),
  validUntil: instant,
  /** Reasons why the set meal cannot be bought, most important first. Empty if it can be bought. */
  obstacles: z.array(text),
});
export type SetMealQuote = z.infer<typeof setMealQuote>;
