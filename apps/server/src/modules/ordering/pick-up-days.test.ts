import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  newMember,
  noodlesToTakeAway,
  openSmallCity,
  openTestApp,
  placePaid,
  type SmallCity,
  type TestApp,
} from '../../testing/index.ts';
import { fortyTimes } from './ordering-in-tests.ts';

let test: TestApp;
let city: SmallCity;

const noon = new Date('2026-11-21T04:00:00Z');
/** Six in the evening of the next day in Shanghai. */
const tomorrow = '2026-11-22T10:00:00.000Z';
const minute = 60_000;

beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  test.clock.set(noon);
  city = await openRichCity();
});
afterAll(() => test.close());

/** Its member can pay for a hundred orders. */
async function openRichCity(hours = 'Mo-Su 10:00-22:00'): Promise<SmallCity> {
  return { ...(await openSmallCity(test, hours)), member: await newMember(test, 1_000_000) };
}

const asMerchant = () => ({ token: city.merchant.token });
const detail = async (orderId: number) =>
  (await test.call('orderDetail', { orderId }, { token: city.member.token })).data;
const redeem = (code: string) => test.call('redeemCode', { shopId: city.shopId, code }, asMerchant());

async function goTo(instant: string): Promise<void> {
  test.clock.set(new Date(instant));
  await test.drain();
}

/** Paid and accepted; the code comes with the next minute. */
async function accepted(wantedAt: string | null): Promise<number> {
  const orderId = await placePaid(test, city, { ...noodlesToTakeAway(city), wantedAt });
  await test.call('acceptOrder', { orderId }, asMerchant());
  return orderId;
}

async function acceptedTimes(count: number, wantedAt: string | null): Promise<number[]> {
  const ids: number[] = [];
  for (let done = 0; done < count; done += 1) ids.push(await accepted(wantedAt));
  return ids;
}

/** Both days of the shop begin with code A001, then K008: as if chance had drawn the same for both. */
async function codesBeginAlike(...days: string[]): Promise<void> {
  await sql`INSERT INTO pick_up_counter (shop_id, business_day, last_sequence, first_place, step)
    SELECT ${city.shopId}, unnest(${days}::date[]), 0, 0, 10007
    ON CONFLICT (shop_id, business_day) DO UPDATE SET first_place = 0, step = 10007`.execute(test.app.database.read);
}

async function withCode(wantedAt: string | null): Promise<{ orderId: number; code: string }> {
  const orderId = await accepted(wantedAt);
  test.clock.advance(minute);
  await test.drain();
  return { orderId, code: (await detail(orderId)).pickUpCode ?? '' };
}

it('an order for tomorrow has its code within a minute, and waits until the business day ends in which it is fetched', async () => {
  const { orderId, code } = await withCode(tomorrow);
  expect(code).toMatch(/^[A-Z]\d{3}$/);
  await goTo('2026-11-21T20:00:00Z');
  expect((await detail(orderId)).state).toBe('to_be_picked_up');
  await goTo('2026-11-22T19:59:59Z');
  expect((await detail(orderId)).state).toBe('to_be_picked_up');
  await goTo('2026-11-22T20:00:00Z');
  expect((await detail(orderId)).state).toBe('completed');
});

it('a code of tomorrow is refused today with a reason that says so, and is redeemed on its day', async () => {
  const { orderId, code } = await withCode(tomorrow);
  expect((await redeem(code)).data).toMatchObject({ reason: 'pick_up_code_too_early' });
  expect((await detail(orderId)).state).toBe('to_be_picked_up');
  await goTo('2026-11-22T10:05:00Z');
  expect((await redeem(code)).data).toMatchObject({ id: orderId, state: 'completed' });
});

it('a code is redeemed while its order waits, though its business day is over', async () => {
  const { orderId, code } = await withCode(null);
  // The timer of the day's end has not been worked on yet.
  test.clock.set(new Date('2026-11-22T02:00:00Z'));
  expect((await redeem(code)).data).toMatchObject({ id: orderId, state: 'completed' });
});

it('an order that is ready after the business day turned is fetched in the new one', async () => {
  city = await openRichCity('24/7');
  test.clock.set(new Date('2026-11-21T19:58:30Z'));
  const { orderId } = await withCode(null);
  await goTo('2026-11-21T20:00:30Z');
  expect((await detail(orderId)).state).toBe('to_be_picked_up');
});

it('orders for today and for tomorrow never have one code, and each code hands out its own', async () => {
  const today = await acceptedTimes(20, null);
  // The worst that chance could draw: both days would go through the same codes.
  await codesBeginAlike('2026-11-21', '2026-11-22');
  const later = await acceptedTimes(20, tomorrow);
  test.clock.advance(minute);
  await test.drain();
  const codes = await Promise.all([...today, ...later].map(async (id) => (await detail(id)).pickUpCode ?? ''));
  expect(new Set(codes).size).toBe(40);
  expect(codes).toContain('A001');
  const answers = await fortyTimes((index) => redeem(codes[index] ?? ''));
  expect(answers.map(({ data }) => (Object.hasOwn(data, 'id') ? data.id : data))).toEqual([
    ...today,
    ...later.map(() => ({ reason: 'pick_up_code_too_early' })),
  ]);
});

it('a code that was redeemed yesterday hands out nothing today', async () => {
  await codesBeginAlike('2026-11-21', '2026-11-22');
  const first = await withCode(null);
  await redeem(first.code);
  await goTo('2026-11-22T04:00:00Z');
  const next = await acceptedTimes(3, null);
  test.clock.advance(minute);
  await test.drain();
  expect((await redeem(first.code)).data).toMatchObject({ reason: 'transition_not_allowed' });
  const states = await Promise.all(next.map(async (id) => (await detail(id)).state));
  expect(new Set(states)).toEqual(new Set(['to_be_picked_up']));
});

it('the codes of two days, and of two shops, do not come in one order', async () => {
  const here = [await withCode(null), await withCode(null)];
  const later = [await withCode(tomorrow), await withCode(tomorrow)];
  city = await openRichCity();
  const there = [await withCode(null), await withCode(null)];
  const runs = [here, later, there].map((run) => run.map(({ code }) => code).join());
  expect(new Set(runs).size).toBe(3);
});
