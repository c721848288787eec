import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  newCoupon,
  noodlesDelivered,
  openSmallCity,
  openTestApp,
  type SmallCity,
  type TestApp,
} from '../../../testing/index.ts';
import { quotedToPlace } from '../ordering-in-tests.ts';

let test: TestApp;
let city: SmallCity;

beforeAll(async () => {
  test = await openTestApp();
  city = await openSmallCity(test);
});
afterAll(() => test.close());

const change = (text: string) => sql.raw(text).execute(test.app.database.read);
const counted = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`SELECT count(*) FROM customer_order`.execute(test.app.database.read);
  return rows[0]?.count ?? 0;
};

it.each([
  ['the dish', () => change(`UPDATE dish SET price = price + 100 WHERE id = ${city.noodlesId}`)],
  ['the shop', () => change(`UPDATE shop SET package_fee = package_fee + 50 WHERE id = ${city.shopId}`)],
  ['the address', () => change(`UPDATE member_address SET lat = 31.25 WHERE id = ${city.addressId}`)],
  ['the coupons', () => newCoupon(test, city)],
])('placing an order writes nothing and returns a new quote if %s changed since the quote', async (_, happen) => {
  const { place } = await quotedToPlace(test, city.member, noodlesDelivered(city));
  const before = await counted();
  await happen();
  const answer = await place();
  expect([answer.code, answer.success]).toEqual([2, false]);
  expect(await counted()).toBe(before);
});
