import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it, onTestFailed } from 'vitest';
import { campaignDraft, newMember, type TestPerson } from '../../apps/server/src/testing/index.ts';
import { keepPicture, openPhone, picture } from './browser.ts';
import { openSmallStage } from './small-stage.ts';
import { spokenIn } from './spoken.ts';
import { faultsOn, openScreen } from './stage.ts';

const stage = openSmallStage();

const everyKind = [
  { name: { 'zh-CN': '满五十减八', en: '8 off from 50', ar: 'خصم 8 من 50' } },
  {
    name: { 'zh-CN': '大单立减', en: 'A large table of friends saves a good deal' },
    threshold: 200_00,
    reduction: 30_00,
  },
  {
    name: { 'zh-CN': '免配送费', en: 'Free delivery' },
    group: 'delivery',
    types: ['delivery'],
    threshold: 0,
    reduction: 6_00,
  },
  {
    name: { 'zh-CN': '返现卡', en: 'Money back' },
    group: 'rebate',
    threshold: 30_00,
    reduction: 0,
    rebatePercent: 10,
    maxRebate: 12_50,
  },
  { name: { 'zh-CN': '双倍抽奖', en: 'Draw twice' }, group: 'double_draw', threshold: 0, reduction: 0 },
] as const;

const ids: number[] = [];
let boughtId = 0;

beforeAll(async () => {
  const { server, city } = stage;
  const save = async (change: object) => {
    const draft = { ...campaignDraft, startsAt: daysFromNow(-1), endsAt: daysFromNow(20), ...change };
    const { data } = await server.call('savePlatformCampaign', { draft }, city.operator);
    return data.id;
  };
  for (const kind of everyKind) ids.push(await save(kind));
  boughtId = await save({
    name: { 'zh-CN': '二十元券', en: '20 off' },
    channel: 'bought',
    price: 10_00,
    reduction: 20_00,
  });
  await save({ name: { 'zh-CN': '金卡专享', en: 'For gold members' }, minimumLevel: 'gold' });
});

const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

async function collector(): Promise<TestPerson> {
  const member = await newMember(stage.test);
  for (const campaignId of ids) await stage.server.call('claimCoupon', { campaignId }, member);
  const bought = await stage.server.call('buyCoupon', { campaignId: boughtId }, member);
  const pay = { purchaseId: bought.data.id, method: 'balance', paymentPassword: '246810' } as const;
  expect((await stage.server.call('startPayment', pay, member)).success).toBe(true);
  return member;
}

const cart = () => ({
  [stage.city.shopId]: {
    shopName: { text: 'Noodle House', language: 'en' },
    shopNameZh: '面馆',
    lines: [
      { dishId: stage.city.noodlesId, quantity: 2, unitPrice: 4_400, options: { size: ['large'] }, plate: 'noodles' },
    ],
  },
});

/** Texts of a coupon that are cut off or nearer than 8 px to its edge. */
const crowded = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('article')].flatMap((ticket) => {
      const box = ticket.getBoundingClientRect();
      return [...ticket.querySelectorAll('h2, p, button, [class*=text-small]')].flatMap((part) => {
        const at = part.getBoundingClientRect();
        const gap = Math.min(at.left - box.left, box.right - at.right, at.top - box.top, box.bottom - at.bottom);
        return gap < 7 ? [`${gap.toFixed(1)} px around “${part.textContent}”`] : [];
      });
    }),
  );

describe.each(['en', 'ar', 'zh-CN', 'de', 'ur'] as const)('coupons in %s on a phone 375 px wide', (language) => {
  it('texts of coupons are at least 8 px from the edge of the coupon on all screens', async () => {
    const say = spokenIn(language);
    const member = await collector();
    const { context, page, faults } = await openPhone(stage.browser, language);
    onTestFailed(() => picture(page, `tickets-${language}-failed`));
    await context.addInitScript(
      ([token = '', stored = '']) => {
        localStorage.setItem('security.token', token);
        localStorage.setItem('security.cart', stored);
      },
      [member.token, JSON.stringify({ state: { carts: cart() }, version: 1 })],
    );
    const seen: string[] = [];
    const look = async (name: string) => {
      await page.locator('article').first().waitFor();
      seen.push(...(await faultsOn(page, `tickets-${language}-${name}`)), ...(await crowded(page)));
      const tall = await page.locator('main').boundingBox();
      await page.setViewportSize({ width: 375, height: Math.max(812, Math.ceil(tall?.height ?? 0) + 120) });
      await keepPicture(page, `tickets-${language}-${name}-all`);
      await page.setViewportSize({ width: 375, height: 812 });
    };
    await openScreen(page, `${stage.server.url}/web/#/pages/mine/coupons/coupons`);
    await look('own');
    await openScreen(page, `${stage.server.url}/web/#/pages/mine/coupons/offers`);
    await look('offers');
    await openScreen(page, `${stage.server.url}/web/#/pages/menu/pay/pay?shopId=${stage.city.shopId}`);
    await page.getByRole('button', { name: new RegExp(`^${say('Coupons')}`) }).click();
    await page.getByRole('dialog').waitFor();
    await look('checkout');
    expect([...seen, ...faults]).toEqual([]);
    await context.close();
  });
});
