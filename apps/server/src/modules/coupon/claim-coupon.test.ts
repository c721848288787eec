import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  newCampaign,
  newMember,
  openSmallCity,
  openTestCity,
  type SmallCity,
  type TestApp,
} from '../../testing/index.ts';
import { couponInside, issuedOf } from './campaigns-in-tests.ts';

let app: TestApp;
let city: SmallCity;
beforeAll(async () => {
  ({ app, city } = await openTestCity());
});
afterAll(() => app.close());

const start = new Date('2026-11-21T04:00:00Z');
const at = async <Value>(instant: string, work: () => Promise<Value>): Promise<Value> => {
  app.clock.set(new Date(instant));
  try {
    return await work();
  } finally {
    app.clock.set(start);
  }
};
const many = Array.from({ length: 40 }, (_, index) => index);
const claim = (token: string, of: { campaignId?: number; code?: string }, idempotencyKey?: string) =>
  app.call('claimCoupon', of, { token, ...(idempotencyKey === undefined ? {} : { idempotencyKey }) });
const reasons = (answers: readonly { data: unknown; success: boolean }[]) =>
  answers.flatMap(({ data, success }) => (success ? [] : [(data as { reason: string }).reason]));

test('a claimed coupon has its terms in the guest’s language and is valid until the end of the last day', async () => {
  const campaignId = await newCampaign(app, city, { shopId: city.shopId });
  const { token } = await newMember(app);
  const taken = await app.call('claimCoupon', { campaignId }, { token, language: 'ja' });
  expect(taken.data).toMatchObject({
    campaignId,
    group: 'shop',
    name: { text: '8 off from 50', language: 'en' },
    threshold: 5000,
    reduction: 800,
    shop: { id: city.shopId, name: { text: '麺屋', language: 'ja' }, nameZh: '面馆' },
    state: 'valid',
    isHeld: false,
    validFrom: '2026-11-21T04:00:00.000Z',
    validUntil: '2026-11-28T15:59:59.999Z',
    refundableUntil: null,
  });
  expect((await couponInside(app, taken.data.id)).events).toEqual(['claim']);
});

test('a campaign with a budget of 7 gives forty concurrent guests exactly 7 coupons', async () => {
  const campaignId = await newCampaign(app, city, { budget: 7 });
  const guests = await Promise.all(many.map(() => newMember(app, 0)));
  const answers = await Promise.all(guests.map(({ token }) => claim(token, { campaignId })));
  expect(answers.filter(({ success }) => success)).toHaveLength(7);
  expect(new Set(reasons(answers))).toEqual(new Set(['campaign_used_up']));
  expect(await issuedOf(app, campaignId)).toBe(7);
});

test('forty concurrent claims by code, in upper or lower case, give a guest one coupon (case 13)', async () => {
  const campaignId = await newCampaign(app, city, { code: 'SPRING26', budget: 100 });
  const { token } = await newMember(app, 0);
  const answers = await Promise.all(many.map((index) => claim(token, { code: index % 2 ? 'SPRING26' : 'spring26' })));
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect(new Set(reasons(answers))).toEqual(new Set(['coupon_limit_reached']));
  expect(await issuedOf(app, campaignId)).toBe(1);
});

test('a limit of three coupons per member gives a guest only three of forty concurrent claims', async () => {
  const campaignId = await newCampaign(app, city, { perMemberLimit: 3 });
  const { token } = await newMember(app, 0);
  const answers = await Promise.all(many.map(() => claim(token, { campaignId })));
  expect(answers.filter(({ success }) => success)).toHaveLength(3);
});

test('claims with the same idempotency key return the same coupon, and a different body with this key is rejected', async () => {
  const [campaignId, otherId] = [await newCampaign(app, city), await newCampaign(app, city)];
  const { token } = await newMember(app, 0);
  const answers = await Promise.all(many.map(() => claim(token, { campaignId }, 'one-intention')));
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
  expect(await issuedOf(app, campaignId)).toBe(1);
  expect(await claim(token, { campaignId: otherId }, 'one-intention')).toMatchObject({ status: 409 });
});

test('the monthly limit of a campaign restarts at the beginning of the month in Shanghai', async () => {
  const campaignId = await newCampaign(app, city, { limitPer: 'month' });
  const { token } = await newMember(app, 0);
  expect((await claim(token, { campaignId })).success).toBe(true);
  const late = await at('2026-11-30T15:59:59Z', () => claim(token, { campaignId }));
  expect(late.data).toMatchObject({ reason: 'coupon_limit_reached' });
  expect((await at('2026-11-30T16:00:00Z', () => claim(token, { campaignId }))).success).toBe(true);
});

test.each([
  ['that has not begun', { startsAt: '2026-11-22T00:00:00Z' }, 'campaign_not_found'],
  ['that sells its coupons', { channel: 'bought', price: 300 }, 'campaign_not_found'],
  ['whose coupons are only granted by operators', { channel: 'granted' }, 'campaign_not_found'],
  ['with a coupon code, if the claim has no code', { code: 'HIDDEN' }, 'campaign_not_found'],
  ['for gold members, if the member has a lower level', { minimumLevel: 'gold' }, 'level_too_low'],
] as const)('claimCoupon refuses a coupon of a campaign %s', async (_rule, change, reason) => {
  const campaignId = await newCampaign(app, city, change);
  const { token } = await newMember(app, 0);
  expect((await claim(token, { campaignId })).data).toMatchObject({ reason });
});

test('a coupon cannot be claimed after the campaign has ended, but coupons claimed before stay valid', async () => {
  const campaignId = await newCampaign(app, city);
  const { token } = await newMember(app, 0);
  expect((await claim(token, { campaignId })).success).toBe(true);
  const other = await newMember(app, 0);
  const late = await at('2026-12-20T00:00:00Z', () => claim(other.token, { campaignId }));
  expect(late.data).toMatchObject({ reason: 'campaign_over' });
  await app.call('endPlatformCampaign', { campaignId }, { token: city.operator.token });
  expect((await claim(other.token, { campaignId })).data).toMatchObject({ reason: 'campaign_over' });
  const kept = await app.call('listCoupons', { state: 'valid' }, { token });
  expect(kept.data.records.map((coupon) => coupon.campaignId)).toContain(campaignId);
});

test('claimCoupon rejects an unknown coupon code', async () => {
  const { token } = await newMember(app, 0);
  expect((await claim(token, { code: 'NOTHING' })).data).toMatchObject({ reason: 'coupon_code_unknown' });
});

test('couponOffers lists the coupons for a shop with the number left in total and the number that the member may still take', async () => {
  const [here, everywhere, bought] = [
    await newCampaign(app, city, { shopId: city.shopId, budget: 5 }),
    await newCampaign(app, city, { perMemberLimit: 2 }),
    await newCampaign(app, city, { channel: 'bought', price: 300 }),
  ];
  const elsewhere = await newCampaign(app, city, { shopId: (await openSmallCity(app)).shopId });
  const hidden = await newCampaign(app, city, { code: 'SECRET' });
  const forGold = await newCampaign(app, city, { minimumLevel: 'gold' });
  const { token } = await newMember(app, 0);
  await claim(token, { campaignId: here });
  const { data } = await app.call('couponOffers', { shopId: city.shopId }, { token });
  const offer = (id: number) => data.find(({ campaignId }) => campaignId === id);
  expect(offer(here)).toMatchObject({ left: 4, taken: 1, mayTake: 0, price: null });
  expect(offer(everywhere)).toMatchObject({ left: null, mayTake: 2, shop: null });
  expect(offer(bought)).toMatchObject({ price: 300, mayTake: 1 });
  expect(offer(forGold)).toMatchObject({ minimumLevel: 'gold', taken: 0, mayTake: 0 });
  expect([offer(elsewhere), offer(hidden)]).toEqual([undefined, undefined]);
  expect(data[0]?.shop?.id).toBe(city.shopId);
  const all = await app.call('couponOffers', {});
  expect(all.data.map(({ campaignId }) => campaignId)).toContain(elsewhere);
  expect(all.data.every(({ mayTake }) => mayTake === 0)).toBe(true);
});

test('listCoupons filters by group and state, sorts by expiry and counts the coupons of each state', async () => {
  const { token } = await newMember(app, 0);
  const take = async (change: Parameters<typeof newCampaign>[2]) => {
    const campaignId = await newCampaign(app, city, change);
    return (await claim(token, { campaignId })).data.id;
  };
  const long = await take({ validDays: 30 });
  const short = await take({ validDays: 1 });
  const card = await take({ group: 'rebate', reduction: 0, rebatePercent: 5 });
  const list = (input: Parameters<typeof app.call<'listCoupons'>>[1]) => app.call('listCoupons', input, { token });
  const valid = await list({ state: 'valid' });
  expect(valid.data.records.map(({ id }) => id)).toEqual([short, card, long]);
  expect(valid.data).toMatchObject({ total: 3, counts: { valid: 3, used: 0, invalid: 0 } });
  expect((await list({ state: 'valid', group: 'rebate' })).data).toMatchObject({ records: [{ id: card }], total: 1 });
  const page = await list({ state: 'valid', pageNo: 2, pageSize: 2 });
  expect(page.data.records.map(({ id }) => id)).toEqual([long]);
  // An expired coupon is shown as invalid even before the hourly job has run.
  const later = await at('2026-11-23T04:00:00Z', () => list({ state: 'invalid' }));
  expect(later.data).toMatchObject({ records: [{ id: short, state: 'invalid' }], counts: { valid: 2, invalid: 1 } });
});

test('the hourly job makes expired coupons invalid and records this in their history', async () => {
  const campaignId = await newCampaign(app, city, { validDays: 1 });
  const { token } = await newMember(app, 0);
  const { data } = await claim(token, { campaignId });
  await at('2026-11-22T15:59:59.999Z', async () => {
    await sql`INSERT INTO job (kind, key, payload, run_at) VALUES ('coupon.expire', 'early', '{}', ${app.clock.now()})`.execute(
      app.app.database.read,
    );
    await app.drain();
  });
  expect((await couponInside(app, data.id)).state).toBe('valid');
  await at('2026-11-22T16:00:00Z', async () => {
    await sql`UPDATE job SET run_at = ${app.clock.now()} WHERE kind = 'coupon.expire' AND run_at > ${app.clock.now()}`.execute(
      app.app.database.read,
    );
    await app.drain();
  });
  expect(await couponInside(app, data.id)).toMatchObject({ state: 'invalid', events: ['claim', 'expire'] });
});
