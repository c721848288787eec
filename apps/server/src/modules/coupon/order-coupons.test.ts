import { applyEvent } from '@chifan/domain';
import {
  type CouponEvent,
  type CouponOrderState,
  type CouponState,
  couponEvents,
  couponWorkflow,
} from '@chifan/domain/coupon';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCampaign, newMember, openTestCity, type SmallCity, type TestApp } from '../../testing/index.ts';
import { couponInside } from './campaigns-in-tests.ts';
import { expirePastCoupons } from './coupon-transitions.store.ts';
import { holdCoupons, rebateCards, releaseCoupons, returnCoupons, spendCoupons } from './index.ts';

let app: TestApp;
let city: SmallCity;
let campaignId: number;
let guest: { id: number; token: string };
beforeAll(async () => {
  ({ app, city } = await openTestCity());
  campaignId = await newCampaign(app, city, { perMemberLimit: 100 });
  guest = await newMember(app, 0);
});
afterAll(() => app.close());

const now = new Date('2026-11-21T04:00:00Z');
const afterwards = new Date('2027-01-01T00:00:00Z');
const many = Array.from({ length: 40 }, (_, index) => index);
let orders = 1_000_000;
const newOrderId = () => (orders += 1);

async function newCoupon(change: { campaignId?: number; token?: string } = {}): Promise<number> {
  const taken = await app.call(
    'claimCoupon',
    { campaignId: change.campaignId ?? campaignId },
    { token: change.token ?? guest.token },
  );
  return taken.data.id;
}
const hold = (orderId: number, couponIds: readonly number[], at = now, memberId = guest.id) =>
  app.app.database.transact((tx) => holdCoupons(tx, { orderId, memberId, couponIds, at }));
const move = (
  work: (tx: Parameters<typeof spendCoupons>[0], of: { orderId: number; at: Date }) => Promise<unknown>,
  orderId: number,
  at = now,
) => app.app.database.transact((tx) => work(tx, { orderId, at }));

const doing: Record<CouponEvent, (of: { orderId: number; couponId: number; at: Date }) => Promise<unknown>> = {
  hold: ({ couponId, at }) => hold(newOrderId(), [couponId], at),
  release: ({ orderId, at }) => move(releaseCoupons, orderId, at),
  use: ({ orderId, at }) => move(spendCoupons, orderId, at),
  give_back: ({ orderId, at }) => move(returnCoupons, orderId, at),
  expire: ({ at }) => app.app.database.transact((tx) => expirePastCoupons(tx, { at, most: 1000 })),
};
const situations = (['free', 'held', 'used', 'invalid'] as const).flatMap((state) =>
  [false, true].map((isExpired) => ({ state, isExpired })),
);

test.each(situations)(
  'each coupon event changes a $state coupon in the database as the domain rules state (expired: $isExpired)',
  async (facts) => {
    const at = facts.isExpired ? afterwards : now;
    for (const event of couponEvents) {
      const [couponId, orderId] = [await newCoupon(), newOrderId()];
      await sql`UPDATE coupon SET state = ${storedState(facts.state)}, held_by = ${facts.state === 'held' ? orderId : null},
      used_by = ${facts.state === 'used' ? orderId : null}, used_at = ${facts.state === 'used' ? now : null}
      WHERE id = ${couponId}`.execute(app.app.database.read);
      await doing[event]({ orderId, couponId, at });
      const moved = applyEvent(couponWorkflow, facts, event, 'system');
      const expected = moved.ok ? moved.value.state : facts.state;
      const { state, held, events } = await couponInside(app, couponId);
      expect([event, state, held !== null]).toEqual([event, storedState(expected), expected === 'held']);
      expect(events).toEqual(moved.ok ? ['claim', event] : ['claim']);
    }
  },
);

const storedState = (position: CouponOrderState): CouponState =>
  position === 'free' || position === 'held' ? 'valid' : position;

test('only one of forty concurrent orders reserves a coupon, and the others get coupon_held (case 13)', async () => {
  const couponId = await newCoupon();
  const answers = await Promise.all(many.map(() => hold(newOrderId(), [couponId])));
  expect(answers.filter((answer) => answer === 'held')).toHaveLength(1);
  expect(new Set(answers)).toEqual(new Set(['held', 'coupon_held']));
});

test('orders that reserve the same two coupons in opposite sequence do not deadlock', async () => {
  const [one, other] = [await newCoupon(), await newCoupon()];
  const answers = await Promise.all(many.map((index) => hold(newOrderId(), index % 2 ? [one, other] : [other, one])));
  expect(answers.filter((answer) => answer === 'held')).toHaveLength(1);
});

test('if the used coupon of an order is returned repeatedly, the member gets the coupon back only once (case 13)', async () => {
  const [couponId, first, second] = [await newCoupon(), newOrderId(), newOrderId()];
  await hold(first, [couponId]);
  await move(spendCoupons, first);
  await Promise.all(many.map(() => move(returnCoupons, first)));
  await hold(second, [couponId]);
  await move(spendCoupons, second);
  await move(returnCoupons, first);
  expect(await couponInside(app, couponId)).toMatchObject({
    state: 'used',
    used: second,
    events: ['claim', 'hold', 'use', 'give_back', 'hold', 'use'],
  });
});

test('if an order is paid and expires concurrently, its coupon is either used or released', async () => {
  for (const orderId of many.slice(0, 10).map(newOrderId)) {
    const couponId = await newCoupon();
    await hold(orderId, [couponId]);
    await Promise.all([move(spendCoupons, orderId), move(releaseCoupons, orderId)]);
    const { state, held, events } = await couponInside(app, couponId);
    expect(events).toHaveLength(3);
    expect([state, held]).toEqual([events.includes('use') ? 'used' : 'valid', null]);
  }
});

test('holdCoupons returns why a coupon cannot be held: used, held, expired or another member’s', async () => {
  const [used, held, free] = [await newCoupon(), await newCoupon(), await newCoupon()];
  const orderId = newOrderId();
  await hold(orderId, [used]);
  await move(spendCoupons, orderId);
  await hold(newOrderId(), [held]);
  const other = await newMember(app, 0);
  expect(await hold(newOrderId(), [used])).toBe('coupon_used');
  expect(await hold(newOrderId(), [held])).toBe('coupon_held');
  expect(await hold(newOrderId(), [free], afterwards)).toBe('coupon_expired');
  expect(await hold(newOrderId(), [free], now, other.id)).toBe('coupon_not_found');
  expect(await hold(newOrderId(), [999_999_999])).toBe('coupon_not_found');
  expect(await hold(newOrderId(), [])).toBe('held');
});

test('rebateCards returns the card that the order used and cards that no other order holds', async () => {
  const cards = await newCampaign(app, city, { group: 'rebate', reduction: 0, rebatePercent: 5, maxRebate: 2000 });
  const [couponId, orderId] = [await newCoupon({ campaignId: cards }), newOrderId()];
  const of = { memberId: guest.id, shopId: city.shopId, now };
  const cardsOf = async (order: number) =>
    (await rebateCards(app.app.database.read, { ...of, orderId: order })).map(({ id, state }) => ({ id, state }));
  const valid = { id: couponId, state: 'valid' };
  expect(await cardsOf(orderId)).toContainEqual(valid);
  await hold(orderId, [couponId]);
  expect(await cardsOf(orderId)).not.toContainEqual(valid);
  await move(spendCoupons, orderId);
  expect((await cardsOf(orderId))[0]).toEqual({ id: couponId, state: 'used' });
  expect((await cardsOf(newOrderId())).map(({ id }) => id)).not.toContain(couponId);
  await move(returnCoupons, orderId);
  expect(await cardsOf(orderId)).toContainEqual(valid);
});
