import { type CallName, calls } from '@chifan/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newCampaign } from '../../../testing/campaigns.ts';
import { inFreshSmallCity } from '../../../testing/in-small-city.ts';
import type { TestApp } from '../../../testing/open-test-app.ts';
import { quoteAndPlace } from '../../../testing/ordering.ts';
import { chosenSize, newSetMeal, openBrand, type TestBrand } from '../../../testing/set-meals.ts';
import { here, paymentPassword, type SmallCity } from '../../../testing/small-city.ts';
import { reindexShops } from '../search-index/reindex-shops.ts';

let app: TestApp;
let city: SmallCity;
let brand: TestBrand;
/** Set meals of the brand: `itsSetMeal` is sold only by the draft shop, `setMealOfAll` by all three branches. */
let itsSetMeal: number;
let setMealOfAll: number;
let campaignId: number;

/**
 * The shop of the small city is a draft, and belongs to a brand with two live branches. The tests assume that a guest
 * knows all ids of the shop.
 */
inFreshSmallCity(async (opened) => {
  ({ app, city } = opened);
  const { database } = app.app;
  brand = await openBrand(app, city);
  itsSetMeal = await newSetMeal(app, brand, { featuredRank: 1 }, [city.shopId]);
  setMealOfAll = await newSetMeal(app, brand);
  campaignId = await newCampaign(app, city, { shopId: city.shopId });
  await newCampaign(app, city, { shopId: city.shopId, code: 'HIDDEN' });
  await sql`UPDATE shop SET state = 'draft', has_delivery_terms = true, featured_rank = 1, rating_tenths = 45,
    name = '{"en": "Hidden Garden", "zh-CN": "隐园"}', name_zh = '隐园', pinyin = 'yǐn yuán'
    WHERE id = ${city.shopId}`.execute(database.read);
  await sql`UPDATE dish SET name = '{"en": "Moonlight noodles", "zh-CN": "月光面"}'
    WHERE id = ${city.noodlesId}`.execute(database.read);
  await sql`INSERT INTO favourite (member_id, shop_id, created_at)
    VALUES (${city.member.id}, ${city.shopId}, now())`.execute(database.read);
  await database.transact((tx) => reindexShops(tx, [...brand.branchIds]));
});

const call: TestApp['call'] = (name, input, options) => app.call(name, input, { token: city.member.token, ...options });
const reads = async (name: CallName, input: object) => (await call(name, { ...input })).success;
const has = (records: readonly { readonly id: number }[] | undefined) =>
  (records ?? []).some(({ id }) => id === city.shopId);
const noodles = () => ({
  shopId: city.shopId,
  type: 'pickup' as const,
  dining: 'take_away' as const,
  lines: [{ dishId: city.noodlesId, quantity: 2, options: { size: ['large'] } }],
});

async function choosesDraft(): Promise<boolean> {
  const request = { setMealId: setMealOfAll, quantity: 1, choices: chosenSize, useBalance: true };
  const quoted = await call('quoteSetMeal', request);
  const placed = await call('placeSetMeal', { request, quoteToken: quoted.data.token, paymentPassword });
  await app.drain();
  return (await call('chooseRestaurant', { orderId: placed.data.orderId, shopId: city.shopId })).success;
}

/** Calls of a guest: name, variant, and a function that returns whether the guest sees or can use the shop. */
const guestReads: readonly [CallName | `/share/${string}`, string, () => Promise<boolean>][] = [
  ['nearbyShops', 'by distance', async () => has((await call('nearbyShops', here)).data.records)],
  [
    'nearbyShops',
    'by rating',
    async () => has((await call('nearbyShops', { ...here, sort: 'rating', minRating: 40 })).data.records),
  ],
  [
    'nearbyShops',
    'in the number of shops',
    async () => (await call('nearbyShops', here)).data.total === brand.branchIds.length,
  ],
  [
    'shopsOnMap',
    'on the map',
    async () => {
      const piece = { south: '31.0', west: '121.0', north: '32.0', east: '122.0' };
      return has((await call('shopsOnMap', piece)).data.shops);
    },
  ],
  ['home', 'as a featured shop', async () => has((await call('home', here)).data.featured)],
  ['home', 'in the cuisines', async () => (await call('home', here)).data.cuisines[0]?.shopCount === 3],
  ['home', 'in the number of branches', async () => (await call('home', here)).data.brands[0]?.branchCount === 3],
  [
    'brandBranches',
    'as a branch',
    async () => has((await call('brandBranches', { brandId: brand.brandId, ...here })).data.records),
  ],
  [
    'brandBranches',
    'in the number of branches',
    async () => (await call('brandBranches', { brandId: brand.brandId, ...here })).data.brand.branchCount === 3,
  ],
  ['listFavourites', 'as a favourite', async () => has((await call('listFavourites', here)).data.records)],
  ['listFavourites', 'in the number of favourites', async () => (await call('listFavourites', here)).data.total === 1],
  ['favouriteIds', 'as a favourite', async () => (await call('favouriteIds', {})).data.includes(city.shopId)],
  ['setFavourite', 'as a new favourite', () => reads('setFavourite', { shopId: city.shopId, isFavourite: true })],
  ['shopDetails', 'as a shop', () => reads('shopDetails', { shopId: city.shopId, ...here })],
  [
    'shopDetails',
    'in the number of branches of another branch',
    async () => {
      const { data } = await call('shopDetails', { shopId: brand.branchIds[1], ...here });
      return data.brand?.branchCount === 3;
    },
  ],
  ['shopMenu', 'as a menu', () => reads('shopMenu', { shopId: city.shopId, ...here })],
  ['shopDishes', 'as a menu', () => reads('shopDishes', { shopId: city.shopId })],
  ['shopHere', 'as a menu', () => reads('shopHere', { shopId: city.shopId, ...here })],
  ['dishDetails', 'as a dish', () => reads('dishDetails', { dishId: city.noodlesId })],
  ['shopReviews', 'by reviews', () => reads('shopReviews', { shopId: city.shopId })],
  ['quoteOrder', 'in a cart', () => reads('quoteOrder', noodles())],
  [
    'placeOrder',
    'in an order',
    async () => (await quoteAndPlace(app, city.member, { ...noodles(), useBalance: true })).success,
  ],
  [
    'search',
    'by its name',
    async () => {
      const { data } = await call('search', { query: 'Hidden Garden', ...here });
      return data.shops.some(({ shop }) => shop.id === city.shopId);
    },
  ],
  [
    'search',
    'by a dish',
    async () => (await call('search', { query: 'Moonlight noodles', ...here, kind: 'dish' })).data.dishes.length > 0,
  ],
  [
    'placesInstead',
    'as a place for an order that another shop cannot serve',
    async () => {
      const lost = { shopId: brand.branchIds[1], dishIds: [city.noodlesId], way: 'collect' as const, ...here };
      const { places } = (await call('placesInstead', lost)).data;
      return places.some(({ shop }) => shop.id === city.shopId);
    },
  ],
  [
    'suggestSearch',
    'in suggestions',
    async () => (await call('suggestSearch', { query: 'Hidden', ...here })).data.suggestions.length > 0,
  ],
  [
    'searchPlaces',
    'as a place',
    async () => {
      const { data } = await call('searchPlaces', { ...here, keyword: '隐园', cityCode: '' });
      return data.places.length > 0;
    },
  ],
  ['couponOffers', 'by its coupons', async () => (await call('couponOffers', { shopId: city.shopId })).data.length > 0],
  ['claimCoupon', 'by its coupon', () => reads('claimCoupon', { campaignId })],
  ['claimCoupon', 'by the code of a coupon', () => reads('claimCoupon', { code: 'HIDDEN' })],
  [
    'buyCoupon',
    'by a coupon on sale',
    async () =>
      reads('buyCoupon', {
        campaignId: await newCampaign(app, city, { shopId: city.shopId, channel: 'bought', price: 100 }),
      }),
  ],
  ['listSetMeals', 'as a filter', () => reads('listSetMeals', { shopId: city.shopId })],
  [
    'listSetMeals',
    'by its set meal',
    async () => (await call('listSetMeals', here)).data.records.some(({ id }) => id === itsSetMeal),
  ],
  [
    'listSetMeals',
    'as the nearest branch',
    async () => {
      const { data } = await call('listSetMeals', here);
      return (data.records.find(({ id }) => id === setMealOfAll)?.nearestMetres ?? 0) < 500;
    },
  ],
  [
    'setMealDetail',
    'as a branch',
    async () => {
      const { data } = await call('setMealDetail', { setMealId: setMealOfAll, ...here });
      return data.branches.some(({ shopId }) => shopId === city.shopId);
    },
  ],
  [
    'quoteSetMeal',
    'by its set meal',
    async () => {
      const { data } = await call('quoteSetMeal', { setMealId: itsSetMeal, quantity: 1, choices: chosenSize });
      return !JSON.stringify(data).includes('set_meal_not_on_sale');
    },
  ],
  ['chooseRestaurant', 'as the restaurant of a set meal', choosesDraft],
  [
    '/share/shop',
    'as a shared shop',
    async () => (await app.raw({ url: `/share/shop/${city.shopId}` })).statusCode === 200,
  ],
  [
    '/share/dish',
    'as a shared dish',
    async () => (await app.raw({ url: `/share/dish/${city.noodlesId}` })).statusCode === 200,
  ],
  [
    '/share/picture',
    'as a picture of a shared shop',
    async () => (await app.raw({ url: `/share/picture/shop/${city.shopId}` })).statusCode === 200,
  ],
];

test.each(guestReads)(
  'the call %s (%s) gives guests no access to a draft shop until the shop goes live',
  async (_, __, sees) => {
    expect(await sees()).toBe(false);
    expect(await app.call('goLive', { shopId: city.shopId }, { token: city.merchant.token })).toMatchObject({
      success: true,
    });
    await expect.poll(sees).toBe(true);
  },
);

test('each API call of guests that has a shop or dish id as input is tested with a draft shop', () => {
  const about = ['shopId', 'dishId'];
  const named = Object.entries(calls).filter(
    ([, { access, input }]) =>
      ['public', 'member'].includes(access) && 'shape' in input && about.some((key) => key in input.shape),
  );
  const known = new Set<string>(guestReads.map(([name]) => name));
  expect(named.map(([name]) => name).filter((name) => !known.has(name))).toEqual([]);
});
