import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCampaign, newMember, openTestCity, type SmallCity, type TestApp } from '../../testing/index.ts';
import { couponInside, issuedOf } from './campaigns-in-tests.ts';
import {
  cancelBoughtCoupon,
  holdCoupons,
  issueBoughtCoupon,
  reserveBoughtCoupon,
  revokeBoughtCoupon,
} from './index.ts';

let app: TestApp;
let city: SmallCity;
beforeAll(async () => {
  ({ app, city } = await openTestCity());
});
afterAll(() => app.close());

const now = new Date('2026-11-21T04:00:00Z');
const links = { levelOf: () => Promise.resolve('bronze' as const) };
const many = Array.from({ length: 40 }, (_, index) => index);
const voucher = { channel: 'bought' as const, price: 300, budget: 3 };
let purchases = 0;

async function reserve(memberId: number, campaignId: number) {
  purchases += 1;
  const purchaseId = purchases;
  try {
    return await app.app.database.transact(async (tx) => {
      const kept = await reserveBoughtCoupon(tx, links, { memberId, campaignId, purchaseId, at: now });
      if (!kept.ok) throw new Error(kept.reason);
      return kept.value.couponId;
    });
  } catch (error) {
    return error instanceof Error ? error.message : 'failed';
  }
}
async function kept(memberId: number, campaignId: number): Promise<number> {
  const couponId = await reserve(memberId, campaignId);
  if (typeof couponId === 'string') throw new Error(couponId);
  return couponId;
}
const move = <Value>(
  work: (tx: never, of: { couponId: number; at: Date }) => Promise<Value>,
  couponId: number,
  at = now,
) => app.app.database.transact((tx) => work(tx as never, { couponId, at }));
const listed = async (token: string) => {
  const states = ['valid', 'used', 'invalid'] as const;
  const lists = await Promise.all(states.map((state) => app.call('listCoupons', { state }, { token })));
  return lists.flatMap(({ data }) => data.records);
};

test('a coupon that is being bought counts against the budget at once and is valid only after payment', async () => {
  const campaignId = await newCampaign(app, city, voucher);
  const guest = await newMember(app, 0);
  const couponId = await kept(guest.id, campaignId);
  expect(await issuedOf(app, campaignId)).toBe(1);
  expect(await listed(guest.token)).toEqual([]);
  await Promise.all(many.map(() => move(issueBoughtCoupon, couponId)));
  expect(await listed(guest.token)).toMatchObject([
    {
      id: couponId,
      state: 'valid',
      validUntil: '2026-11-28T15:59:59.999Z',
      refundableUntil: '2026-11-21T15:59:59.999Z',
    },
  ]);
  expect((await couponInside(app, couponId)).events).toEqual(['reserve', 'confirm']);
});

test('forty concurrent buyers get only the three coupons of the budget', async () => {
  const campaignId = await newCampaign(app, city, voucher);
  const guests = await Promise.all(many.map(() => newMember(app, 0)));
  const answers = await Promise.all(guests.map(({ id }) => reserve(id, campaignId)));
  const sold = answers.filter((answer) => typeof answer === 'number');
  expect(sold).toHaveLength(3);
  expect(new Set(answers.filter((answer) => typeof answer === 'string'))).toEqual(new Set(['campaign_used_up']));
  await Promise.all(many.map(() => move(cancelBoughtCoupon, sold[0] ?? 0)));
  expect(await issuedOf(app, campaignId)).toBe(2);
  expect(typeof (await reserve(guests[0]?.id ?? 0, campaignId))).toBe('number');
});

test('a member may buy a coupon again after an unpaid purchase, but not after a paid one', async () => {
  const campaignId = await newCampaign(app, city, voucher);
  const guest = await newMember(app, 0);
  await move(cancelBoughtCoupon, await kept(guest.id, campaignId));
  await move(issueBoughtCoupon, await kept(guest.id, campaignId));
  expect(await reserve(guest.id, campaignId)).toBe('coupon_limit_reached');
});

test('if a purchase is paid and expires concurrently, its coupon is either issued or cancelled', async () => {
  const campaignId = await newCampaign(app, city, { ...voucher, budget: 100, perMemberLimit: 100 });
  const guest = await newMember(app, 0);
  for (const couponId of await Promise.all(many.slice(0, 10).map(() => kept(guest.id, campaignId)))) {
    await Promise.all([move(issueBoughtCoupon, couponId), move(cancelBoughtCoupon, couponId)]);
    expect((await couponInside(app, couponId)).events).toHaveLength(2);
  }
  const valid = (await listed(guest.token)).length;
  expect(await issuedOf(app, campaignId)).toBe(valid);
});

test('revokeBoughtCoupon revokes an unused coupon once, but no coupon that has expired or is held by an order', async () => {
  const campaignId = await newCampaign(app, city, { ...voucher, perMemberLimit: 3 });
  const guest = await newMember(app, 0);
  const [unused, held, ended] = [
    await kept(guest.id, campaignId),
    await kept(guest.id, campaignId),
    await kept(guest.id, campaignId),
  ];
  for (const couponId of [unused, held, ended]) await move(issueBoughtCoupon, couponId);
  await app.app.database.transact((tx) =>
    holdCoupons(tx, { orderId: 1, memberId: guest.id, couponIds: [held], at: now }),
  );
  const answers = await Promise.all(many.map(() => move(revokeBoughtCoupon, unused)));
  expect(answers.filter(Boolean)).toHaveLength(1);
  expect(await move(revokeBoughtCoupon, held)).toBe(false);
  expect(await move(revokeBoughtCoupon, ended, new Date('2027-01-01T00:00:00Z'))).toBe(false);
  expect(await issuedOf(app, campaignId)).toBe(2);
  expect((await listed(guest.token)).map(({ id }) => id).toSorted((one, other) => one - other)).toEqual([held, ended]);
});

test('a coupon that has no price cannot be bought', async () => {
  const free = await newCampaign(app, city);
  const guest = await newMember(app, 0);
  expect(await reserve(guest.id, free)).toBe('campaign_not_found');
  expect(await reserve(guest.id, 999_999)).toBe('campaign_not_found');
});
