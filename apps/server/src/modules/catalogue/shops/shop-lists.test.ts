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

/** Each test has a street of its own, so far from the others that no window reaches them. */
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

test('by rating the best stand first, equals by distance, and what nobody has rated last', async () => {
  const near = await shopOn(1, 10, { rating_tenths: 41 });
  const unrated = await shopOn(1, 5);
  const best = await shopOn(1, 300, { rating_tenths: 48 });
  const far = await shopOn(1, 900, { rating_tenths: 41 });
  expect(await listed(1, { sort: 'rating' })).toEqual([best, near, far, unrated]);
});

test('by price the cheapest stand first, and what has no menu last', async () => {
  const none = await shopOn(2, 5);
  const dear = await shopOn(2, 10, { typical_price: 9900 });
  const cheap = await shopOn(2, 700, { typical_price: 1500 });
  const middling = await shopOn(2, 20, { typical_price: 4000 });
  expect(await listed(2, { sort: 'price' })).toEqual([cheap, middling, dear, none]);
});

test('by fee the cheapest delivery stands first, and what does not deliver here last', async () => {
  const outOfRange = await shopOn(3, 50, { radius_metres: 10 });
  const dear = await shopOn(3, 60, { delivery_base_fee: 900 });
  const free = await shopOn(3, 900, { delivery_base_fee: 0 });
  const usual = await shopOn(3, 70, { delivery_base_fee: 500 });
  expect(await listed(3, { sort: 'fee' })).toEqual([free, usual, dear, outOfRange]);
});

test('by time come those that are open, then those that open sooner, then the paused', async () => {
  // The test's clock stands at noon in Shanghai. Open shops of other streets would come before paused ones: these are Russian.
  const hours = (text: string) => JSON.stringify(readHours(text));
  const paused = await shopOn(4, 10, { cuisine: 'russian', opening_hours: hours('24/7'), is_taking_orders: false });
  const later = await shopOn(4, 20, { cuisine: 'russian', opening_hours: hours('Mo-Su 17:00-19:00') });
  const sooner = await shopOn(4, 30, { cuisine: 'russian', opening_hours: hours('Mo-Su 15:00-17:00') });
  const open = await shopOn(4, 900, { cuisine: 'russian', opening_hours: hours('24/7') });
  expect(await listed(4, { sort: 'time', cuisine: 'russian' })).toEqual([open, sooner, later, paused]);
});

test('by time the quicker kitchen stands before the nearer one, and a busy one after both', async () => {
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
])('the filter %s keeps the shops that have it', async (name, filter, columns) => {
  const street = 10 + name.length;
  // Shops of other streets that have it stand further away: only the nearest is looked at.
  await shopOn(street, 5, { accepts_foreign_card: false });
  const having = await shopOn(street, 50, { accepts_foreign_card: false, ...columns });
  const [first] = await listed(street, filter);
  expect(first).toBe(having);
});

test('the map gives the shops of its piece, and says when there are more than it shows', async () => {
  const inside = await shopOn(30, 100);
  await shopOn(30, 5_000);
  const piece = { south: '31.220400', north: '31.240400', west: '119.990000', east: '120.010000' };
  const { data } = await app.call('shopsOnMap', piece);
  expect(data.shops.map(({ id }) => id)).toEqual([inside]);
  expect(data.isAll).toBe(true);
});

test('a piece of the map that is turned over is refused', async () => {
  const answer = await app.call('shopsOnMap', { south: '32', north: '31', west: '121', east: '122' });
  expect(answer).toMatchObject({ status: 422, data: { reason: 'position_invalid' } });
});
