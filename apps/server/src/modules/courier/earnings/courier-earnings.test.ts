import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  noodlesDelivered,
  openSmallCity,
  openTestCity,
  placePaid,
  type SmallCity,
  type TestApp,
} from '../../../testing/index.ts';

let test: TestApp;
let city: SmallCity;

beforeAll(async () => {
  ({ app: test, city } = await openTestCity());
});
afterAll(() => test.close());

const as = ({ token }: { token: string }) => ({ token });
const earnings = async (of = city.courier) => (await test.call('courierEarnings', {}, as(of))).data;

async function handedOver(): Promise<number> {
  const orderId = await placePaid(test, city, noodlesDelivered(city));
  await test.call('acceptOrder', { orderId }, as(city.merchant));
  await test.call('markReady', { orderId }, as(city.merchant));
  await test.call('takeJob', { orderId }, as(city.courier));
  await test.call('collectOrder', { orderId }, as(city.courier));
  const { handOverCode } = (await test.call('orderDetail', { orderId }, as(city.member))).data;
  await test.call('handOver', { orderId, code: handOverCode ?? '' }, as(city.courier));
  return orderId;
}

it('a courier’s fee is pending until the order is settled, and is then shown for that day and week', async () => {
  test.clock.set(new Date('2026-11-24T04:00:00Z'));
  expect(await earnings()).toMatchObject({ balance: 0, waiting: 0, today: { jobs: 0, fees: 0 }, days: [], weeks: [] });
  const [first, second] = [await handedOver(), await handedOver()];
  const { waiting, today, done, balance } = await earnings();
  const fee = waiting / 2;
  expect(fee).toBeGreaterThan(0);
  expect([balance, today]).toEqual([0, { jobs: 2, fees: waiting }]);
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

it('a courier does not see another courier’s pay', async () => {
  const other = await openSmallCity(test);
  expect(await earnings(other.courier)).toMatchObject({ balance: 0, waiting: 0, days: [], done: { total: 0 } });
});
