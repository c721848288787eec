import { expect, test } from 'vitest';
import { inSmallCity } from '../../../testing/in-small-city.ts';
import { newMember, openSmallCity, type SmallCity, type TestApp } from '../../../testing/index.ts';
import { balanceOf } from '../balance.ts';
import { checkLedger } from '../checking/check-ledger.ts';
import { sumOfAccount } from '../ledger/ledger.store.ts';
import { holdBalance, settleOrder } from '../order-money.ts';
import { balanceOfAccount } from '../posting.store.ts';

let app: TestApp;
let city: SmallCity;
let orderId = 500_000;
inSmallCity((opened) => {
  ({ app, city } = opened);
});

type Earned = { total: number; courierFee: number; subsidy: number; courierId: number | null; at: Date };

async function earn({ at, total, ...earned }: Earned, shopId = city.shopId): Promise<number> {
  orderId += 1;
  const id = orderId;
  await app.app.database.transact(async (tx) => {
    await holdBalance(tx, { orderId: id, memberId: city.member.id, amount: total, part: 'wished', at });
    await settleOrder(tx, { orderId: id, shopId, brand: null, total, ...earned, at });
  });
  return id;
}

const problems = async () => {
  const checked = await checkLedger(app.app.database.read);
  return checked.ok ? checked.value.problems : ['refused'];
};

test('a settled order with a platform coupon pays shop and courier the same as without it, at the platform’s cost (case 18)', async () => {
  const { read } = app.app.database;
  const earnings = () => sumOfAccount(read, { kind: 'merchant_earnings', ownerId: String(city.shopId) });
  const before = await earnings();
  const order = { total: 30_00, courierFee: 6_00, subsidy: 8_00, courierId: 77, at: app.clock.now() };
  const id = await earn(order);
  expect(await earnings()).toBe(before + 32_00);
  expect(await sumOfAccount(read, { kind: 'courier_fees', ownerId: '77' })).toBe(6_00);
  expect(await sumOfAccount(read, { kind: 'platform_income', ownerId: '' })).toBe(-8_00);
  expect(await balanceOfAccount(read, 'order_held', String(id))).toBe(0);
  expect(await problems()).toEqual([]);
});

test('a shop’s earnings are grouped by business day, which begins at 04:00 in Shanghai', async () => {
  const plain = { total: 10_00, courierFee: 0, subsidy: 0, courierId: null };
  app.clock.set(new Date('2026-11-25T04:00:00Z'));
  await earn({ ...plain, at: new Date('2026-11-23T19:59:59Z') });
  await earn({ ...plain, at: new Date('2026-11-23T20:00:00Z') });
  await earn({ ...plain, at: new Date('2026-11-24T10:00:00Z') });
  const { data } = await app.call('earnings', { shopId: city.shopId }, { token: city.merchant.token });
  expect(data.days.slice(0, 2)).toEqual([
    { day: '2026-11-24', earned: 20_00, refunded: 0, orders: 2 },
    { day: '2026-11-23', earned: 10_00, refunded: 0, orders: 1 },
  ]);
  expect(data.balance).toBe(data.entries.records.reduce((sum, { amount }) => sum + amount, 0));
});

test('staff cannot read the earnings of another shop', async () => {
  const other = await openSmallCity(app);
  const asked = await app.call('earnings', { shopId: other.shopId }, { token: city.merchant.token });
  expect(asked.data).toMatchObject({ reason: 'shop_not_found' });
});

test('only one of forty concurrent payments of 9 yuan from a balance of 10 yuan succeeds (case 14)', async () => {
  const member = await newMember(app, 10_00);
  const holds = Array.from({ length: 40 }, (_, index) =>
    app.app.database.transact((tx) =>
      holdBalance(tx, {
        orderId: 600_000 + index,
        memberId: member.id,
        amount: 9_00,
        part: 'wished',
        at: app.clock.now(),
      }),
    ),
  );
  const outcomes = await Promise.allSettled(holds);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await balanceOf(app.app.database.read, member.id)).toBe(1_00);
});
