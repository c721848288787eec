import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inSmallCityWithCards } from '../../testing/in-small-city.ts';
import { newMember, type SmallCity, type TestAppWithCards } from '../../testing/index.ts';
import { paymentPassword } from '../../testing/small-city.ts';

let app: TestAppWithCards;
let city: SmallCity;
inSmallCityWithCards((opened) => {
  ({ app, city } = opened);
});

type Member = { id: number; token: string };
const price = 9_00;

async function campaignOf(issuer: 'platform' | 'shop', budget: number | null = null): Promise<number> {
  const now = app.clock.now();
  const { rows } = await sql<{
    id: number;
  }>`INSERT INTO coupon_campaign (issuer, shop_id, coupon_group, name, threshold,
      reduction, types, channel, price, starts_at, ends_at, valid_days, budget, per_member_limit, limit_per, created_at)
    VALUES (${issuer}, ${issuer === 'shop' ? city.shopId : null}, 'shop', '{"en": "20 off", "zh-CN": "减20"}', 5000, 2000,
      '{pickup,pack,delivery}', 'bought', ${price}, ${now}, ${new Date(now.getTime() + 30 * 86_400_000)}, 7, ${budget},
      5, 'campaign', ${now}) RETURNING id`.execute(app.app.database.read);
  return rows[0]?.id ?? 0;
}

const buy = (member: Member, campaignId: number) => app.call('buyCoupon', { campaignId }, { token: member.token });

const payFromBalance = (member: Member, purchaseId: number) =>
  app.call('startPayment', { purchaseId, method: 'balance', paymentPassword }, { token: member.token });

async function boughtFromBalance(member: Member, campaignId: number): Promise<number> {
  const { data } = await buy(member, campaignId);
  expect((await payFromBalance(member, data.id)).data).toMatchObject({ state: 'settled', amount: price });
  return data.id;
}

const refund = (member: Member, purchaseId: number) =>
  app.call('refundPurchase', { purchaseId }, { token: member.token });
const balanceOf = async (member: Member) => (await app.call('balance', {}, { token: member.token })).data.balance;
const validCoupons = async (member: Member) =>
  (await app.call('listCoupons', { state: 'valid' }, { token: member.token })).data.records;

const offersOf = async (member: Member, campaignId: number) =>
  (await app.call('couponOffers', {}, { token: member.token })).data.filter((offer) => offer.campaignId === campaignId);

const refusalsOf = (answers: readonly { success: boolean; data: object }[]): unknown[] => [
  ...new Set(answers.filter(({ success }) => !success).map(({ data }) => Reflect.get(data, 'reason'))),
];

async function incomeOf(kind: string): Promise<number> {
  const { data } = await app.call('ledgerCheck', {}, { token: city.operator.token });
  expect(data.problems).toEqual([]);
  return data.sums.find((sum) => sum.kind === kind)?.amount ?? 0;
}

test('a coupon paid from the balance is valid at once, and its price is credited to the selling shop', async () => {
  const member = await newMember(app, 20_00);
  const before = await incomeOf('merchant_earnings');
  const id = await boughtFromBalance(member, await campaignOf('shop'));
  expect(await balanceOf(member)).toBe(20_00 - price);
  expect(await validCoupons(member)).toMatchObject([{ purchaseId: id, reduction: 2000 }]);
  expect(await incomeOf('merchant_earnings')).toBe(before + price);
});

test('an unpaid coupon purchase gives the member no valid coupon', async () => {
  const member = await newMember(app, 20_00);
  await buy(member, await campaignOf('platform'));
  expect(await validCoupons(member)).toEqual([]);
});

test('ten concurrent copies of one startPayment call return the same result and debit the balance once (case 15)', async () => {
  const member = await newMember(app, 40_00);
  const [one, other] = [
    await buy(member, await campaignOf('platform')),
    await buy(member, await campaignOf('platform')),
  ];
  const pay = (purchaseId: number) =>
    app.call(
      'startPayment',
      { purchaseId, method: 'balance', paymentPassword },
      { token: member.token, idempotencyKey: 'one-call' },
    );
  const told = await Promise.all(Array.from({ length: 10 }, () => pay(one.data.id)));
  expect(told[0]?.data).toMatchObject({ state: 'settled', amount: price });
  expect(new Set(told.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect((await pay(other.data.id)).data).toMatchObject({ reason: 'idempotency_key_reused' });
  expect(await balanceOf(member)).toBe(40_00 - price);
});

test('paying a coupon from the balance needs enough balance and the right payment password', async () => {
  const member = await newMember(app, price - 1);
  const { data } = await buy(member, await campaignOf('platform'));
  expect((await payFromBalance(member, data.id)).data).toMatchObject({ reason: 'insufficient_balance' });
  const wrong = { purchaseId: data.id, method: 'balance', paymentPassword: '000000' } as const;
  expect((await app.call('startPayment', wrong, { token: member.token })).data).toMatchObject({
    reason: 'payment_password_wrong',
  });
  expect(await balanceOf(member)).toBe(price - 1);
});

test('forty concurrent payments of one coupon debit the balance once (case 14)', async () => {
  const member = await newMember(app, 100_00);
  const id = (await buy(member, await campaignOf('platform'))).data.id;
  const paid = await Promise.all(Array.from({ length: 40 }, () => payFromBalance(member, id)));
  expect(paid.filter(({ success }) => success)).toHaveLength(1);
  expect(refusalsOf(paid)).toEqual(['payment_not_open']);
  expect(await balanceOf(member)).toBe(100_00 - price);
  expect(await validCoupons(member)).toHaveLength(1);
});

test('only one of forty concurrent members can buy the last coupon, and an expired purchase releases it (case 13)', async () => {
  const campaignId = await campaignOf('platform', 1);
  const members = await Promise.all(Array.from({ length: 40 }, () => newMember(app, 20_00)));
  const opened = await Promise.all(members.map((member) => buy(member, campaignId)));
  expect(opened.filter(({ success }) => success)).toHaveLength(1);
  expect(refusalsOf(opened)).toEqual(['campaign_used_up']);
  app.clock.advance(5 * 60_000);
  await app.drain();
  expect((await buy(members[0] ?? city.member, campaignId)).success).toBe(true);
});

test('forty concurrent buyCoupon calls of a member open one purchase and reserve one coupon', async () => {
  const member = await newMember(app, 20_00);
  const campaignId = await campaignOf('platform', 3);
  const opened = await Promise.all(Array.from({ length: 40 }, () => buy(member, campaignId)));
  const [first] = opened;
  expect(new Set(opened.map(({ data }) => data.id))).toEqual(new Set([first?.data.id]));
  const { data: listed } = await app.call('listPurchases', { state: 'unpaid' }, { token: member.token });
  expect(listed).toMatchObject({ total: 1, records: [{ id: first?.data.id, kind: 'coupon', state: 'unpaid' }] });
  const [offer] = await offersOf(member, campaignId);
  expect(offer).toMatchObject({ left: 2, taken: 1 });
});

test('buyCoupon opens another purchase after the last one was paid, cancelled or expired', async () => {
  const member = await newMember(app, 20_00);
  const campaignId = await campaignOf('platform');
  const paid = await boughtFromBalance(member, campaignId);
  const cancelled = (await buy(member, campaignId)).data.id;
  await app.call('cancelPurchase', { purchaseId: cancelled }, { token: member.token });
  const lapsing = (await buy(member, campaignId)).data.id;
  app.clock.advance(5 * 60_000);
  // The job that cancels the expired purchase has not run yet.
  const next = (await buy(member, campaignId)).data.id;
  expect(new Set([paid, cancelled, lapsing, next]).size).toBe(4);
  await app.drain();
  const { data } = await app.call('listPurchases', { kind: 'coupon', state: 'unpaid' }, { token: member.token });
  expect(data.records.map(({ id }) => id)).toEqual([next]);
});

test('an unused coupon can be refunded until the end of the day of its purchase in Shanghai', async () => {
  const member = await newMember(app, 20_00);
  const campaignId = await campaignOf('platform');
  app.clock.set(new Date('2026-11-23T15:50:00Z'));
  const before = await incomeOf('platform_income');
  const [early, late] = [await boughtFromBalance(member, campaignId), await boughtFromBalance(member, campaignId)];
  const shown = await app.call('showPurchase', { purchaseId: early }, { token: member.token });
  expect(shown.data.refundableUntil).toBe('2026-11-23T15:59:59.999Z');
  expect((await refund(member, early)).data).toMatchObject({ state: 'refunded', refundableUntil: null });
  expect(await balanceOf(member)).toBe(20_00 - price);
  app.clock.set(new Date('2026-11-23T16:00:00Z'));
  expect((await refund(member, late)).data).toMatchObject({ reason: 'purchase_not_refundable' });
  expect(await validCoupons(member)).toHaveLength(1);
  expect(await incomeOf('platform_income')).toBe(before + price);
});

test('forty concurrent refunds of one coupon refund its price once', async () => {
  const member = await newMember(app, 20_00);
  const id = await boughtFromBalance(member, await campaignOf('platform'));
  const answers = await Promise.all(Array.from({ length: 40 }, () => refund(member, id)));
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect(refusalsOf(answers)).toEqual(['purchase_not_refundable']);
  expect(await balanceOf(member)).toBe(20_00);
  expect(await validCoupons(member)).toEqual([]);
  await incomeOf('platform_income');
});

test('a bought coupon cannot be refunded if it is used or held by an unpaid order', async () => {
  const member = await newMember(app, 20_00);
  const id = await boughtFromBalance(member, await campaignOf('platform'));
  const { read } = app.app.database;
  await sql`UPDATE coupon SET held_by = 1 WHERE purchase_id = ${id}`.execute(read);
  expect((await refund(member, id)).data).toMatchObject({ reason: 'purchase_not_refundable' });
  await sql`UPDATE coupon SET held_by = NULL, state = 'used', used_at = now() WHERE purchase_id = ${id}`.execute(read);
  expect((await refund(member, id)).data).toMatchObject({ reason: 'purchase_not_refundable' });
  expect(await balanceOf(member)).toBe(20_00 - price);
});

test('a coupon paid by card is refunded to the card', async () => {
  const member = await newMember(app, 0);
  const { data } = await buy(member, await campaignOf('platform'));
  const started = await app.call('startPayment', { purchaseId: data.id, method: 'stripe' }, { token: member.token });
  await app.payByCard(started.data.clientData?.['clientSecret'] ?? '');
  const state = async () => {
    await app.drain();
    return (await app.call('showPurchase', { purchaseId: data.id }, { token: member.token })).data.state;
  };
  await expect.poll(state).toBe('paid');
  expect((await refund(member, data.id)).data).toMatchObject({ state: 'refunded' });
  await app.drain();
  const { rows } = await sql<{ amount: number; state: string }>`SELECT p.amount, p.state FROM gateway_refund p
    JOIN payment_attempt a ON a.id = p.attempt_id WHERE a.purchase_id = ${data.id}`.execute(app.app.database.read);
  expect(rows).toEqual([{ amount: price, state: 'settled' }]);
  expect(await balanceOf(member)).toBe(0);
  await incomeOf('platform_income');
});
