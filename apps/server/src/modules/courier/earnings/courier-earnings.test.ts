import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  newStaff,
  noodlesDelivered,
  openSmallCity,
  openTestCity,
  placePaid,
  type SmallCity,
  type TestApp,
  type TestPerson,
} from '../../../testing/index.ts';

let test: TestApp;
let city: SmallCity;

beforeAll(async () => {
  ({ app: test, city } = await openTestCity());
});
afterAll(() => test.close());

const as = ({ token }: { token: string }) => ({ token });
const earnings = async (of = city.courier) => (await test.call('courierEarnings', {}, as(of))).data;

async function taken(courier: TestPerson): Promise<number> {
  const orderId = await placePaid(test, city, noodlesDelivered(city));
  await test.call('acceptOrder', { orderId }, as(city.merchant));
  await test.call('markReady', { orderId }, as(city.merchant));
  await test.call('takeJob', { orderId }, as(courier));
  return orderId;
}

async function handedOver(courier = city.courier): Promise<number> {
  const orderId = await taken(courier);
  await test.call('collectOrder', { orderId }, as(courier));
  const { handOverCode } = (await test.call('orderDetail', { orderId }, as(city.member))).data;
  await test.call('handOver', { orderId, code: handOverCode ?? '' }, as(courier));
  return orderId;
}

it('a courier’s fee is pending until the order is completed, and is then shown for the day and week of the completion', async () => {
  test.clock.set(new Date('2026-11-24T04:00:00Z'));
  expect(await earnings()).toMatchObject({ balance: 0, waiting: 0, today: { jobs: 0, fees: 0 }, days: [], weeks: [] });
  const [first, second] = [await handedOver(), await handedOver()];
  const { waiting, today, done, balance } = await earnings();
  const fee = waiting / 2;
  expect(fee).toBeGreaterThan(0);
  expect([balance, today]).toEqual([0, { jobs: 2, fees: waiting, day: '2026-11-24' }]);
  expect(done.records.map(({ orderId, isCredited }) => [orderId, isCredited])).toEqual([
    [second, false],
    [first, false],
  ]);
  await test.call('confirmOrder', { orderId: first }, as(city.member));
  expect(await earnings()).toMatchObject({
    balance: fee,
    waiting: fee,
    days: [{ day: '2026-11-24', earned: fee, refunded: 0, orders: 1 }],
    weeks: [{ day: '2026-11-23', earned: fee, orders: 1 }],
  });
  test.clock.advance(24 * 3_600_000);
  await test.drain();
  const later = await earnings();
  expect(later).toMatchObject({ balance: 2 * fee, waiting: 0, today: { jobs: 0, fees: 0 } });
  expect(later.days.map(({ day, earned }) => [day, earned])).toEqual([
    ['2026-11-25', fee],
    ['2026-11-24', fee],
  ]);
  expect(later.weeks).toEqual([{ day: '2026-11-23', earned: 2 * fee, refunded: 0, orders: 2 }]);
  expect(later.done.records.map((job) => [job.fee, job.isCredited])).toEqual([
    [fee, true],
    [fee, true],
  ]);
});

it('a courier sees separate fees for deliveries in hand, handed over and completed, and the daily sums equal the ledger', async () => {
  const courier = await newStaff(test, 'courier');
  const none = { jobs: 0, fees: 0 };
  expect((await earnings(courier)).pending).toEqual({ inHand: none, delivered: none });
  const settled = await handedOver(courier);
  await handedOver(courier);
  await test.call('confirmOrder', { orderId: settled }, as(city.member));
  await taken(courier);
  const { pending, days, today, balance: fee } = await earnings(courier);
  expect(fee).toBeGreaterThan(0);
  expect(pending).toEqual({ inHand: { jobs: 1, fees: fee }, delivered: { jobs: 1, fees: fee } });
  expect(days).toEqual([{ day: today.day, earned: fee, refunded: 0, orders: 1 }]);
  expect(today).toMatchObject({ jobs: 2, fees: 2 * fee });
  const { rows } = await sql<{ sum: number }>`SELECT COALESCE(sum(e.amount), 0)::bigint AS sum
    FROM entry e JOIN account a ON a.id = e.account_id
    WHERE a.kind = 'courier_fees' AND a.owner_id = ${String(courier.id)}`.execute(test.app.database.read);
  expect(rows[0]?.sum).toBe(days.reduce((sum, { earned, refunded }) => sum + earned - refunded, 0));
});

it('a courier does not see another courier’s pay', async () => {
  const other = await openSmallCity(test);
  expect(await earnings(other.courier)).toMatchObject({ balance: 0, waiting: 0, days: [], done: { total: 0 } });
});
