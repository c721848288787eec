import { creditPeriodDays } from '@chifan/domain/refund';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { everything, hour, movedBetween, openRefundStage, type RefundStage, tea } from '../refund-in-tests.ts';

let stage: RefundStage;
beforeEach(async () => {
  stage = await openRefundStage();
});
afterEach(() => stage.test.close());

async function delivered(until: 'delivered' | 'completed' = 'delivered') {
  const orderId = await stage.paid();
  await stage.deliver(orderId, until);
  return orderId;
}

const askWithPhoto = async (orderId: number, more: object = {}) =>
  (await stage.apply(orderId, [tea], 1_200, { photos: [await stage.picture()], ...more })).data;

const credited = async (until: 'delivered' | 'completed' = 'delivered') => {
  const orderId = await delivered(until);
  return { orderId, refundId: (await askWithPhoto(orderId)).id };
};

const object = (refundId: number) =>
  stage.test.call('objectToCredit', { refundId, refusal: 'was_collected_complete' }, stage.staff.merchant);
const decide = (refundId: number, liable: 'merchant' | 'courier' | 'platform') =>
  stage.test.call('decideObjection', { refundId, liable, note: '照片清楚' }, stage.staff.operator);
const shopRefunds = async (view: 'open' | 'past') =>
  (await stage.test.call('merchantRefunds', { view }, stage.staff.merchant)).data.records;
const platformRefunds = async () => (await stage.test.call('platformRefunds', {}, stage.staff.operator)).data.records;

test('a refund request with a photo for a missing dish is granted at once, at the shop’s cost', async () => {
  const orderId = await delivered();
  const { data: preview } = await stage.preview(orderId, [tea]);
  expect(preview).toMatchObject({ isAtOnce: false, byRule: { reasons: [14, 15], most: 5_000 } });
  const before = await stage.balance();
  const refund = await askWithPhoto(orderId);
  expect(refund).toMatchObject({ state: 7, granted: { amount: 1_200 }, liable: 'merchant', dueAt: null });
  expect(refund.timeline.map(({ event }) => event)).toEqual(['apply', 'grant_by_rule']);
  expect(await stage.balance()).toBe(before + 1_200);
  expect((await stage.order(orderId)).state).toBe('after_sale_completed');
});

test.each<[string, object, number]>([
  ['has no photo', { photos: [] }, 1_200],
  ['is about the taste', { reason: 16 }, 1_200],
])('a refund request that %s waits for the merchant’s decision', async (_case, more, amount) => {
  const orderId = await delivered();
  const photos = [await stage.picture()];
  expect((await stage.apply(orderId, [tea], amount, { photos, ...more })).data).toMatchObject({ state: 2 });
});

test('a refund request for more than 50 yuan waits for the merchant’s decision', async () => {
  const orderId = await delivered();
  const { most } = (await stage.preview(orderId, everything)).data;
  expect(most).toBeGreaterThan(5_000);
  const photos = [await stage.picture()];
  expect((await stage.apply(orderId, everything, 5_001, { photos })).data).toMatchObject({ state: 2 });
});

test('a refund request before the guest has the food waits for the merchant’s decision', async () => {
  const orderId = await stage.paid();
  await stage.deliver(orderId, 'accepted');
  expect((await stage.preview(orderId, [tea])).data.byRule).toBeNull();
  expect(await askWithPhoto(orderId)).toMatchObject({ state: 2 });
});

test('a refund request more than 24 hours after the guest got the food waits for the merchant’s decision', async () => {
  const orderId = await delivered();
  stage.test.clock.advance(23 * hour);
  await stage.test.call('confirmOrder', { orderId }, stage.guest);
  stage.test.clock.advance(hour + 1);
  expect((await stage.preview(orderId, [tea])).data.byRule).toBeNull();
  expect(await askWithPhoto(orderId)).toMatchObject({ state: 2 });
});

test('a member gets at most two automatic refunds by rule in 30 days (case 26)', async () => {
  for (const _ of [1, 2]) expect(await askWithPhoto(await delivered())).toMatchObject({ state: 7 });
  const third = await delivered();
  expect((await stage.preview(third, [tea])).data.byRule).toBeNull();
  expect(await askWithPhoto(third)).toMatchObject({ state: 2 });
  await sql`UPDATE refund SET decided_at = decided_at - make_interval(days => ${creditPeriodDays})`.execute(
    stage.test.app.database.read,
  );
  expect(await askWithPhoto(await delivered())).toMatchObject({ state: 7 });
});

test('concurrent requests of a member do not exceed the limit of automatic refunds by rule', async () => {
  const orders = [await delivered(), await delivered(), await delivered()];
  const refunds = await Promise.all(orders.map((orderId) => askWithPhoto(orderId)));
  expect(refunds.map(({ state }) => state).toSorted()).toEqual([2, 7, 7]);
});

test.each(['delivered', 'completed'] as const)(
  'if the platform bears the automatic refund of a %s order, the shop gets its money back and the guest keeps the refund',
  async (until) => {
    const { orderId, refundId } = await credited(until);
    expect((await shopRefunds('past'))[0]).toMatchObject({ objection: 'possible', allowedEvents: ['object'] });
    expect((await object(refundId)).data).toMatchObject({ state: 7, objection: 'raised', dueAt: null });
    expect((await platformRefunds())[0]).toMatchObject({ id: refundId, allowedEvents: ['decide_objection'] });
    const before = await stage.ledger();
    expect((await decide(refundId, 'platform')).data).toMatchObject({ objection: 'decided', liable: 'platform' });
    expect(movedBetween(before, await stage.ledger())).toEqual({
      [`merchant_earnings:${stage.city.shopId}`]: 1_200,
      platform_income: -1_200,
    });
    expect(await platformRefunds()).toEqual([]);
    expect((await decide(refundId, 'platform')).data).toMatchObject({ reason: 'transition_not_allowed' });
    const { timeline, merchantRefusal, state } = await stage.progress(orderId);
    expect({ state, merchantRefusal }).toEqual({ state: 7, merchantRefusal: null });
    expect(timeline.map(({ event }) => event)).toEqual(['apply', 'grant_by_rule']);
  },
);

test('if the courier must bear an automatic refund by rule, the courier pays the shop', async () => {
  const { refundId } = await credited();
  await object(refundId);
  const before = await stage.ledger();
  await decide(refundId, 'courier');
  expect(movedBetween(before, await stage.ledger())).toEqual({
    [`merchant_earnings:${stage.city.shopId}`]: 1_200,
    [`courier_fees:${stage.city.courier.id}`]: -1_200,
  });
});

test('if the shop must bear an automatic refund in spite of its objection, no money moves', async () => {
  const { refundId } = await credited();
  await object(refundId);
  const before = await stage.ledger();
  expect((await decide(refundId, 'merchant')).data).toMatchObject({ objection: 'decided', liable: 'merchant' });
  expect(movedBetween(before, await stage.ledger())).toEqual({});
});

test('a shop may object to an automatic refund by rule once and within 24 hours, and to no other refund', async () => {
  const { refundId } = await credited();
  expect((await object(refundId)).success).toBe(true);
  expect((await object(refundId)).data).toMatchObject({ reason: 'transition_not_allowed' });
  const late = await credited();
  stage.test.clock.advance(24 * hour + 1);
  expect((await shopRefunds('past')).find(({ id }) => id === late.refundId)?.allowedEvents).toEqual([]);
  expect((await object(late.refundId)).data).toMatchObject({ reason: 'too_late' });
  const orderId = await stage.paid();
  const atOnce = (await stage.apply(orderId, [tea], 1_200)).data;
  expect((await object(atOnce.id)).data).toMatchObject({ reason: 'transition_not_allowed' });
});
