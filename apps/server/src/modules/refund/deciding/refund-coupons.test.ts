import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { campaignDraft } from '../../../testing/index.ts';
import { everything, movedBetween, noodles, openRefundStage, type RefundStage, tea } from '../refund-in-tests.ts';

let stage: RefundStage;

beforeAll(async () => {
  stage = await openRefundStage();
});
afterAll(() => stage.test.close());

beforeEach(async () => {
  const saved = await stage.test.call('savePlatformCampaign', { draft: campaignDraft }, stage.staff.operator);
  await stage.test.call('claimCoupon', { campaignId: saved.data.id }, stage.guest);
});

/** Returns the id of the coupon that an order used. Other tests may have given the guest more coupons. */
async function couponOf(orderId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`SELECT id FROM coupon WHERE used_by = ${orderId}`.execute(
    stage.test.app.database.read,
  );
  const [coupon] = rows;
  if (coupon === undefined) throw new Error(`order ${orderId} used no coupon`);
  return coupon.id;
}

async function couponState(couponId: number): Promise<string | undefined> {
  const { rows } = await sql<{ state: string }>`SELECT state FROM coupon WHERE id = ${couponId}`.execute(
    stage.test.app.database.read,
  );
  return rows[0]?.state;
}

const earnings = () => `merchant_earnings:${stage.city.shopId}`;

test('a full refund gives the guest the order’s coupon back, and a partial refund does not', async () => {
  const orderId = await stage.paid();
  expect((await stage.order(orderId)).receipt.shopCoupon).toBe(800);
  const couponId = await couponOf(orderId);
  expect(await couponState(couponId)).toBe('used');
  const part = (await stage.preview(orderId, [noodles(1)])).data.most;
  await stage.apply(orderId, [noodles(1)], part, { reason: 8 });
  expect(await couponState(couponId)).toBe('used');
  const items = [noodles(1), { position: 1, quantity: 1 }];
  const rest = (await stage.preview(orderId, items)).data.most;
  expect((await stage.apply(orderId, items, rest, { reason: 8 })).data.orderState).toBe('refunded');
  expect(await couponState(couponId)).toBe('valid');
  expect((await stage.order(orderId)).refunded).toBe(part + rest);
});

test('a partial refund after completion returns the coupon subsidy to the platform in proportion to the refund', async () => {
  const orderId = await stage.paid();
  await stage.deliver(orderId, 'completed');
  const { receipt } = await stage.order(orderId);
  const half = Math.floor(receipt.balance / 2);
  const { id: refundId } = (await stage.apply(orderId, everything, receipt.balance)).data;
  const before = await stage.ledger();
  await stage.grantPart(refundId, half);
  expect(movedBetween(before, await stage.ledger())).toEqual({
    [`member_balance:${stage.city.member.id}`]: half,
    [earnings()]: -half - 400,
    platform_income: 400,
  });
});

test('a partial refund before completion reduces the platform’s coupon subsidy in proportion to the refund', async () => {
  const orderId = await stage.paid();
  await stage.deliver(orderId, 'delivered');
  const { receipt } = await stage.order(orderId);
  const half = receipt.balance / 2;
  const { id: refundId } = (await stage.apply(orderId, everything, receipt.balance)).data;
  const before = await stage.ledger();
  await stage.grantPart(refundId, half);
  const moved = movedBetween(before, await stage.ledger());
  expect(moved['platform_income']).toBe(-400);
  expect(moved[earnings()]).toBe(half + 400 - receipt.deliveryFee);
});

test('two partial refunds of the whole payment return the platform’s whole coupon subsidy', async () => {
  const before = await stage.ledger();
  const orderId = await stage.paid();
  const first = (await stage.preview(orderId, [noodles(1)])).data.most;
  await stage.apply(orderId, [noodles(1)], first, { reason: 8 });
  await stage.deliver(orderId, 'completed');
  const subsidyKept = movedBetween(before, await stage.ledger())['platform_income'];
  // The guest paid 9,900 fen with a coupon of 800 fen. After a refund of 4,048 fen, 472 fen of the subsidy remain.
  expect([first, subsidyKept]).toEqual([4_048, -472]);

  const items = [noodles(1), { position: 1, quantity: 1 }];
  const rest = (await stage.preview(orderId, items)).data.most;
  const { id: refundId } = (await stage.apply(orderId, items, rest)).data;
  await stage.test.call('grantRefund', { refundId, amount: rest }, stage.staff.merchant);
  expect(await stage.order(orderId)).toMatchObject({ state: 'refunded', refunded: 9_900 });
  expect(movedBetween(before, await stage.ledger())).not.toHaveProperty('platform_income');
});

test('if the shop need not bear an automatic refund by rule, the shop loses no coupon subsidy', async () => {
  const orderId = await stage.paid();
  const first = (await stage.preview(orderId, [noodles(1)])).data.most;
  await stage.apply(orderId, [noodles(1)], first, { reason: 8 });
  await stage.deliver(orderId, 'completed');
  const settled = await stage.ledger();
  const photos = [await stage.picture()];
  const { id: refundId } = (await stage.apply(orderId, [tea], 1_000, { photos })).data;
  // The guest paid 9,900 fen with a subsidy of 800 fen. The first refund returned 4,048 fen. Without the first refund,
  // 1,000 fen would return 81 fen of the subsidy.
  expect(movedBetween(settled, await stage.ledger())).toMatchObject({ [earnings()]: -1_080, platform_income: 80 });
  await stage.test.call('objectToCredit', { refundId, refusal: 'was_collected_complete' }, stage.staff.merchant);
  const decided = { refundId, liable: 'platform', note: '照片不清楚' } as const;
  await stage.test.call('decideObjection', decided, stage.staff.operator);
  expect(movedBetween(settled, await stage.ledger())).toEqual({
    [`member_balance:${stage.city.member.id}`]: 1_000,
    platform_income: -1_000,
  });
});
