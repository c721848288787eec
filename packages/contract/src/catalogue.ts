import { diets, restaurantTypes, shopTypes } from '@chifan/domain/catalogue';
import { z } from 'zod';
import { call } from './call.ts';
import { pageOf } from './envelope.ts';
import {
  count,
  id,
  idOfQuery,
  instant,
  integer,
  latitude,
  localText,
  longitude,
  money,
  pageWithAll,
  text,
} from './fields.ts';

export const openState = z.object({
  /** `closing_soon` and `opening_soon` are within 30 minutes; only `open` takes orders (rule catalogue-4). */
  state: z.enum(['open', 'closing_soon', 'opening_soon', 'closed']),
  isPaused: z.boolean(),
  /** When the pause ends by itself; null without a pause, or for one that the shop ends. */
  pausedUntil: instant.nullable(),
  /** When it next opens or closes. */
  changesAt: instant.nullable(),
  /** When it takes orders again, after a pause too. Null while it takes orders, or if unknown. */
  opensAt: instant.nullable(),
});

export const shopCard = z.object({
  id,
  name: localText,
  nameZh: text,
  pinyin: text,
  cuisine: z.enum(restaurantTypes),
  types: z.array(z.enum(shopTypes)),
  image: text.nullable(),
  plate: text,
  latitude: text,
  longitude: text,
  distanceMetres: count,
  openState,
  /** Null: the guest's position is outside the delivery range. */
  deliveryFee: money.nullable(),
  minimumDelivery: money,
  /** Until a delivery arrives, or a meal is ready where none is brought here (rule ordering-44). */
  etaMinutes: count,
  /** Until a meal is ready for whoever comes for it. */
  pickupMinutes: count,
  fullReductions: z.array(z.object({ threshold: money, reduction: money })),
  acceptsForeignCard: z.boolean(),
  hasSampleMenu: z.boolean(),
  dishCount: count,
  /** Mean of the reviews' stars in tenths; null without reviews. */
  ratingTenths: count.nullable(),
  reviewCount: count,
  /** How many of them were invented for the demo city; the mean counts them. */
  demoReviewCount: count,
  /** Median price of the main dishes; null without a menu. */
  typicalPrice: money.nullable(),
  hasVegetarian: z.boolean(),
  brandId: id.nullable(),
});
export type ShopCard = z.infer<typeof shopCard>;

export const allergenMarks = z.object({ contains: z.array(text), free: z.array(text) });
export const dietMarks = z.partialRecord(z.enum(diets), z.enum(['yes', 'no', 'unknown']));

/** What a choice adds to the dish; absent: unmarked, so all of it is unknown. */
const choiceMarks = z.object({ allergens: allergenMarks, diet: dietMarks });

export const optionGroup = z.object({
  key: text,
  name: localText,
  nameZh: text,
  min: count,
  max: count,
  choices: z.array(
    z.object({
      key: text,
      name: localText,
      nameZh: text,
      price: money,
      /** Null: unknown. A choice that adds nothing ("mild") is marked free of everything. */
      marks: choiceMarks.nullable(),
      isSoldOut: z.boolean(),
    }),
  ),
});

/** `draft`: made by itself, confirmed by nobody; `machine`: so too, by a machine that translates. `fallback`: not there in this language, so another language stands in. */
export const provenance = z.enum(['merchant', 'platform', 'draft', 'machine', 'fallback']);
export type Provenance = z.infer<typeof provenance>;

export const dishCard = z.object({
  id,
  shopId: id,
  name: localText,
  nameZh: text,
  pinyin: text,
  description: localText,
  price: money,
  spice: integer({ min: 0, max: 3 }),
  allergens: allergenMarks,
  diet: dietMarks,
  options: z.array(optionGroup),
  /** Null: unlimited. */
  stock: count.nullable(),
  isSoldOut: z.boolean(),
  plate: text,
  image: text.nullable(),
  /** The card's picture first. */
  photos: z.array(text),
  nameFrom: provenance,
  descriptionFrom: provenance,
  /** Of a set meal. The dish's own `allergens` and `diet` include its parts. */
  contents: z.array(z.object({ dishId: id, name: localText, nameZh: text, quantity: count })),
  /** At other times a dish cannot be ordered. */
  isServedNow: z.boolean(),
  /** Today's times in minutes from midnight; null: whenever the shop is open. */
  servedToday: z.array(z.object({ opens: count, closes: count })).nullable(),
});
export type DishCard = z.infer<typeof dishCard>;

const shopOfMenu = shopCard.extend({ packageFee: money });
const menuCategory = z.object({ id, name: localText, nameZh: text, dishes: z.array(dishCard) });

export const brand = z.object({
  id,
  name: localText,
  nameZh: text,
  plate: text,
  image: text.nullable(),
  branchCount: count,
});
export type Brand = z.infer<typeof brand>;

const shopDetails = shopCard.extend({
  description: localText,
  descriptionFrom: provenance,
  photos: z.array(text),
  brand: brand.nullable(),
  address: localText,
  addressZh: text,
  phone: text.nullable(),
  /** Today and the next six days: minutes from midnight; `closes` may exceed 1440. */
  week: z.array(z.object({ date: text, spans: z.array(z.object({ opens: count, closes: count })) })),
  openingHoursText: text.nullable(),
  packageFee: money,
  radiusMetres: count,
  /** Attribution that imported data requires, "" for our own. */
  attribution: text,
});

const here = { latitude, longitude };
const reading = { access: 'public', alsoGet: true, caching: 'revalidated' } as const;

export const shopSorts = ['distance', 'rating', 'price', 'fee', 'time'] as const;
export type ShopSort = (typeof shopSorts)[number];

/** Absent and false do not filter. */
export const shopFilter = {
  type: z.enum(shopTypes).optional(),
  cuisine: z.enum(restaurantTypes).optional(),
  openNow: z.boolean().default(false),
  deliversHere: z.boolean().default(false),
  halal: z.boolean().default(false),
  vegetarian: z.boolean().default(false),
  /** Only shops with a full reduction or a coupon on offer. */
  coupon: z.boolean().default(false),
  foreignCard: z.boolean().default(false),
  /** Only shops whose middle dish costs no more. */
  maxPrice: integer({ min: 1, max: 1_000_000 }).optional(),
  /** In tenths; only shops that guests rate so or better. */
  minRating: integer({ min: 10, max: 50 }).optional(),
};

export const catalogueCalls = {
  nearbyShops: call({
    path: '/rest/shop/nearby',
    access: 'public',
    summary: 'Shops round a position, with their state of the moment, by distance, rating, price, fee or time.',
    input: z.object({
      ...here,
      ...pageWithAll(20),
      ...shopFilter,
      sort: z.enum(shopSorts).default('distance'),
    }),
    output: pageOf(shopCard).extend({ hasMore: z.boolean() }),
    reasons: ['position_invalid'],
  }),
  shopsOnMap: call({
    path: '/rest/shop/map',
    access: 'public',
    summary: 'Shops within a piece of the map, at most 200: those nearest to its middle.',
    input: z.object({ south: latitude, west: longitude, north: latitude, east: longitude, ...shopFilter }),
    output: z.object({ shops: z.array(shopCard), isAll: z.boolean() }),
    reasons: ['position_invalid'],
  }),
  home: call({
    path: '/rest/shop/home',
    access: 'public',
    summary:
      'What stands above the nearby shops on the home: banners, cuisines round here, featured shops, brand chains.',
    input: z.object({ ...here, way: z.enum(['in_store', 'delivery']).default('in_store') }),
    output: z.object({
      banners: z.array(
        z.object({
          id,
          title: localText,
          text: localText,
          /** Null: a drawn plate on `tint`. */
          image: text.nullable(),
          plate: text,
          tint: z.enum(['orange', 'green', 'red', 'ink']),
          /** A screen of the app with its query, "pages/shop/list/list?type=halal", or https:// and a page of somebody else. */
          link: text,
        }),
      ),
      /** The most frequent cuisines near the position. */
      cuisines: z.array(z.object({ cuisine: z.enum(restaurantTypes), plate: text, shopCount: count })),
      featured: z.array(shopCard),
      brands: z.array(brand),
    }),
    reasons: ['position_invalid'],
  }),
  brandBranches: call({
    path: '/rest/shop/branches',
    access: 'public',
    summary: 'The branches of a brand by distance.',
    input: z.object({ brandId: id, ...here, ...pageWithAll(20) }),
    output: pageOf(shopCard).extend({ brand }),
    reasons: ['brand_not_found', 'position_invalid'],
  }),
  listFavourites: call({
    path: '/rest/member/favourite/list',
    access: 'member',
    summary: 'The member’s favourite shops, the newest first.',
    input: z.object({ ...here, ...pageWithAll(20) }),
    output: pageOf(shopCard),
    reasons: ['position_invalid'],
  }),
  favouriteIds: call({
    path: '/rest/member/favourite/ids',
    access: 'member',
    summary: 'The numbers of the member’s favourite shops: for the hearts on cards.',
    output: z.array(id),
  }),
  setFavourite: call({
    path: '/rest/member/favourite/set',
    access: 'member',
    summary: 'Puts a shop among the favourites or takes it out; twice is once.',
    input: z.object({ shopId: id, isFavourite: z.boolean() }),
    output: z.boolean(),
    reasons: ['shop_not_found'],
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
    summary: 'A shop with its categories and dishes: shopHere and shopDishes in one.',
    input: z.object({ shopId: id, ...here }),
    output: z.object({ shop: shopOfMenu, categories: z.array(menuCategory) }),
    reasons: ['shop_not_found', 'position_invalid'],
  }),
  shopDishes: call({
    ...reading,
    path: '/rest/shop/dishes',
    summary: 'The dishes of a shop by category, the same for everybody; what is left of counted ones: shopHere.',
    input: z.object({ shopId: idOfQuery }),
    /** `stock` is null, and nothing is sold out because none is left: both change with every order. */
    output: z.object({ categories: z.array(menuCategory) }),
    reasons: ['shop_not_found'],
  }),
  shopHere: call({
    path: '/rest/shop/here',
    access: 'public',
    summary:
      'What of a menu is the guest’s own or changes with every order: the shop from a position, and counted dishes.',
    input: z.object({ shopId: id, ...here }),
    output: z.object({ shop: shopOfMenu, left: z.array(z.object({ dishId: id, stock: count })) }),
    reasons: ['shop_not_found', 'position_invalid'],
  }),
  dishDetails: call({
    ...reading,
    path: '/rest/shop/dish',
    summary: 'One dish.',
    input: z.object({ dishId: idOfQuery }),
    output: dishCard,
    reasons: ['dish_not_found'],
  }),
};
