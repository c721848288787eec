import { languages } from '@chifan/domain';
import { addressGenders, addressTags } from '@chifan/domain/address';
import { allergens, diets, restaurantTypes, shopTypes } from '@chifan/domain/catalogue';
import { memberGenders } from '@chifan/domain/member';
import { cancelReasons, diningOptions, orderTypes } from '@chifan/domain/ordering';
import { z } from 'zod';
import type { DemoCampaign } from './coupons/campaigns-file.ts';
import { clockTime, slug, text, translated } from './demo-fields.ts';
import type { DemoDiscovery } from './discovery/discovery-shapes.ts';
import type { DemoMall } from './mall/seed-mall.ts';
import type { DemoSetMeals } from './setmeal/set-meals-file.ts';

/** Schemas of the files in `demo/`. Amounts are in fen, and texts exist in all nine languages. */

const fen = z.number().int().min(0).max(1_000_000);
const coordinate = z.string().regex(/^-?\d{1,3}\.\d{6}$/, 'must have 6 decimals');
export const brandsFile = z.record(
  slug,
  z.strictObject({
    /** The brand's share of a branch's earnings from set meals, in thousandths. */
    sharePermille: z.number().int().min(0).max(500),
    name: translated,
    description: translated,
  }),
);
export const categoriesFile = z.record(slug, translated);

const allergen = z.enum(allergens);
const marks = {
  allergens: z.strictObject({ contains: z.array(allergen), free: z.array(allergen) }),
  diet: z.record(z.enum(diets), z.enum(['yes', 'no', 'unknown'])),
};
/** Allergens and diets that a choice adds. "nothing": the choice adds no allergen. Absent: unknown. */
const choiceMarks = z.union([z.literal('nothing'), z.strictObject(marks)]).optional();

export const optionsFile = z.record(
  slug,
  z.strictObject({
    name: translated,
    min: z.number().int().min(0),
    max: z.number().int().min(1),
    choices: z.array(z.strictObject({ key: slug, price: fen, marks: choiceMarks, name: translated })).min(1),
  }),
);

const dish = z.strictObject({
  slug,
  name: translated,
  description: translated,
  price: fen.min(1),
  spice: z.number().int().min(0).max(3),
  ...marks,
  options: z.array(slug).max(3),
  stock: z.number().int().min(1).nullable(),
  plate: z.string().regex(/^[a-z]+$/),
  /** For a set meal: the dishes that it contains, from the same menu. */
  contents: z.array(z.strictObject({ dish: slug, quantity: z.number().int().min(1) })).default([]),
  /** Times at which the dish is served, in the format of opening hours. Absent: whenever the shop is open. */
  served: text.optional(),
});
export type DemoMarks = z.output<typeof choiceMarks>;
export type DemoDish = z.output<typeof dish>;

export const shopFile = z
  .strictObject({
    slug,
    brand: slug.nullable(),
    name: translated,
    description: translated,
    types: z.array(z.enum(shopTypes)).min(1).max(3),
    cuisine: z.enum(restaurantTypes),
    lat: coordinate,
    lng: coordinate,
    address: z.strictObject({ 'zh-CN': text, en: text }),
    phone: z.string().regex(/^021\d{8}$/, 'must be 021 and eight digits'),
    openingHours: text,
    autoAccept: z.boolean(),
    /** Cooking time that the merchant states. */
    kitchenMinutes: z.number().int().min(1).max(120),
    radiusMetres: z.number().int().min(500).max(20_000),
    minimumDelivery: fen,
    deliveryFee: z.strictObject({ base: fen, baseDistanceMetres: z.number().int().min(0), perKilometre: fen }),
    packageFee: fen,
    fullReductions: z.array(z.strictObject({ threshold: fen, reduction: fen })).max(3),
    acceptsForeignCard: z.boolean(),
    menu: z.array(z.strictObject({ category: slug, dishes: z.array(dish).min(1) })).optional(),
    /** Slug of the branch whose menu this shop has. */
    menuOf: slug.optional(),
  })
  .refine(({ menu, menuOf }) => (menu === undefined) !== (menuOf === undefined), 'must have either menu or menuOf');
export type DemoShop = z.output<typeof shopFile>;

const phone = z.string().regex(/^1\d{10}$/, 'must be 1 and ten digits');
const staff = z.strictObject({ login: slug, name: text, phone });

const address = z.strictObject({
  contact: text,
  gender: z.enum(addressGenders),
  phone,
  secondContact: text.optional(),
  city: text,
  address: text,
  addressZh: text,
  doorNumber: text,
  tag: z.enum(addressTags).optional(),
  latitude: coordinate,
  longitude: coordinate,
});

export const outcomes = [
  'redeemed',
  'code_never_shown',
  'confirmed',
  'handed_over',
  'cancelled',
  'refused',
  'unanswered',
] as const;
export type Outcome = (typeof outcomes)[number];

const order = z.strictObject({
  shop: slug,
  type: z.enum(orderTypes),
  dining: z.enum(diningOptions).optional(),
  /** Index of the delivery address among the member's addresses, from 0. */
  address: z.number().int().min(0).optional(),
  /** The order is placed at least `daysAgo` days ago, at the latest time of day in `at` at which the shop was open. */
  daysAgo: z.number().int().min(0).max(85),
  at: z.array(clockTime).min(1),
  lines: z
    .array(
      z.strictObject({
        dish: slug,
        quantity: z.number().int().min(1).max(9),
        options: z.record(slug, z.array(slug)).default({}),
      }),
    )
    .min(1),
  remark: text.optional(),
  outcome: z.enum(outcomes),
  cancelReason: z
    .number()
    .int()
    .refine((number) => cancelReasons.some((reason) => reason.number === number))
    .optional(),
});
export type DemoOrder = z.output<typeof order>;

const member = z.strictObject({
  email: z.email(),
  name: text,
  language: z.enum(languages),
  gender: z.enum(memberGenders),
  mobile: phone,
  invitedBy: z.email().nullable(),
  /** Balance in fen, credited when the member signed up 90 days ago. */
  balance: fen,
  points: z.number().int().min(0),
  addresses: z.array(address).min(1),
  orders: z.array(order),
});
export type DemoMember = z.output<typeof member>;

export const peopleFile = z.strictObject({
  platform: staff,
  couriers: z.array(staff).min(2),
  members: z.array(member).min(3),
});
export type DemoPeople = z.output<typeof peopleFile>;

export type DemoCity = {
  readonly brands: z.output<typeof brandsFile>;
  readonly categories: z.output<typeof categoriesFile>;
  readonly options: z.output<typeof optionsFile>;
  readonly shops: readonly DemoShop[];
  readonly people: DemoPeople;
  readonly discovery: DemoDiscovery;
  readonly campaigns: readonly DemoCampaign[];
  readonly mall: DemoMall;
  readonly setMeals: DemoSetMeals;
};
