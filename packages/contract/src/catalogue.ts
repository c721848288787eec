import { diets, restaurantTypes, shopTypes } from '@chifan/domain/catalogue';
import { z } from 'zod';
import { call } from './call.ts';
import { pageOf } from './envelope.ts';
import { id, instant, latitude, localText, longitude, money, pageWithAll } from './fields.ts';

export const openState = z.object({
  /** `closing_soon` and `opening_soon` are within 30 minutes; only `open` takes orders (specification §4). */
  state: z.enum(['open', 'closing_soon', 'opening_soon', 'closed']),
  /** The merchant has paused the shop by hand. */
  isPaused: z.boolean(),
  changesAt: instant.nullable(),
});

export const shopCard = z.object({
  id,
  name: localText,
  nameZh: z.string(),
  pinyin: z.string(),
  cuisine: z.enum(restaurantTypes),
  types: z.array(z.enum(shopTypes)),
  image: z.string().nullable(),
  plate: z.string(),
  latitude: z.string(),
  longitude: z.string(),
  distanceMetres: z.number().int(),
  openState,
  /** null: the guest's position is outside the delivery range. */
  deliveryFee: money.nullable(),
  minimumDelivery: money,
  etaMinutes: z.number().int(),
  fullReductions: z.array(z.object({ threshold: money, reduction: money })),
  acceptsForeignCard: z.boolean(),
  hasSampleMenu: z.boolean(),
  dishCount: z.number().int(),
});
export type ShopCard = z.infer<typeof shopCard>;

export const optionGroup = z.object({
  key: z.string(),
  name: localText,
  nameZh: z.string(),
  min: z.number().int(),
  max: z.number().int(),
  choices: z.array(z.object({ key: z.string(), name: localText, nameZh: z.string(), price: money })),
});

const allergenMarks = z.object({ contains: z.array(z.string()), free: z.array(z.string()) });
const dietMarks = z.partialRecord(z.enum(diets), z.enum(['yes', 'no', 'unknown']));

export const dishCard = z.object({
  id,
  shopId: id,
  name: localText,
  nameZh: z.string(),
  pinyin: z.string(),
  description: localText,
  price: money,
  spice: z.number().int().min(0).max(3),
  allergens: allergenMarks,
  diet: dietMarks,
  options: z.array(optionGroup),
  /** null: not limited. */
  stock: z.number().int().nullable(),
  isSoldOut: z.boolean(),
  plate: z.string(),
  image: z.string().nullable(),
});
export type DishCard = z.infer<typeof dishCard>;

const shopDetails = shopCard.extend({
  description: localText,
  address: localText,
  addressZh: z.string(),
  phone: z.string().nullable(),
  /** Today and the six days after it: minutes from midnight; `closes` may run past 1440. */
  week: z.array(
    z.object({ date: z.string(), spans: z.array(z.object({ opens: z.number().int(), closes: z.number().int() })) }),
  ),
  openingHoursText: z.string().nullable(),
  packageFee: money,
  radiusMetres: z.number().int(),
  /** Who must be named beside imported data, "" for our own. */
  attribution: z.string(),
});

const here = { latitude, longitude };

export const catalogueCalls = {
  nearbyShops: call({
    path: '/rest/shop/nearby',
    access: 'public',
    summary: 'Shops by distance from a position, with their state of the moment.',
    input: z.object({
      ...here,
      ...pageWithAll(20),
      type: z.enum(shopTypes).optional(),
      cuisine: z.enum(restaurantTypes).optional(),
      openNow: z.boolean().default(false),
      /** Only shops that deliver to the position. */
      deliversHere: z.boolean().default(false),
    }),
    output: pageOf(shopCard).extend({ hasMore: z.boolean() }),
    reasons: ['position_invalid'],
  }),
  shopDetails: call({
    path: '/rest/shop/details',
    access: 'public',
    summary: 'One shop: address, hours, phone, fees.',
    input: z.object({ shopId: id, ...here }),
    output: shopDetails,
    reasons: ['shop_not_found', 'position_invalid'],
  }),
  shopMenu: call({
    path: '/rest/shop/menu',
    access: 'public',
    summary: 'A shop with its categories and dishes.',
    input: z.object({ shopId: id, ...here }),
    output: z.object({
      shop: shopCard.extend({ packageFee: money }),
      categories: z.array(z.object({ id, name: localText, nameZh: z.string(), dishes: z.array(dishCard) })),
    }),
    reasons: ['shop_not_found', 'position_invalid'],
  }),
  dishDetails: call({
    path: '/rest/shop/dish',
    access: 'public',
    summary: 'One dish.',
    input: z.object({ dishId: id }),
    output: dishCard,
    reasons: ['dish_not_found'],
  }),
  // The merchant's side
  merchantMenu: call({
    path: '/rest/merchant/menu',
    access: 'merchant',
    summary: 'The menu of one of the caller’s shops, with stock.',
    input: z.object({ shopId: id }),
    output: z.object({
      categories: z.array(
        z.object({
          id,
          nameZh: z.string(),
          dishes: z.array(
            z.object({
              id,
              nameZh: z.string(),
              price: money,
              stock: z.number().int().nullable(),
              isAvailable: z.boolean(),
            }),
          ),
        }),
      ),
    }),
    reasons: ['shop_not_found'],
  }),
  setDishAvailability: call({
    path: '/rest/merchant/dish/availability',
    access: 'merchant',
    summary: 'Sold out, on sale again, or a limited stock.',
    input: z.object({ dishId: id, isAvailable: z.boolean(), stock: z.number().int().min(0).max(9999).nullable() }),
    output: z.boolean(),
    reasons: ['dish_not_found'],
  }),
  setTakingOrders: call({
    path: '/rest/merchant/shop/takingOrders',
    access: 'merchant',
    summary: 'Pauses or reopens a shop, and switches automatic acceptance.',
    input: z.object({ shopId: id, isTakingOrders: z.boolean(), autoAccept: z.boolean() }),
    output: z.boolean(),
    reasons: ['shop_not_found'],
  }),
};
