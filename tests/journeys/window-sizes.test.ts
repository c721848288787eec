import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFailed } from 'vitest';
import { openPhone, picture } from './browser.ts';
import { spokenIn } from './spoken.ts';
import { beyondEdge, faultsOn, openReadingStage, openScreen } from './stage.ts';

const maxBarPx = 56;
const minWidePicturePx = 140;
/** In a window of 1280 px, at least this many dishes of a row must be visible next to the map. */
const dishesOfWideRow = 3;

let shopId: string;
let orderId: string;
let token: string;
const stage = openReadingStage(async (server) => {
  // A closed shop does not allow a checkout, so use only shops that are open at the time of the test.
  const square = { latitude: '31.230400', longitude: '121.473700' };
  const nearby = await server.call('nearbyShops', { ...square, openNow: true });
  shopId = String(nearby.data.records[0]?.id);
  ({ token } = (await server.call('login', { email: 'omar@example.com', password: 'chifan-demo' })).data);
  const orders = await server.call('listOrders', {}, { token });
  orderId = String(orders.data.records.find(({ state }) => state === 'completed')?.id);
});

const addressOf = (screen: string) => `${stage.server.url}/web/#/${screen}`;
const menu = () => addressOf(`pages/menu/index/index?shopId=${shopId}`);

type Opening = { readonly width: number; readonly language?: 'en' | 'ar' | 'de'; readonly textSize?: string };

async function openAt({ width, language = 'en', textSize }: Opening) {
  const { context, page, faults } = await openPhone(stage.browser, language);
  onTestFailed(() => picture(page, `window-${width}-${language}-failed`));
  await context.addInitScript((value) => localStorage.setItem('security.token', value), token);
  if (textSize)
    await context.addInitScript((size) => {
      document.addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = size));
    }, textSize);
  await page.setViewportSize({ width, height: 844 });
  return { page, faults, close: () => context.close() };
}

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not there`);
  return { ...box, end: box.x + box.width, bottom: box.y + box.height };
};

/** Returns the box of each card, and the box of the photo, drawing or tile in it. */
const picturesIn = (page: Page, cards: string) =>
  page.locator(cards).evaluateAll((elements) =>
    elements.map((element) => {
      const picture = element.querySelector('img, span:has(> svg), span:has(> span > svg)');
      const edges = (of: Element | null) => {
        const { left, top, right, height } = (of ?? document.body).getBoundingClientRect();
        return { left, top, right, height };
      };
      return { card: edges(element), picture: edges(picture) };
    }),
  );

describe('header of a shop page on a phone (rule catalogue-21)', () => {
  it('the header of a shop page shrinks to one bar on scrolling, without layout shifts', async () => {
    const { page, close } = await openAt({ width: 390 });
    await openScreen(page, menu());
    await page.evaluate(() => {
      const shifts = ((globalThis as unknown as { shifts: number[] }).shifts = []) as number[];
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries() as unknown as { value: number }[]) shifts.push(value);
      }).observe({ type: 'layout-shift' });
    });
    const opacity = () => page.locator('h1').evaluate((title) => getComputedStyle(title).opacity);
    await expect.poll(opacity).toBe('0');
    await page.mouse.wheel(0, 900);
    await page.getByRole('button', { name: 'Search this menu' }).waitFor();
    await expect.poll(opacity).toBe('1');
    const bar = await boxOf(page, 'header');
    expect(bar.y).toBe(0);
    expect(bar.height).toBeLessThanOrEqual(maxBarPx);
    expect((await boxOf(page, 'nav[aria-label=Categories]')).y).toBeLessThanOrEqual(bar.bottom + 1);
    await page
      .locator('header')
      .getByRole('button', { name: /^Favourite/ })
      .waitFor();
    expect(await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)).toEqual([]);
    await page.getByRole('button', { name: 'Search this menu' }).click();
    const search = page.getByRole('searchbox', { name: 'Search this menu' });
    await expect.poll(() => search.evaluate((field) => field === document.activeElement)).toBe(true);
    const field = await boxOf(page, 'input[type=search]');
    expect(field.y).toBeGreaterThanOrEqual(bar.bottom);
    await close();
  });

  it.each(['100%', '200%'])('the header of a shop page hides no focused element at %s text size', async (textSize) => {
    const { page, close } = await openAt({ width: 390, textSize });
    await openScreen(page, menu());
    await page.mouse.wheel(0, 3_000);
    await page.getByRole('button', { name: 'Search this menu' }).waitFor();
    await page.locator('article').nth(4).locator('a').focus();
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('Shift+Tab');
      const bar = await boxOf(page, 'header');
      const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? 0);
      expect(top).toBeGreaterThan(bar.bottom);
    }
    await close();
  });
});

it.each(['en', 'de', 'ar'] as const)(
  'the cart bar covers at most a fifth of the phone at twice the text size in %s',
  async (language) => {
    const { page, close } = await openAt({ width: 390, language, textSize: '200%' });
    await openScreen(page, menu());
    await page.locator('article').first().getByRole('button').last().click();
    const add = page.locator('dialog[open]').getByRole('button').last();
    const badge = page.locator('#cart-bar .figures').first();
    await add.or(badge).first().waitFor();
    if (await add.isVisible()) await add.click();
    await badge.waitFor();
    const bar = await boxOf(page, '#cart-bar > div');
    expect(bar.height).toBeLessThanOrEqual(844 / 5);
    await close();
  },
);

describe('wide window (rule app-13)', () => {
  it('a wide window shows the cart next to the menu and the amounts next to the checkout form', async () => {
    const { page, close } = await openAt({ width: 1280 });
    await openScreen(page, menu());
    await page.locator('article').first().getByRole('button').last().click();
    const add = page.locator('dialog[open]').getByRole('button', { name: /^Add/ });
    const cart = page.getByRole('region', { name: 'Your cart' });
    const total = cart.getByText('Total before coupons');
    // A dish with choices opens a drawer first, in which the guest adds the dish.
    await add.or(total).first().waitFor();
    if (await add.isVisible()) await add.click();
    await total.waitFor();
    await page.mouse.wheel(0, 900);
    const [list, beside] = [await boxOf(page, 'article'), await cart.boundingBox()];
    expect(list.end).toBeLessThanOrEqual(beside?.x ?? 0);
    expect(beside?.y).toBeGreaterThan(0);
    await cart.getByRole('button', { name: 'Check out' }).click();
    await page.getByText('Order summary').first().waitFor();
    const form = await boxOf(page, 'form > fieldset');
    const sums = await boxOf(page, 'form > div:last-child');
    expect(form.end).toBeLessThanOrEqual(sums.x);
    await close();
  });

  it('a wide window shows the receipt of a finished order next to its actions', async () => {
    const { page, close } = await openAt({ width: 1280 });
    await openScreen(page, addressOf(`pages/order/detail/detail?orderId=${orderId}`));
    const again = await page.getByRole('button', { name: 'Order again' }).boundingBox();
    const receipt = await page.getByRole('heading', { name: 'Receipt', exact: true }).boundingBox();
    expect((again?.x ?? 0) + (again?.width ?? 0)).toBeLessThanOrEqual(receipt?.x ?? 0);
    await close();
  });

  it('the home screen in a wide window shows rows of dishes, with pictures as wide as their cards, next to a map', async () => {
    const { page, close } = await openAt({ width: 1280 });
    await openScreen(page, addressOf('pages/index/index'));
    const map = await boxOf(page, '.leaflet-container');
    expect(map.width).toBeGreaterThan(280);
    expect(map.height).toBeGreaterThan(400);
    const cards = await picturesIn(page, 'section li > a[href*="pages/menu/detail"]');
    expect(cards.length).toBeGreaterThanOrEqual(2 * dishesOfWideRow);
    for (const { card, picture: box } of cards.slice(0, dishesOfWideRow)) {
      expect(card.right).toBeLessThanOrEqual(map.x);
      expect([box.left, box.top, box.right]).toEqual([card.left, card.top, card.right]);
      expect(box.height).toBeGreaterThanOrEqual(minWidePicturePx);
    }
    await close();
  });

  it('the picture of a dish fills its column in a wide window', async () => {
    const { page, close } = await openAt({ width: 1280 });
    await openScreen(page, addressOf('pages/menu/detail/detail?dishId=1'));
    const [dish] = await picturesIn(page, 'main .wide\\:stay');
    expect([dish?.picture.left, dish?.picture.right]).toEqual([dish?.card.left, dish?.card.right]);
    expect(dish?.picture.height).toBeGreaterThanOrEqual(2 * minWidePicturePx);
    await close();
  });

  const screens = () => [
    'pages/index/index',
    'pages/index/delivery_index',
    'pages/blog/blog',
    'pages/mine/index/index',
    'pages/order/index/index',
    `pages/menu/index/index?shopId=${shopId}`,
    'pages/menu/detail/detail?dishId=1',
    'pages/shop/detail/detail?setMealId=1',
    'pages/shop/pay/pay?setMealId=1',
    'pages/internal/mall/index/index',
    `pages/near/detail/detail?shopId=${shopId}`,
    `pages/order/detail/detail?orderId=${orderId}`,
  ];

  it.each(['en', 'ar'] as const)(
    'no screen in a wide window breaks an accessibility rule or overflows in %s',
    async (language) => {
      const { page, faults, close } = await openAt({ width: 1280, language });
      const problems: string[] = [];
      for (const screen of screens()) {
        await openScreen(page, addressOf(screen));
        problems.push(...(await faultsOn(page, `wide-${language}-${screen.replaceAll(/\W+/g, '-')}`)));
      }
      expect([...problems, ...faults]).toEqual([]);
      await close();
    },
    300_000,
  );

  it.each([
    { width: 1024, language: 'de' },
    { width: 1280, language: 'de', textSize: '200%' },
  ] as const)(
    'no screen overflows a window $width px wide in $language',
    async (opening) => {
      const { page, close } = await openAt(opening);
      const problems: string[] = [];
      for (const screen of screens()) {
        await openScreen(page, addressOf(screen));
        problems.push(...(await beyondEdge(page, `wide-${opening.width}-${screen.replaceAll(/\W+/g, '-')}`)));
      }
      expect(problems).toEqual([]);
      await close();
    },
    300_000,
  );

  it('the tab order in a wide window is navigation, header, menu, cart', async () => {
    const { page, close } = await openAt({ width: 1280, language: 'ar' });
    const say = spokenIn('ar');
    await openScreen(page, menu());
    const order = await page.evaluate(() => {
      const places = ['nav', 'header', 'article', '#cart'].map((selector) => document.querySelector(selector));
      return places.every((place, index) => {
        const next = places[index + 1];
        return !next || ((place?.compareDocumentPosition(next) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
      });
    });
    expect(order).toBe(true);
    const [first, cart] = [await boxOf(page, 'article'), await boxOf(page, '#cart')];
    expect(cart.end).toBeLessThanOrEqual(first.x);
    await page.getByRole('heading', { name: say('Your cart'), exact: true }).waitFor();
    await close();
  });
});
