import { sql } from 'kysely';
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, it, onTestFailed } from 'vitest';
import {
  newAddress,
  newMember,
  noodlesDelivered,
  noodlesToTakeAway,
  placePaid,
} from '../../apps/server/src/testing/index.ts';
import { brokenRules } from './access.ts';
import { desk, keepPicture, picture } from './browser.ts';
import { openSmallStage } from './small-stage.ts';

const stage = openSmallStage();

const orderCount = 36;
const dishes = [
  { zh: '宫保鸡丁', en: 'Kung pao chicken' },
  { zh: '麻婆豆腐', en: 'Mapo tofu' },
  { zh: '酸辣土豆丝', en: 'Hot and sour shredded potatoes' },
  { zh: '番茄炒蛋', en: 'Tomato and egg' },
  { zh: '扬州炒饭', en: 'Yangzhou fried rice' },
  { zh: '小笼包', en: 'Soup dumplings' },
  { zh: '红烧牛肉面', en: 'Braised beef noodles' },
] as const;
const peanuts = JSON.stringify({ allergens: { contains: ['peanut'], free: [] } });
const remarks = ['少放盐，谢谢', 'Please no coriander, and put the soup into a separate box', null];
/**
 * Minutes until the food of an order is due, by the number of the order. Three orders are late, and two are due soon.
 * All other orders have more time.
 */
const dueMinutes: Readonly<Record<number, number>> = { 6: -12, 13: -4, 20: -1, 7: 1, 14: 2 };
const newOrderCount = 6;

/**
 * Fills the board like a rush: new orders and accepted orders, every third a delivery, with one to four dishes and some
 * remarks. One guest in six is allergic to peanuts, which are in a dish of some of these orders.
 */
async function fillBoard(): Promise<void> {
  const { test, city } = stage;
  const database = test.app.database.read;
  await sql`UPDATE shop SET auto_accept = false WHERE id = ${city.shopId}`.execute(database);
  for (let place = 0; place < orderCount; place += 1) {
    const member = await newMember(test);
    const own = { ...city, member, addressId: await newAddress(test, member) };
    const orderId = await placePaid(test, own, place % 3 === 2 ? noodlesDelivered(own) : noodlesToTakeAway(own));
    for (let line = 1; line <= place % 4; line += 1) {
      const dish = dishes[(place + line) % dishes.length] ?? dishes[0];
      await sql`INSERT INTO order_line
          (order_id, position, dish_id, name, options, marks, plate, unit_price, quantity, took_stock, share)
        SELECT order_id, ${line}, dish_id, ${JSON.stringify(dish)}::jsonb, '[]',
          CASE WHEN ${dish === dishes[0]} THEN marks || ${peanuts}::jsonb ELSE marks END, plate, unit_price, 1, false, 0
        FROM order_line WHERE order_id = ${orderId} AND position = 0`.execute(database);
    }
    const avoids = place % 6 === 0 ? JSON.stringify({ avoids: ['peanut'], wishes: [] }) : null;
    await sql`UPDATE customer_order SET remark = ${remarks[place % remarks.length] ?? null},
      diet_profile = ${avoids}::jsonb,
      promised_at = now() + make_interval(mins => ${dueMinutes[place] ?? 4 + place} + coalesce(way_minutes, 0))
      WHERE id = ${orderId}`.execute(database);
    if (place >= newOrderCount) await test.call('acceptOrder', { orderId }, { token: city.merchant.token });
  }
  await sql`DELETE FROM job WHERE kind LIKE 'ordering.%'`.execute(database);
}

/**
 * One browser context per language. The pages of a context share a cache, so they load the code of the console only
 * once.
 */
const contexts = new Map<string, Promise<BrowserContext>>();

function contextIn(locale: string): Promise<BrowserContext> {
  const context = contexts.get(locale) ?? stage.browser.newContext({ ...desk, locale, hasTouch: true });
  contexts.set(locale, context);
  return context;
}

async function openKitchen(width: number, height: number, settings: object = {}, locale = 'zh-CN'): Promise<Page> {
  const page = await (await contextIn(locale)).newPage();
  await page.setViewportSize({ width, height });
  await page.addInitScript(
    ([token, mode]) => {
      localStorage.clear();
      localStorage.setItem('security.consoleToken', token);
      if (mode !== '{}') localStorage.setItem('security.consoleKitchenMode', mode);
    },
    [stage.city.merchant.token, JSON.stringify(settings)] as const,
  );
  await page.goto(`${stage.server.url}/console/`);
  await page.locator('[data-order]').first().waitFor();
  onTestFailed(() => picture(page, `kitchen-mode-failed-${width}`));
  return page;
}

type Seen = {
  readonly whole: number;
  readonly faults: readonly string[];
  readonly numberPixels: number;
  readonly scrolls: boolean;
};

/**
 * Counts the tickets that are whole on the screen, and lists buttons that are small, too near to each other or not in one
 * row.
 */
const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const tickets = [...document.querySelectorAll<HTMLElement>('[data-order]')];
    const isInside = (box: DOMRect) =>
      box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
    const isCut = (ticket: HTMLElement) =>
      [...ticket.querySelectorAll<HTMLElement>('*')].some(
        (each) =>
          getComputedStyle(each).overflowY === 'hidden' &&
          !each.matches('.sr-only, [class*=line-clamp]') &&
          each.scrollHeight > each.clientHeight + 1,
      );
    const gap = (one: DOMRect, other: DOMRect) =>
      Math.max(
        Math.max(one.left, other.left) - Math.min(one.right, other.right),
        Math.max(one.top, other.top) - Math.min(one.bottom, other.bottom),
      );
    const buttons = [...document.querySelectorAll<HTMLElement>('[data-order] button[aria-keyshortcuts]')].filter(
      (each) => each.closest('h2') === null,
    );
    for (const [place, one] of buttons.entries()) {
      const box = one.getBoundingClientRect();
      if (box.width < 44 || box.height < 44) faults.push(`${one.innerText} is ${box.width} by ${box.height}`);
      for (const other of buttons.slice(place + 1)) {
        const pixels = gap(box, other.getBoundingClientRect());
        if (pixels < 7.5) faults.push(`${one.innerText} is ${pixels} px from ${other.innerText}`);
      }
    }
    for (const ticket of tickets) {
      const rows = new Set(
        buttons.filter((each) => ticket.contains(each)).map((each) => Math.round(each.getBoundingClientRect().top)),
      );
      if (rows.size > 1) faults.push(`the buttons of order ${ticket.dataset['order']} are in ${rows.size} rows`);
    }
    return {
      whole: tickets.filter((ticket) => isInside(ticket.getBoundingClientRect()) && !isCut(ticket)).length,
      faults,
      numberPixels: Math.min(
        ...tickets.map((ticket) => Number.parseFloat(getComputedStyle(ticket.querySelector('h2 .figures')!).fontSize)),
      ),
      scrolls: document.documentElement.scrollHeight > innerHeight + 1,
    };
  });

beforeAll(fillBoard, 120_000);

it.each([
  [390, 844, 2],
  [768, 1024, 6],
  [1024, 768, 8],
  [1440, 900, 12],
  [1920, 1080, 16],
])('on a screen of %i by %i pixels, kitchen mode shows at least %i whole tickets', async (width, height, least) => {
  const page = await openKitchen(width, height, { isOn: true });
  await keepPicture(page, `kitchen-mode-${width}`);
  const seen = await look(page);
  expect(seen.faults).toEqual([]);
  expect(seen.whole).toBeGreaterThanOrEqual(least);
  expect(seen.scrolls).toBe(false);
  expect(seen.numberPixels).toBeGreaterThanOrEqual(40);
  expect(await page.getByRole('navigation').count()).toBe(0);
  expect(await page.getByText(/^超时 \d+ 单$/).isVisible()).toBe(true);
  await page.close();
});

it('kitchen mode is on by default on a tablet, and its pages show each order once', async () => {
  const page = await openKitchen(1024, 768);
  const seen = new Set<string>();
  for (;;) {
    const shown = await page
      .locator('[data-order]')
      .evaluateAll((all) => all.map((each) => each.dataset['order'] ?? ''));
    for (const id of shown) {
      expect(seen.has(id), `order ${id} is on two pages`).toBe(false);
      seen.add(id);
    }
    const next = page.getByRole('button', { name: '下一页' });
    if (await next.isDisabled()) break;
    await next.click();
  }
  expect(seen.size).toBe(orderCount);
  await page.close();
});

it.each(['large', 'largest'])('kitchen mode shows complete tickets in text size %s', async (size) => {
  const page = await openKitchen(1024, 768, { isOn: true, size });
  await keepPicture(page, `kitchen-mode-${size}`);
  const seen = await look(page);
  expect(seen.faults).toEqual([]);
  expect(seen.whole).toBe(await page.locator('[data-order]').count());
  await page.close();
});

it('kitchen mode has columns, an all-day view, a search by number, and dishes that can be crossed off', async () => {
  const page = await openKitchen(1440, 900, { isOn: true, arrangement: 'columns' });
  await page.getByText('制作中').first().waitFor();
  await keepPicture(page, 'kitchen-mode-columns');
  expect((await look(page)).faults).toEqual([]);
  await page.getByRole('button', { name: '待做菜品汇总' }).click();
  await page.getByRole('dialog').getByText('宫保鸡丁').waitFor();
  await keepPicture(page, 'kitchen-mode-all-day');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '按号找单' }).click();
  await page.getByRole('searchbox').fill('30');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^30 号/ })
    .click();
  await page.getByRole('heading', { name: /^30 号/ }).waitFor();
  const dish = page.locator('[data-order] button[aria-pressed]').first();
  await dish.click();
  expect(await dish.getAttribute('aria-pressed')).toBe('true');
  await page.close();
});

/** Keys that open the dialogs of kitchen mode: refusal of the first order, all-day view, recall and search. */
const dialogKeys = ['x', 'a', 'r', '/'];

it.each(
  ['zh-CN', 'zh-Hant-HK', 'en'].flatMap((language) =>
    [390, 1024].map((width) => [language, width, width === 390 ? 844 : 768] as const),
  ),
)('kitchen mode and its dialogs are accessible in %s on a screen of %i pixels', async (language, width, height) => {
  const page = await openKitchen(width, height, { isOn: true }, language);
  await page.locator(`html[lang=${language}]`).waitFor();
  await keepPicture(page, `kitchen-mode-${language}-${width}`);
  // The colours are equal in all languages, and measuring them takes half of the time.
  const seen = { isContrastMeasured: language === 'zh-CN' };
  const faults = [...(await look(page)).faults, ...(await brokenRules(page, seen))];
  for (const key of dialogKeys) {
    await page.keyboard.press(key);
    await page.getByRole('dialog').waitFor();
    await keepPicture(page, `kitchen-mode-${language}-${width}-${key === '/' ? 'find' : key}`);
    faults.push(...(await brokenRules(page, seen)).map((fault) => `${key}: ${fault}`));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  expect(faults).toEqual([]);
  await page.close();
});
