import { pickUpCodeFromNumber } from '@chifan/domain/ordering';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { loadSecret } from '../../platform/secrets.store.ts';
import {
  newMember,
  noodlesToTakeAway,
  openSmallCity,
  openTestApp,
  placePaid,
  type SmallCity,
  type TestApp,
} from '../../testing/index.ts';
import { pickUpCodeKey } from './codes/issue-code.ts';
import { nextPickUpSequence } from './codes/pick-up-code.store.ts';

let test: TestApp;
let city: SmallCity;

const noon = new Date('2026-11-21T04:00:00Z');
/** 18:00 on the next day in Shanghai. */
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

/** Places, pays and accepts an order. The pick-up code is issued within the next minute. */
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

async function firstCodesOf(businessDay: string, count: number): Promise<string[]> {
  const secret = await loadSecret(test.app.database, 'signing');
  const key = pickUpCodeKey(secret, { shopId: city.shopId, businessDay });
  return Array.from({ length: count }, (_, index) => pickUpCodeFromNumber(index + 1, key));
}

async function giveCodes(orderIds: readonly number[], codes: readonly string[]): Promise<void> {
  const given = sql`unnest(${orderIds}::bigint[], ${codes}::text[]) AS given(id, code)`;
  const { read } = test.app.database;
  await sql`UPDATE pick_up_code SET code = given.code FROM ${given} WHERE order_id = given.id`.execute(read);
  await sql`UPDATE customer_order o SET pick_up_code = given.code FROM ${given} WHERE o.id = given.id`.execute(read);
}

async function withCode(wantedAt: string | null): Promise<{ orderId: number; code: string }> {
  const orderId = await accepted(wantedAt);
  test.clock.advance(minute);
  await test.drain();
  return { orderId, code: (await detail(orderId)).pickUpCode ?? '' };
}

it('an order for tomorrow gets its pickup code within a minute and can be collected until tomorrow’s business day ends', async () => {
  const { orderId, code } = await withCode(tomorrow);
  expect(code).toMatch(/^[A-Z]\d{3}$/);
  await goTo('2026-11-21T20:00:00Z');
  expect((await detail(orderId)).state).toBe('to_be_picked_up');
  await goTo('2026-11-22T19:59:59Z');
  expect((await detail(orderId)).state).toBe('to_be_picked_up');
  await goTo('2026-11-22T20:00:00Z');
  expect((await detail(orderId)).state).toBe('completed');
});

it('a pickup code for tomorrow is refused today as too early, and redeemed tomorrow', async () => {
  const { orderId, code } = await withCode(tomorrow);
  expect((await redeem(code)).data).toMatchObject({ reason: 'pick_up_code_too_early' });
  expect((await detail(orderId)).state).toBe('to_be_picked_up');
  await goTo('2026-11-22T10:05:00Z');
  expect((await redeem(code)).data).toMatchObject({ id: orderId, state: 'completed' });
});

it('a pickup code can be redeemed after its business day while the order is not collected', async () => {
  const { orderId, code } = await withCode(null);
  // The timer that completes the order at the end of the business day has not run yet.
  test.clock.set(new Date('2026-11-22T02:00:00Z'));
  expect((await redeem(code)).data).toMatchObject({ id: orderId, state: 'completed' });
});

it('an order whose expected collection is after 04:00 can be collected on the new business day', async () => {
  city = await openRichCity('24/7');
  test.clock.set(new Date('2026-11-21T19:58:30Z'));
  const { orderId } = await withCode(null);
  await goTo('2026-11-21T20:00:30Z');
  expect((await detail(orderId)).state).toBe('to_be_picked_up');
});

it('orders for today and tomorrow never share a pickup code, and each code redeems only its own order', async () => {
  const today = await acceptedTimes(20, null);
  test.clock.advance(minute);
  await test.drain();
  // Tests the worst case: the first codes that tomorrow's key generates are the codes in use today.
  const collisions = await firstCodesOf('2026-11-22', 20);
  await giveCodes(today, collisions);
  const later = await acceptedTimes(20, tomorrow);
  test.clock.advance(minute);
  await test.drain();
  const codes = await Promise.all([...today, ...later].map(async (id) => (await detail(id)).pickUpCode ?? ''));
  expect(new Set(codes).size).toBe(40);
  expect(codes.slice(0, 20)).toEqual(collisions);
  const answers: unknown[] = [];
  for (const code of codes) {
    const { data } = await redeem(code);
    answers.push(Object.hasOwn(data, 'id') ? data.id : data);
  }
  expect(answers).toEqual([...today, ...later.map(() => ({ reason: 'pick_up_code_too_early' }))]);
});

it('an order never gets a pickup code that another order of the day already has', async () => {
  const before = await withCode(null);
  await giveCodes([before.orderId], await firstCodesOf('2026-11-21', 2).then(([, second]) => [second ?? '']));
  const codes = [await withCode(null), await withCode(null)].map(({ code }) => code);
  const [, , third, fourth] = await firstCodesOf('2026-11-21', 4);
  expect(codes).toEqual([third, fourth]);
});

it('a pickup code that was redeemed yesterday redeems no order today', async () => {
  const first = await withCode(null);
  await giveCodes([first.orderId], await firstCodesOf('2026-11-22', 1));
  const [code = ''] = await firstCodesOf('2026-11-22', 1);
  await redeem(code);
  await goTo('2026-11-22T04:00:00Z');
  const next = await acceptedTimes(3, null);
  test.clock.advance(minute);
  await test.drain();
  expect((await redeem(code)).data).toMatchObject({ reason: 'transition_not_allowed' });
  const states = await Promise.all(next.map(async (id) => (await detail(id)).state));
  expect(new Set(states)).toEqual(new Set(['to_be_picked_up']));
});

it('the sequence of pickup codes differs from day to day and from shop to shop', async () => {
  const here = [await withCode(null), await withCode(null)];
  const later = [await withCode(tomorrow), await withCode(tomorrow)];
  city = await openRichCity();
  const there = [await withCode(null), await withCode(null)];
  const runs = [here, later, there].map((run) => run.map(({ code }) => code).join());
  expect(new Set(runs).size).toBe(3);
});

it('transactions that issue pickup codes of one shop take the same database lock on all business days', async () => {
  const { database } = test.app;
  const turn = async (businessDay: string) =>
    database.transact(async (tx) => {
      await nextPickUpSequence(tx, { shopId: city.shopId, businessDay });
      const { rows } = await sql<{ key: string }>`SELECT classid || ':' || objid AS key FROM pg_locks
        WHERE locktype = 'advisory' AND pid = pg_backend_pid()`.execute(tx);
      return rows.map(({ key }) => key);
    });
  const [today, tomorrow] = [await turn('2026-11-23'), await turn('2026-11-24')];
  expect(today).toHaveLength(1);
  expect(tomorrow).toEqual(today);
});

it('twenty orders due at the same time get different pickup codes, and a repeated timer issues no second code', async () => {
  const [, , third = '', fourth = '', fifth = '', sixth = '', ...others] = await firstCodesOf('2026-11-21', 24);
  const before = [await withCode(null), await withCode(null)].map(({ orderId }) => orderId);
  await giveCodes(before, [fifth, sixth]);
  const orders = await acceptedTimes(20, null);
  const { read } = test.app.database;
  await sql`INSERT INTO job (kind, key, payload, run_at) SELECT kind, key || ':again', payload, run_at FROM job
    WHERE kind = 'ordering.issue-code' ORDER BY id LIMIT 5`.execute(read);
  test.clock.advance(minute);
  await test.drain();
  const codes = await Promise.all(orders.map(async (id) => (await detail(id)).pickUpCode ?? ''));
  expect(codes.toSorted()).toEqual([third, fourth, ...others].toSorted());
  const { rows } = await sql<{ issued: number }>`SELECT count(*)::int AS issued FROM order_history
    WHERE event = 'issue_code' AND order_id = ANY(${orders})`.execute(read);
  expect(rows[0]?.issued).toBe(20);
});
