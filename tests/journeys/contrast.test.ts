import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPhone } from './browser.ts';
import { openReadingStage, openScreen } from './stage.ts';

/**
 * Screens whose contrast this test measures with dark colours. The journeys `screens-en` and `points-mall` measure the
 * light colours.
 */
const screens = [
  'pages/index/index',
  'pages/index/delivery_index',
  'pages/mine/index/index',
  'pages/shop/list/list',
  'pages/menu/index/index?shopId=SHOP',
  'pages/menu/detail/detail?dishId=1',
  'pages/menu/search/search?q=tofu',
  'pages/menu/diet/diet',
  'pages/menu/pay/pay?shopId=SHOP',
  'pages/near/detail/detail?shopId=SHOP',
  'pages/order/index/index',
  'pages/order/detail/detail?orderId=ORDER',
  'pages/mine/balance/index/index',
  'pages/mine/coupons/coupons',
  'pages/mine/coupons/offers',
  'pages/mine/member/index/index',
  'pages/mine/share/index/index',
  'pages/mine/security/index/index',
  'pages/address/index/index',
  'pages/address/insert/insert',
  'pages/internal/mall/index/index',
  'pages/help/faq/faq',
  'pages/help/policy/policy',
] as const;

const held = { normal: 4.5, large: 3 };
/** Minimum contrast of cards that another person reads on the guest's phone in sunlight, at any text size. */
const shown = { normal: 7, large: 7 };

let token: string;
let shopId: string;
let orderId: string;

const stage = openReadingStage(async (server) => {
  const login = await server.call('login', { email: 'omar@example.com', password: 'chifan-demo' });
  token = login.data.token;
  const nearby = await server.call('nearbyShops', { latitude: '31.230400', longitude: '121.473700' });
  shopId = String(nearby.data.records[0]?.id);
  const orders = await server.call('listOrders', {}, { token });
  orderId = String(orders.data.records[0]?.id);
});

type Ratios = { readonly normal: number; readonly large: number };

/** Texts below the minimum contrast ratio, as axe measures them. */
async function paleTexts(page: Page, least: Ratios, within = 'body'): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(
    async ({ least: { normal, large }, within: root }) => {
      const contrastRatio = { normal: { expected: normal }, large: { expected: large } };
      window.axe.configure({ checks: [{ id: 'color-contrast', options: { contrastRatio } }] });
      const { violations } = await window.axe.run(root, { runOnly: ['color-contrast'] });
      return violations.flatMap(({ nodes }) =>
        nodes.map(({ html, any }) => `${html.slice(0, 120)} ${any[0]?.message}`),
      );
    },
    { least, within },
  );
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

const addressOf = (screen: string) =>
  `${stage.server.url}/web/#/${screen.replace('SHOP', shopId).replace('ORDER', orderId)}`;

const openIn = async (colorScheme: 'light' | 'dark') => {
  const phone = await openPhone(stage.browser, 'en');
  await phone.page.emulateMedia({ colorScheme });
  await phone.context.addInitScript((value) => localStorage.setItem('security.token', value), token);
  return phone;
};

describe.concurrent('texts in the dark scheme', () => {
  it('every text in the dark scheme has enough contrast with its background', async () => {
    const { context, page } = await openIn('dark');
    const pale: string[] = [];
    for (const screen of screens) {
      await openScreen(page, addressOf(screen));
      pale.push(...(await paleTexts(page, held)).map((text) => `${screen}: ${text}`));
    }
    expect(pale).toEqual([]);
    await context.close();
  }, 600_000);
});

describe.concurrent.each(['light', 'dark'] as const)('cards in the %s scheme', (colorScheme) => {
  it('the waiter card and the driver card are black on white with a contrast of 7:1 or more', async () => {
    const { context, page } = await openIn(colorScheme);
    await openScreen(page, addressOf('pages/menu/waiter/waiter'));
    await page.getByRole('button', { name: /The menu, please/ }).click();
    const waiter = page.getByRole('dialog', { name: 'Card for the waiter' });
    await waiter.waitFor();
    expect(await colours(page)).toEqual({ background: 'rgb(255, 255, 255)', text: 'rgb(0, 0, 0)' });
    expect(await paleTexts(page, shown, 'dialog')).toEqual([]);
    await openScreen(page, addressOf('pages/near/detail/detail?shopId=SHOP'));
    await page.getByRole('button', { name: 'Show to driver' }).click();
    await page.getByRole('dialog', { name: 'Show address to driver' }).waitFor();
    expect(await colours(page)).toEqual({ background: 'rgb(255, 255, 255)', text: 'rgb(0, 0, 0)' });
    expect(await paleTexts(page, shown, 'dialog p')).toEqual([]);
    await context.close();
  });
});

const colours = (page: Page) =>
  page.locator('dialog').evaluate((dialog) => {
    const { backgroundColor: background, color: text } = getComputedStyle(dialog);
    return { background, text };
  });
