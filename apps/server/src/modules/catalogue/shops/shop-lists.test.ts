import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { readHours } from '../../../testing/small-city.ts';
import { newShop } from '../catalogue-in-tests.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/**
 * Each test has its own street, far from the shops of other tests. Tests of sorting also have their own cuisine,
 * because a list with few near shops also contains distant shops.
 */
const standing = (street: number) => ({ latitude: '31.230400', longitude: `${90 + street}.000000` });
const on = (street: number, metres: number) => ({ lat: 31.2304 + metres / 111_195, lng: 90 + street });

type Columns = Readonly<Record<string, unknown>>;

async function shopOn(street: number, metres: number, columns: Columns = {}): Promise<number> {
  const id = await newShop(app, { at: on(street, metres) });
  for (const [column, value] of Object.entries(columns))
    await sql`UPDATE shop SET ${sql.id(column)} = ${value} WHERE id = ${id}`.execute(app.app.database.read);
  return id;
}

type Nearby = Partial<Parameters<typeof app.call<'nearbyShops'>>[1]>;
async function listed(street: number, more: Nearby): Promise<number[]> {
  const page = await app.call('nearbyShops', { ...standing(street), pageSize: 4, ...more });
  return page.data.records.map(({ id }) => id);
}

test('sorting shops by rating lists the nearer of equally rated shops first, and unrated shops last', async () => {
  const known = { cuisine: 'thai' } as const;
  const near = await shopOn(1, 10, { ...known, rating_tenths: 41 });
  const unrated = await shopOn(1, 5, known);
  const best = await shopOn(1, 300, { ...known, rating_tenths: 48 });
  const far = await shopOn(1, 900, { ...known, rating_tenths: 41 });
  expect(await listed(1, { sort: 'rating', ...known })).toEqual([best, near, far, unrated]);
});

test('sorting shops by price lists shops without a menu last', async () => {
  const known = { cuisine: 'turkish' } as const;
  const none = await shopOn(2, 5, known);
  const dear = await shopOn(2, 10, { ...known, typical_price: 9900 });
  const cheap = await shopOn(2, 700, { ...known, typical_price: 1500 });
  const middling = await shopOn(2, 20, { ...known, typical_price: 4000 });
  expect(await listed(2, { sort: 'price', ...known })).toEqual([cheap, middling, dear, none]);
});

test('sorting shops by delivery fee lists shops that do not deliver to the guest last', async () => {
  const known = { cuisine: 'french' } as const;
  const outOfRange = await shopOn(3, 50, { ...known, radius_metres: 10 });
  const dear = await shopOn(3, 60, { ...known, delivery_base_fee: 900 });
  const free = await shopOn(3, 900, { ...known, delivery_base_fee: 0 });
  const usual = await shopOn(3, 70, { ...known, delivery_base_fee: 500 });
  expect(await listed(3, { sort: 'fee', ...known })).toEqual([free, usual, dear, outOfRange]);
});

test('sorting shops by waiting time lists open shops first, then shops that open sooner, then paused shops', async () => {
  // The clock of the test is at noon in Shanghai.
  const hours = (text: string) => JSON.stringify(readHours(text));
  const paused = await shopOn(4, 10, { cuisine: 'russian', opening_hours: hours('24/7'), is_taking_orders: false });
  const later = await shopOn(4, 20, { cuisine: 'russian', opening_hours: hours('Mo-Su 17:00-19:00') });
  const sooner = await shopOn(4, 30, { cuisine: 'russian', opening_hours: hours('Mo-Su 15:00-17:00') });
  const open = await shopOn(4, 900, { cuisine: 'russian', opening_hours: hours('24/7') });
  expect(await listed(4, { sort: 'time', cuisine: 'russian' })).toEqual([open, sooner, later, paused]);
});

test('sorting shops by waiting time lists a fast kitchen before a nearer slow kitchen, and a busy kitchen last', async () => {
  const known = { cuisine: 'korean' };
  const busy = await shopOn(40, 5, { ...known, kitchen_usual: 10, busy_minutes: 25 });
  const slow = await shopOn(40, 10, { ...known, kitchen_usual: 30 });
  const quick = await shopOn(40, 900, { ...known, kitchen_usual: 10 });
  const told = await shopOn(40, 910, { ...known, kitchen_told: 12 });
  expect(await listed(40, { sort: 'time', cuisine: 'korean' })).toEqual([quick, told, slow, busy]);
});

test.each<[string, Nearby, Columns]>([
  ['halal', { halal: true }, { types: ['asian', 'halal'] }],
  ['vegetarian', { vegetarian: true }, { has_vegetarian: true }],
  ['coupon', { coupon: true }, { full_reductions: '[{"threshold": 5000, "reduction": 500}]' }],
  ['foreign card', { foreignCard: true }, { accepts_foreign_card: true }],
  ['price', { maxPrice: 3_000 }, { typical_price: 3_000 }],
  ['rating', { minRating: 45 }, { rating_tenths: 45 }],
])('the shop filter %s excludes a nearer shop that does not match', async (name, filter, columns) => {
  const street = 10 + name.length;
  // Matching shops of other streets are farther away, so the test checks only the first shop.
  await shopOn(street, 5, { accepts_foreign_card: false });
  const having = await shopOn(street, 50, { accepts_foreign_card: false, ...columns });
  const [first] = await listed(street, filter);
  expect(first).toBe(having);
});

test('shopsOnMap returns the shops of the visible part of the map and states whether these are all', async () => {
  const inside = await shopOn(30, 100);
  await shopOn(30, 5_000);
  const piece = { south: '31.220400', north: '31.240400', west: '119.990000', east: '120.010000' };
  const { data } = await app.call('shopsOnMap', piece);
  expect(data.shops.map(({ id }) => id)).toEqual([inside]);
  expect(data.isAll).toBe(true);
});

test('shopsOnMap is refused if the southern edge of the map is north of the northern edge', async () => {
  const answer = await app.call('shopsOnMap', { south: '32', north: '31', west: '121', east: '122' });
  expect(answer).toMatchObject({ status: 422, data: { reason: 'position_invalid' } });
});
