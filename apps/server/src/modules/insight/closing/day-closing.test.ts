import { businessDayEnd } from '@chifan/domain';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { inFreshSmallCity } from '../../../testing/in-small-city.ts';
import { campaignDraft, openSmallCity, type SmallCity, type TestApp } from '../../../testing/index.ts';
import { everything, hour, type RefundStage, stageOf } from '../../refund/refund-in-tests.ts';
import { sqlShopPostings } from '../../wallet/index.ts';

let test: TestApp;
let city: SmallCity;
let stage: RefundStage;
inFreshSmallCity((opened) => {
  ({ app: test, city } = opened);
});
beforeEach(() => {
  stage = stageOf(test, city);
});

async function closing(day?: string, token = city.merchant.token) {
  const { data } = await test.call('dayClosing', { shopId: city.shopId, ...(day && { day }) }, { token });
  return data;
}

it('the day closing report of a day without orders contains only zeros', async () => {
  expect(await closing()).toMatchObject({
    pending: { orders: 0, paid: 0, earned: 0 },
    ways: [],
    methods: [],
    refunds: [],
    others: [],
    booked: 0,
  });
});

it('the day closing report lists a paid order with its expected earnings as pending until the order is completed', async () => {
  const orderId = await stage.paid();
  const before = await closing();
  expect(before.pending).toMatchObject({ orders: 1 });
  expect(before.booked).toBe(0);
  await stage.deliver(orderId, 'delivered');
  expect((await closing()).pending).toEqual(before.pending);
  await test.call('confirmOrder', { orderId }, stage.guest);
  const after = await closing();
  expect(after.pending).toEqual({ orders: 0, paid: 0, earned: 0 });
  expect(after.booked).toBe(before.pending?.earned);
  expect(after.ways).toEqual([
    { way: 'delivery', orders: 1, paid: before.pending?.paid, earned: before.pending?.earned },
  ]);
});

it('the day closing report explains the difference between payments and earnings by the platform’s coupons and the delivery fees', async () => {
  const saved = await test.call('savePlatformCampaign', { draft: campaignDraft }, stage.staff.operator);
  await test.call('claimCoupon', { campaignId: saved.data.id }, stage.guest);
  const orderId = await stage.paid();
  await stage.deliver(orderId, 'completed');
  const { receipt } = await stage.order(orderId);
  const { sums, methods } = await closing();
  expect(sums).toMatchObject({
    orders: 1,
    paid: receipt.balance,
    platformCoupons: 8_00,
    deliveryFees: receipt.deliveryFee,
    brandShare: 0,
    earned: receipt.balance + 8_00 - receipt.deliveryFee,
    shopCoupons: 0,
  });
  expect(methods).toEqual([{ method: 'balance', amount: receipt.balance }]);
});

it('the day closing report separates refunds before and after an order’s completion, and later refunds do not change the report of a past day', async () => {
  const [open, done] = [await stage.paid(), await stage.paid()];
  await test.call('refuseOrder', { orderId: open, reason: 'too_busy' }, stage.staff.merchant);
  await stage.deliver(done, 'completed');
  const { receipt } = await stage.order(done);
  const day = (await closing()).day;
  const first = await closing(day);
  await stage.pass(20 * hour);
  const applied = await stage.apply(done, everything, receipt.balance);
  await stage.grantPart(applied.data.id, 20_00);
  const next = await closing();
  expect(first.refunds).toEqual([{ bearer: 'order_held', count: 1, amount: receipt.balance }]);
  expect(next.day > day).toBe(true);
  expect(next.refunds).toEqual([{ bearer: 'merchant_earnings', count: 1, amount: 20_00 }]);
  expect(next.others).toEqual([{ reason: 'order_refunded', count: 1, amount: -20_00 }]);
  expect(next.booked).toBe(-20_00);
  expect(await closing(day)).toEqual({ ...first, today: next.day, pending: null });
});

it('an order that is completed before 04:00 in Shanghai belongs to the day closing report of the previous day', async () => {
  const { day } = await closing();
  const orderId = await stage.paid();
  await stage.deliver(orderId, 'delivered');
  const end = businessDayEnd(test.clock.now());
  test.clock.set(new Date(end.getTime() - 1));
  await test.call('confirmOrder', { orderId }, stage.guest);
  expect(await closing()).toMatchObject({ day, sums: { orders: 1 } });
  test.clock.set(end);
  expect(await closing()).toMatchObject({ sums: { orders: 0 } });
  expect(await closing(day)).toMatchObject({ sums: { orders: 1 }, pending: null });
});

it('the day closing report is refused for staff of other shops, couriers and guests, and allowed for operators', async () => {
  const other = await openSmallCity(test);
  expect(await closing(undefined, other.merchant.token)).toMatchObject({ reason: 'shop_not_found' });
  for (const { token } of [city.courier, city.member])
    expect(await closing(undefined, token)).toMatchObject({ reason: 'no_permission' });
  expect(await closing(undefined, city.operator.token)).toHaveProperty('booked');
});

it('the day closing report reads only the ledger postings of the day, through indexes', async () => {
  const period = { shopId: city.shopId, since: new Date(0), until: new Date() };
  const plan = await test.app.database.read.transaction().execute(async (tx) => {
    await sql`SET LOCAL enable_seqscan = off`.execute(tx);
    return (await sql<Record<string, string>>`EXPLAIN ${sqlShopPostings(period)}`.execute(tx)).rows;
  });
  const text = plan.map((row) => Object.values(row).join('')).join('\n');
  expect(text).toContain('entry_first_pkey');
  expect(text).toContain('posting_pkey');
  expect(text).not.toContain('Seq Scan on entry');
});
