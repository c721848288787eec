import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  campaignDraft,
  newCampaign,
  newMember,
  openSmallCity,
  openTestApp,
  type SmallCity,
  type TestApp,
} from '../../../testing/index.ts';
import { issuedOf } from '../campaigns-in-tests.ts';

let app: TestApp;
let city: SmallCity;
let other: SmallCity;
beforeAll(async () => {
  app = await openTestApp();
  [city, other] = [await openSmallCity(app), await openSmallCity(app)];
});
afterAll(() => app.close());

type Draft = typeof campaignDraft;
const save = (change: Partial<Draft> = {}, campaignId?: number, token = city.merchant.token) =>
  app.call(
    'saveMerchantCampaign',
    {
      shopId: city.shopId,
      draft: { ...campaignDraft, ...change },
      ...(campaignId === undefined ? {} : { campaignId }),
    },
    { token },
  );
const list = async (shopId = city.shopId, token = city.merchant.token) =>
  (await app.call('merchantCampaigns', { shopId }, { token })).data;

test('a shop’s coupon campaign is offered at that shop, and the shop pays for the reduction', async () => {
  const saved = await save({ name: { 'zh-CN': '开业优惠', en: '', fr: 'Ouverture' } });
  expect(saved.data).toMatchObject({
    shopId: city.shopId,
    shopNameZh: '面馆',
    name: { 'zh-CN': '开业优惠', fr: 'Ouverture' },
    issued: 0,
    used: 0,
    isEnded: false,
  });
  const offers = await app.call('couponOffers', { shopId: city.shopId });
  expect(offers.data.map(({ campaignId }) => campaignId)).toContain(saved.data.id);
  const { rows } = await sql<{ issuer: string }>`
    SELECT issuer FROM coupon_campaign WHERE id = ${saved.data.id}`.execute(app.app.database.read);
  expect(rows[0]?.issuer).toBe('shop');
});

test('the calls for coupon campaigns reject merchants of another shop, members and couriers', async () => {
  const { data } = await save();
  const calls = (token: string) => [
    app.call('merchantCampaigns', { shopId: city.shopId }, { token }),
    save({}, undefined, token),
    app.call('endMerchantCampaign', { shopId: city.shopId, campaignId: data.id }, { token }),
  ];
  for (const answer of await Promise.all(calls(other.merchant.token)))
    expect(answer).toMatchObject({ status: 404, data: { reason: 'shop_not_found' } });
  for (const who of [city.member, city.courier])
    for (const answer of await Promise.all(calls(who.token))) expect(answer.status).toBe(403);
  expect((await app.call('platformCampaigns', {}, { token: city.merchant.token })).status).toBe(403);
});

test('a merchant can neither change nor end a platform’s coupon campaign that is valid at the merchant’s shop', async () => {
  const campaignId = await newCampaign(app, city, { shopId: city.shopId });
  expect((await save({}, campaignId)).data).toMatchObject({ reason: 'campaign_not_found' });
  const end = { shopId: city.shopId, campaignId };
  expect(await app.call('endMerchantCampaign', end, { token: city.merchant.token })).toMatchObject({ status: 404 });
  expect((await list()).map(({ id }) => id)).not.toContain(campaignId);
});

test.each([
  ['without a Chinese name', { name: { en: 'No Chinese' } }, 'name_missing'],
  ['for delivery fees', { group: 'delivery' }, 'group_not_yours'],
  ['with a reduction above the threshold', { reduction: 9000 }, 'reduction_above_threshold'],
  ['that ends in the past', { endsAt: '2026-11-20T00:00:01Z' }, 'over_already'],
] as const)('rejects a shop’s coupon campaign %s and returns the problem', async (_, change, problem) => {
  const before = await list();
  expect(await save(change)).toMatchObject({ status: 422, data: { reason: 'campaign_invalid', details: { problem } } });
  expect(await list()).toEqual(before);
});

test('if ten campaigns with the same coupon code are created concurrently, only one is stored', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => save({ code: 'OPENING' })));
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect(answers.find(({ success }) => !success)?.data).toMatchObject({ details: { problem: 'code_taken' } });
  const { data } = await save();
  expect((await save({ code: 'OPENING' }, data.id)).data).toMatchObject({ details: { problem: 'code_taken' } });
});

test('a coupon campaign can be changed until a guest has claimed one of its coupons', async () => {
  const { data } = await save();
  expect((await save({ reduction: 900 }, data.id)).data).toMatchObject({ id: data.id, reduction: 900 });
  const { token } = await newMember(app, 0);
  await app.call('claimCoupon', { campaignId: data.id }, { token });
  expect((await save({ reduction: 100 }, data.id)).data).toMatchObject({ details: { problem: 'issued_already' } });
  expect((await list()).find(({ id }) => id === data.id)).toMatchObject({ reduction: 900, issued: 1, used: 0 });
});

test('three calls with the same idempotency key create one coupon campaign', async () => {
  const before = (await list()).length;
  const input = { shopId: city.shopId, draft: campaignDraft };
  const options = { token: city.merchant.token, idempotencyKey: 'one-campaign' };
  const answers = await Promise.all([1, 2, 3].map(() => app.call('saveMerchantCampaign', input, options)));
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
  expect(await list()).toHaveLength(before + 1);
});

test('a coupon campaign can be ended twice, and its coupons are no longer offered to guests', async () => {
  const { data } = await save();
  const end = () =>
    app.call('endMerchantCampaign', { shopId: city.shopId, campaignId: data.id }, { token: city.merchant.token });
  expect((await end()).data.isEnded).toBe(true);
  expect((await end()).data.isEnded).toBe(true);
  const offers = await app.call('couponOffers', { shopId: city.shopId });
  expect(offers.data.map(({ campaignId }) => campaignId)).not.toContain(data.id);
});

test('platformCampaigns lists the coupon campaigns in pages, the newest first', async () => {
  for (let count = 0; count < 2; count += 1) await newCampaign(app, city);
  const newest = await newCampaign(app, city);
  const page = await app.call('platformCampaigns', { pageSize: 2 }, { token: city.operator.token });
  expect(page.data.records[0]?.id).toBe(newest);
  expect(page.data.records).toHaveLength(2);
  expect(page.data.total).toBeGreaterThan(2);
});

test('the platform can change its own coupon campaigns but can only end campaigns of shops', async () => {
  const { data } = await save();
  const edit = (campaignId: number, shopId: number) =>
    app.call('savePlatformCampaign', { campaignId, shopId, draft: campaignDraft }, { token: city.operator.token });
  expect((await edit(data.id, city.shopId)).data).toMatchObject({ reason: 'campaign_not_found' });
  expect((await edit(await newCampaign(app, city), city.shopId)).data).toMatchObject({
    issuer: 'platform',
    shopId: city.shopId,
  });
  const ended = await app.call('endPlatformCampaign', { campaignId: data.id }, { token: city.operator.token });
  expect(ended.data).toMatchObject({ issuer: 'shop', isEnded: true });
});

test('the platform cannot create a coupon campaign for an unknown shop', async () => {
  const input = { shopId: 999_999, draft: campaignDraft };
  expect(await app.call('savePlatformCampaign', input, { token: city.operator.token })).toMatchObject({ status: 404 });
});

const emailOf = async (memberId: number) =>
  (await sql<{ email: string }>`SELECT email FROM member WHERE id = ${memberId}`.execute(app.app.database.read)).rows[0]
    ?.email ?? '';
const grant = (campaignId: number, emails: string[]) =>
  app.call('grantCoupons', { campaignId, emails }, { token: city.operator.token });

test('grantCoupons lists the e-mail addresses that are unknown or whose member has reached the campaign’s limit', async () => {
  const campaignId = await newCampaign(app, city, { channel: 'granted', minimumLevel: 'gold' });
  const [one, two] = [await emailOf((await newMember(app, 0)).id), await emailOf((await newMember(app, 0)).id)];
  expect((await grant(campaignId, [one])).data).toEqual({ granted: 1, missed: [] });
  const again = await grant(campaignId, [one, two.toUpperCase(), two, 'nobody@example.com']);
  expect(again.data).toEqual({ granted: 1, missed: [one, 'nobody@example.com'] });
  expect(await issuedOf(app, campaignId)).toBe(2);
});

test('grantCoupons issues no coupon if the budget is too small for all members', async () => {
  const campaignId = await newCampaign(app, city, { channel: 'granted', budget: 1 });
  const emails = [await emailOf((await newMember(app, 0)).id), await emailOf((await newMember(app, 0)).id)];
  expect((await grant(campaignId, emails)).data).toMatchObject({ reason: 'campaign_used_up' });
  expect(await issuedOf(app, campaignId)).toBe(0);
});

test('grantCoupons rejects a campaign whose coupons guests claim themselves', async () => {
  expect((await grant(await newCampaign(app, city), ['a@example.com'])).data).toMatchObject({
    reason: 'campaign_invalid',
  });
});

test('merchantCampaigns shows the English shop name to a merchant who uses English', async () => {
  const { data } = await save();
  const shown = await app.call(
    'merchantCampaigns',
    { shopId: city.shopId },
    { token: city.merchant.token, language: 'en' },
  );
  expect(shown.data.find(({ id }) => id === data.id)).toMatchObject({ shopNameZh: '面馆', shopName: 'Noodle House' });
});
