import { sql } from 'kysely';
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, it, onTestFailed } from 'vitest';
import { campaignDraft, newMember, type TestPerson } from '../../apps/server/src/testing/index.ts';
import { openPhone, picture, quiet, still } from './browser.ts';
import { openSmallStage } from './small-stage.ts';
import { spokenIn } from './spoken.ts';
import { faultsOn, openScreen } from './stage.ts';

const stage = openSmallStage();
const price = 10_00;

beforeAll(async () => {
  const { server, city, test } = stage;
  const now = Date.now();
  const draft = {
    ...campaignDraft,
    name: { 'zh-CN': '二十元券', en: '20 off', ar: 'خصم 20' },
    channel: 'bought' as const,
    price,
    reduction: 20_00,
    startsAt: new Date(now - 86_400_000).toISOString(),
    endsAt: new Date(now + 20 * 86_400_000).toISOString(),
  };
  expect((await server.call('savePlatformCampaign', { draft }, city.operator)).success).toBe(true);
  await sql`UPDATE shop SET full_reductions = '[{"threshold":8000,"reduction":800},{"threshold":12000,"reduction":2000}]'
    WHERE id = ${city.shopId}`.execute(test.app.database.read);
});

const cart = () => ({
  [stage.city.shopId]: {
    shopName: { text: 'Noodle House', language: 'en' },
    shopNameZh: '面馆',
    lines: [
      { dishId: stage.city.noodlesId, quantity: 2, unitPrice: 4_400, options: { size: ['large'] }, plate: 'noodles' },
      { dishId: stage.city.teaId, quantity: 1, unitPrice: 1_400, options: {}, plate: 'tea' },
    ],
  },
});

const signIn = (context: BrowserContext, { token }: TestPerson) =>
  context.addInitScript(
    ([given = '', stored = '']) => {
      localStorage.setItem('security.token', given);
      localStorage.setItem('security.cart', stored);
    },
    [token, JSON.stringify({ state: { carts: cart() }, version: 1 })],
  );

const at = (screen: string) => `${stage.server.url}/web/#/${screen}`;

describe.each(['en', 'ar'] as const)('coupons and cart in %s on a phone 375 px wide', (language) => {
  const say = spokenIn(language);
  const containing = (english: string) =>
    new RegExp(
      say(english)
        .split(/<\d\/>/)
        .join('.*')
        .trim(),
    );

  async function opened(): Promise<{ page: Page; seen: string[]; close: () => Promise<void> }> {
    const member = await newMember(stage.test);
    const { context, page, faults } = await openPhone(stage.browser, language);
    onTestFailed(() => picture(page, `begun-${language}-failed`));
    await signIn(context, member);
    return { page, seen: faults, close: () => context.close() };
  }
  const look = async (page: Page, name: string) => faultsOn(page, `begun-${language}-${name}`);

  it('a guest with an unpaid coupon purchase finds it again and pays or cancels it', async () => {
    const { page, seen, close } = await opened();
    await openScreen(page, at('pages/mine/index/index'));
    seen.push(...(await look(page, 'mine')));
    await page.getByRole('link', { name: containing('Coupons') }).click();
    await page.getByRole('link', { name: say('Get more coupons') }).click();
    await page.getByRole('button', { name: containing('Buy for <0/>') }).click();
    await page.getByText(say('Total to pay')).first().waitFor();
    const begun = /purchaseId=(\d+)/.exec(page.url())?.[1];
    await openScreen(page, at('pages/mine/coupons/offers'));
    await page.getByText(containing('Not paid yet, <0/> left')).waitFor();
    seen.push(...(await look(page, 'offers')));
    await page.getByRole('button', { name: containing('Pay <0/> now') }).click();
    await page.getByText(say('Total to pay')).first().waitFor();
    expect(/purchaseId=(\d+)/.exec(page.url())?.[1]).toBe(begun);
    await openScreen(page, at('pages/order/index/index?group=to_pay'));
    seen.push(...(await look(page, 'to-pay')));
    await page.getByRole('button', { name: say('Cancel it') }).click();
    await page.getByText(say('Nothing to pay')).waitFor();
    expect(seen).toEqual([]);
    await close();
  });

  it('a status button of the account screen opens the orders of this status', async () => {
    const { page, seen, close } = await opened();
    await openScreen(page, at('pages/mine/index/index'));
    await page.getByRole('link', { name: say('On its way') }).click();
    const chip = page.getByRole('button', { name: say('On its way'), exact: true });
    await chip.waitFor();
    expect(await chip.getAttribute('aria-pressed')).toBe('true');
    await page.getByText(say('No order with this status')).waitFor();
    seen.push(...(await look(page, 'status')));
    await page.getByRole('tab').first().click();
    seen.push(...(await look(page, 'statuses')));
    expect(seen).toEqual([]);
    await close();
  });

  it('the checkout lists changed prices and stock if the server refuses an order because of them (error code 2)', async () => {
    const { page, seen, close } = await opened();
    const { city, test } = stage;
    const set = (amount: number, stock: number | null) =>
      sql`UPDATE dish SET price = CASE id WHEN ${city.noodlesId} THEN ${amount} ELSE price END,
        stock = CASE id WHEN ${city.teaId} THEN ${stock}::int ELSE stock END
        WHERE shop_id = ${city.shopId}`.execute(test.app.database.read);
    const { rows } = await sql<{ price: number }>`SELECT price FROM dish WHERE id = ${city.noodlesId}`.execute(
      test.app.database.read,
    );
    const before = rows[0]?.price ?? 0;
    await openScreen(page, at(`pages/menu/index/index?shopId=${city.shopId}&way=delivery`));
    await page.getByText(containing('Add <0/> more for <1/> off')).first().waitFor();
    seen.push(...(await look(page, 'bar')));
    await page.getByText(containing('Add <0/> more for <1/> off')).first().click();
    await page.getByText(say('Estimated total before coupons')).waitFor();
    seen.push(...(await look(page, 'cart')));
    await openScreen(page, at(`pages/menu/pay/pay?shopId=${city.shopId}`));
    await page.getByText(say('Pickup')).click();
    await page.getByLabel(say('Name'), { exact: true }).fill('Guest');
    await page.getByLabel(say('WhatsApp number')).fill('+81 90 1234 5678');
    await page.getByText(say('Get coupons for this restaurant')).waitFor();
    await page.getByRole('radio', { name: say('Alipay') }).check({ force: true });
    seen.push(...(await look(page, 'checkout')));
    await quiet(page);
    await set(before + 300, 0);
    await page.getByRole('button', { name: containing('Pay <0/>') }).click();
    await page.getByRole('dialog').waitFor();
    await still(page);
    seen.push(...(await look(page, 'changed')));
    const told = await page.getByRole('dialog').innerText();
    expect(told).toContain('47.00');
    await set(before, null);
    expect(seen).toEqual([]);
    await close();
  });
});
