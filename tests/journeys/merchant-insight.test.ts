import type { Page } from 'playwright-core';
import { beforeAll, expect, it, onTestFailed } from 'vitest';
import { newMember, noodlesToTakeAway, placePaid } from '../../apps/server/src/testing/index.ts';
import { here } from '../../apps/server/src/testing/small-city.ts';
import { brokenRules } from './access.ts';
import { desk, keepPicture, picture } from './browser.ts';
import { openSmallStage, placeFromBalance } from './small-stage.ts';

const stage = openSmallStage();

beforeAll(async () => {
  const { test, city } = stage;
  test.clock.set(new Date());
  for (let count = 0; count < 3; count += 1)
    await placePaid(test, { ...city, member: await newMember(test) }, noodlesToTakeAway(city));
  for (const query of ['no peanuts hotpot xyz', '酢豚', 'fromage', '酢豚', 'fromage', '酢豚', 'fromage', 'fromage'])
    await stage.server.call('search', { query, ...here });
});

async function openScreen(path: string, width: number, token = stage.city.merchant.token): Promise<Page> {
  const context = await stage.browser.newContext({ ...desk, viewport: { width, height: 844 }, locale: 'zh-CN' });
  const page = await context.newPage();
  await context.addInitScript((value) => localStorage.setItem('security.consoleToken', value), token);
  onTestFailed(() => picture(page, `insight-failed-${width}`));
  await page.goto(`${stage.server.url}/console/#${path}`);
  return page;
}

/** Disables polling from the next page load on, so that only the live connection brings new data. */
const stopPolling = (page: Page) =>
  page.addInitScript((shortestMs) => {
    const { setInterval: repeat } = window;
    Object.assign(window, { setInterval: (run: () => void, ms: number) => (ms < shortestMs ? repeat(run, ms) : 0) });
  }, pollingMs);
/** The shortest interval at which a screen of the console polls. */
const pollingMs = 15_000;

const isWider = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

it.each([390, 1024, 1440])(
  'sales statistics and order search are readable and accessible at %s px',
  async (width) => {
    const page = await openScreen('/insight', width);
    await page.getByText('平均每单实付').waitFor();
    await page.getByText('看每天的数字').click();
    await page.getByRole('rowheader', { name: /fromage/ }).waitFor();
    expect(await brokenRules(page, { isContrastMeasured: true })).toEqual([]);
    expect(await isWider(page)).toBe(false);
    await keepPicture(page, `insight-${width}`);
    await page.goto(`${stage.server.url}/console/#/past`);
    await page.getByText('共 3 单').waitFor();
    expect(await brokenRules(page, { isContrastMeasured: true })).toEqual([]);
    expect(await isWider(page)).toBe(false);
    await keepPicture(page, `order-search-${width}`);
    await page.context().close();
  },
  300_000,
);

it.each([390, 1024, 1440])(
  'the list of searches without results is readable and accessible at %s px',
  async (width) => {
    const page = await openScreen('/missed-searches', width, stage.city.operator.token);
    await page.getByRole('rowheader', { name: /酢豚/ }).waitFor();
    expect(await brokenRules(page, { isContrastMeasured: true })).toEqual([]);
    expect(await isWider(page)).toBe(false);
    await keepPicture(page, `missed-searches-${width}`);
    await page.context().close();
  },
  300_000,
);

it('a merchant chooses a period and opens a found order by keyboard alone', async () => {
  const page = await openScreen('/insight', 1024);
  const today = page.getByRole('button', { name: '今天' });
  await today.focus();
  await page.keyboard.press('Enter');
  await page.getByText('昨天全天').first().waitFor();
  await page.goto(`${stage.server.url}/console/#/past`);
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('5678');
  await page.keyboard.press('Enter');
  await page.getByText('共 3 单').waitFor();
  const order = page.getByRole('button', { name: /3 号/ });
  await order.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.context().close();
}, 300_000);

it.each([390, 1024, 1440])(
  'the screen with the takings of today is readable and accessible at %s px',
  async (width) => {
    const page = await openScreen('/today', width);
    await page.getByText(/^待完成/).waitFor();
    expect(await brokenRules(page, { isContrastMeasured: true })).toEqual([]);
    expect(await isWider(page)).toBe(false);
    await keepPicture(page, `today-${width}`);
    await page.context().close();
  },
  300_000,
);

it('the takings of today change through the live connection when a guest pays an order', async () => {
  const page = await openScreen('/today', 1024);
  await stopPolling(page);
  await page.reload();
  const pending = page.getByText(/^待完成/);
  await pending.waitFor();
  await page.getByText('实时').waitFor({ state: 'attached' });
  const figure = async () => {
    const [, orders, yuan] = /(\d+) 单\s*¥([\d,.]+)/.exec(await pending.locator('..').innerText()) ?? [];
    return { orders: Number(orders), fen: Math.round(Number(yuan?.replace(',', '')) * 100) };
  };
  const before = await figure();
  await placeFromBalance(stage, noodlesToTakeAway(stage.city));
  // All orders of this file have the same price.
  const price = before.fen / before.orders;
  await expect.poll(figure).toEqual({ orders: before.orders + 1, fen: before.fen + price });
  await page.context().close();
}, 300_000);

it('on a phone, a merchant uses the keyboard to open a screen that is only in the "More" panel', async () => {
  const page = await openScreen('/today', 390);
  const more = page.getByRole('button', { name: '更多' });
  await more.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: '更多' });
  await panel.waitFor();
  expect(await brokenRules(page, { isContrastMeasured: true })).toEqual([]);
  await keepPicture(page, 'more-390');
  await panel.getByRole('link', { name: '优惠券' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/#\/coupons$/);
  await panel.waitFor({ state: 'detached' });
  await page.context().close();
}, 300_000);
