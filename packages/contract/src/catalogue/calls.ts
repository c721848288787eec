import { dishRows, restaurantTypes } from '@chifan/domain/catalogue';
import { z } from 'zod';
import { call } from '../call.ts';
import { pageOf } from '../envelope.ts';
import {
  count,
  id,
  idOfQuery,
  instantInput,
  latitude,
  localText,
  longitude,
  money,
  pageWithAll,
  text,
} from '../fields.ts';
import {
  brand,
  dishAtShop,
  dishCard,
  dishServedThen,
  placeAndTime,
  provenance,
  shopCard,
  shopFilter,
  shopSorts,
} from './views.ts';

const shopOfMenu = shopCard.extend({
  packageFee: money,
  /** Drinks and sides that guests of the shop buy most, best first. Empty without sales. */
  sideDishIds: z.array(id),
});

const menuCategory = z.object({ id, name: localText, nameZh: text, dishes: z.array(dishCard) });

const shopDetails = shopCard.extend({
  description: localText,
  descriptionFrom: provenance,
  photos: z.array(text),
  brand: brand.nullable(),
  address: localText,
  addressZh: text,
  phone: text.nullable(),
  /** Opening hours of today and the next six days, in minutes from midnight. `closes` may exceed 1440. */
  week: z.array(z.object({ date: text, spans: z.array(z.object({ opens: count, closes: count })) })),
  openingHoursText: text.nullable(),
  packageFee: money,
  radiusMetres: count,
  /** Attribution that imported data requires. Empty for our own data. */
  attribution: text,
});

const reading = { access: 'public', alsoGet: true, caching: 'revalidated' } as const;

export const catalogueCalls = {
  nearbyShops: call({
    path: '/rest/shop/nearby',
    access: 'public',
    summary: 'Shops around a position with their current state, sorted by distance, rating, price, fee or time.',
    input: z.object({
      ...placeAndTime,
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
    summary: 'Shops within a map section. At most 200, those nearest to its centre.',
    input: z.object({
      south: latitude,
      west: longitude,
      north: latitude,
      east: longitude,
      wantedAt: instantInput.optional(),
      ...shopFilter,
    }),
    output: z.object({ shops: z.array(shopCard), isAll: z.boolean() }),
    reasons: ['position_invalid'],
  }),
  home: call({
    path: '/rest/shop/home',
    access: 'public',
    summary:
      'The home screen above the nearby shops: banners, nearby cuisines, dishes of open shops, featured shops, brand chains.',
    input: z.object({ ...placeAndTime, way: z.enum(['in_store', 'delivery']).default('in_store') }),
    output: z.object({
      banners: z.array(
        z.object({
          id,
          title: localText,
          text: localText,
          /** Path of a photo. Null: the app shows the illustration `plate` on the colour `tint`. */
          image: text.nullable(),
          plate: text,
          tint: z.enum(['orange', 'green', 'red', 'ink']),
          /**
           * A screen of the app with its query, such as "pages/shop/list/list?type=halal", or an external https://
           * page.
           */
          link: text,
        }),
      ),
      /** The most frequent cuisines near the guest's position. */
      cuisines: z.array(z.object({ cuisine: z.enum(restaurantTypes), plate: text, shopCount: count })),
      /** Dishes of nearby shops that accept orders now. A row without dishes is absent. */
      dishRows: z.array(
        z.object({
          row: z.enum(dishRows),
          dishes: z.array(dishAtShop.extend({ name: localText, nameZh: text })),
        }),
      ),
      featured: z.array(shopCard),
      brands: z.array(brand),
    }),
    reasons: ['position_invalid'],
  }),
  brandBranches: call({
    path: '/rest/shop/branches',
    access: 'public',
    summary: 'The branches of a brand, by distance.',
    input: z.object({ brandId: id, ...placeAndTime, ...pageWithAll(20) }),
    output: pageOf(shopCard).extend({ brand }),
    reasons: ['brand_not_found', 'position_invalid'],
  }),
  listFavourites: call({
    path: '/rest/member/favourite/list',
    access: 'member',
    summary: 'The member’s favourite shops, newest first.',
    input: z.object({ ...placeAndTime, ...pageWithAll(20) }),
    output: pageOf(shopCard),
    reasons: ['position_invalid'],
  }),
  favouriteIds: call({
    path: '/rest/member/favourite/ids',
    access: 'member',
    summary: 'Ids of the member’s favourite shops, for the hearts on cards.',
    output: z.array(id),
  }),
  setFavourite: call({
    path: '/rest/member/favourite/set',
    access: 'member',
    summary: 'Adds a shop to the favourites or removes it. Idempotent.',
    input: z.object({ shopId: id, isFavourite: z.boolean() }),
    output: z.boolean(),
    reasons: ['shop_not_found'],
  }),
  shopDetails: call({
    path: '/rest/shop/details',
    access: 'public',
    summary: 'One shop: address, hours, phone, fees.',
    input: z.object({ shopId: id, ...placeAndTime }),
    output: shopDetails,
    reasons: ['shop_not_found', 'position_invalid'],
  }),
  shopMenu: call({
    path: '/rest/shop/menu',
    access: 'public',
    summary: 'A shop with its categories and dishes. Combines shopHere and shopDishes.',
    input: z.object({ shopId: id, ...placeAndTime }),
    output: z.object({ shop: shopOfMenu, categories: z.array(menuCategory) }),
    reasons: ['shop_not_found', 'position_invalid'],
  }),
  shopDishes: call({
    ...reading,
    path: '/rest/shop/dishes',
    summary: 'The dishes of a shop by category, the same for all callers. The remaining stock is in shopHere.',
    input: z.object({ shopId: idOfQuery }),
    /**
     * The response is the same for all guests and is cached. So `stock` is null, and a dish without remaining stock
     * does not count as sold out.
     */
    output: z.object({ categories: z.array(menuCategory) }),
    reasons: ['shop_not_found'],
  }),
  shopHere: call({
    path: '/rest/shop/here',
    access: 'public',
    summary:
      'The parts of a menu that depend on the guest or change with every order: the shop from a position, remaining stock, and the dishes served at the chosen time.',
    input: z.object({ shopId: id, ...placeAndTime }),
    output: z.object({
      shop: shopOfMenu,
      left: z.array(z.object({ dishId: id, stock: count })),
      /**
       * For each dish with serving hours, whether it is served at the chosen time. Absent if the request has no chosen
       * time.
       */
      servedThen: z.array(dishServedThen).optional(),
    }),
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
