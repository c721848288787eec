import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  newCoupon,
  newMember,
  noodlesDelivered,
  noodlesToTakeAway,
  openSmallCity,
  openTestApp,
  type SmallCity,
  type TestApp,
} from '../../../testing/index.ts';
import { quotedToPlace } from '../ordering-in-tests.ts';
import { cachedSnapshot } from './quote-snapshot-cache.ts';

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
  ['the coupons in transition', () => newCoupon(test, city)],
])(
  'a quote whose price was made of something else than %s is now is asked again, and nothing is written',
  async (_, happen) => {
    const { place } = await quotedToPlace(test, city.member, noodlesDelivered(city));
    const before = await counted();
    await happen();
    const answer = await place();
    expect([answer.code, answer.success]).toEqual([2, false]);
    expect(await counted()).toBe(before);
  },
);

it('a quote is remembered for whom and what it was made for, as long as it holds', async () => {
  const member = await newMember(test);
  const request = noodlesToTakeAway(city);
  const { data: quote } = await test.call('quoteOrder', request, { token: member.token });
  const asked = { memberId: member.id, request: { ...request, useBalance: false, wantedAt: null } as never };
  const recalled = (change: object = {}) =>
    cachedSnapshot(test.app.database, quote.token, { ...asked, now: test.clock.now(), ...change });
  expect(recalled()?.known.shop.id).toBe(city.shopId);
  expect(recalled({ memberId: city.member.id })).toBeUndefined();
  expect(recalled({ request: { ...(asked.request as object), lines: [] } })).toBeUndefined();
  expect(recalled({ now: new Date(test.clock.now().getTime() + 301_000) })).toBeUndefined();
});
