import type { InsightDays } from '@chifan/domain/insight';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { inFreshSmallCity } from '../../testing/in-small-city.ts';
import { noodlesToTakeAway, openSmallCity, placePaid, type SmallCity, type TestApp } from '../../testing/index.ts';
import { settleOrder, sumOfAccount } from '../wallet/index.ts';

let test: TestApp;
let city: SmallCity;
inFreshSmallCity((opened) => {
  ({ app: test, city } = opened);
});

async function insight(days: InsightDays, token = city.merchant.token) {
  const { data } = await test.call('shopInsight', { shopId: city.shopId, days }, { token });
  return data;
}

const accept = (orderId: number) => test.call('acceptOrder', { orderId }, { token: city.merchant.token });

/** Completes an order as if the guest had collected it. The held money is paid to the shop. */
const settle = (orderId: number, at = test.clock.now()) =>
  test.app.database.transact((tx) =>
    settleOrder(tx, {
      orderId,
      shopId: city.shopId,
      brand: null,
      courierId: null,
      total: 90_00,
      courierFee: 0,
      subsidy: 0,
      at,
    }),
  );

const daysAgo = (orderId: number, days: number) =>
  sql`UPDATE customer_order SET placed_at = placed_at - make_interval(days => ${days}),
    paid_at = paid_at - make_interval(days => ${days}), accepted_at = accepted_at - make_interval(days => ${days})
    WHERE id = ${orderId}`.execute(test.app.database.read);

it('shopInsight returns zero totals and one entry per day for a shop without orders', async () => {
  const { now, before, days, dishes, hours, refusals } = await insight(7);
  expect(now).toEqual(before);
  expect(now).toMatchObject({ revenue: 0, orders: 0, average: null, medianAnswer: null });
  expect(days).toHaveLength(7);
  expect([dishes, hours, refusals]).toEqual([[], [], []]);
});

it('shopInsight counts today’s orders by dish and hour, and returns the refusals and the median time to accept', async () => {
  const [one, other] = [
    await placePaid(test, city, noodlesToTakeAway(city)),
    await placePaid(test, city, noodlesToTakeAway(city)),
  ];
  test.clock.advance(120_000);
  await accept(one);
  await test.call('refuseOrder', { orderId: other, reason: 'too_busy' }, { token: city.merchant.token });
  const { now, dishes, hours, refusals } = await insight(1);
  expect(now).toMatchObject({ orders: 1, average: 90_00, refused: 1, medianAnswer: 120, medianPrep: null, refunds: 0 });
  expect(dishes).toEqual([{ nameZh: '面', name: 'noodles', pieces: 2, amount: 88_00 }]);
  const { data } = await test.call(
    'shopInsight',
    { shopId: city.shopId, days: 1 },
    { token: city.merchant.token, language: 'zh-CN' },
  );
  expect(data.dishes).toMatchObject([{ nameZh: '面', name: null }]);
  expect(hours.map(({ orders }) => orders)).toEqual([1]);
  expect(refusals).toEqual([{ event: 'refuse', reason: 'too_busy', orders: 1 }]);
});

it('the revenue in shopInsight equals the ledger’s postings for the shop', async () => {
  for (let count = 0; count < 3; count += 1) {
    const orderId = await placePaid(test, city, noodlesToTakeAway(city));
    await accept(orderId);
    await settle(orderId);
  }
  const account = { kind: 'merchant_earnings', ownerId: String(city.shopId) };
  const booked = await sumOfAccount(test.app.database.read, account);
  const { now, days } = await insight(30);
  expect(booked).toBe(270_00);
  expect(now.revenue).toBe(booked);
  expect(days.reduce((sum, { revenue }) => sum + revenue, 0)).toBe(booked);
});

it('shopInsight for seven days counts an order from ten days ago in the preceding seven days', async () => {
  const orderId = await placePaid(test, city, noodlesToTakeAway(city));
  await daysAgo(orderId, 10);
  const { now, before } = await insight(7);
  expect([now.orders, before.orders]).toEqual([0, 1]);
  expect((await insight(30)).now.orders).toBe(1);
});

it('shopInsight stores the counts of a day only when the day can no longer change', async () => {
  const [old, recent] = [
    await placePaid(test, city, noodlesToTakeAway(city)),
    await placePaid(test, city, noodlesToTakeAway(city)),
  ];
  await daysAgo(old, 8);
  await daysAgo(recent, 7);
  expect((await insight(30)).now.orders).toBe(2);
  const { rows } = await sql<{ days: number }>`SELECT count(*)::int AS days FROM shop_day
    WHERE shop_id = ${city.shopId}`.execute(test.app.database.read);
  // 52 of the sixty days are stored, because today and the seven days before it may still change.
  expect(rows).toEqual([{ days: 52 }]);
  await daysAgo(old, 1);
  await daysAgo(recent, -1);
  const { days } = await insight(30);
  expect(days.flatMap(({ orders }, at) => (orders > 0 ? [[29 - at, orders]] : []))).toEqual([
    [8, 1],
    [6, 1],
  ]);
});

it('shopInsight is refused for staff of other shops and allowed for operators', async () => {
  const other = await openSmallCity(test);
  expect(await insight(7, other.merchant.token)).toMatchObject({ reason: 'shop_not_found' });
  for (const { token } of [city.courier, city.member])
    expect(await insight(7, token)).toMatchObject({ reason: 'no_permission' });
  expect(await insight(7, city.operator.token)).toHaveProperty('now');
});
