import { type Language, languages } from '@chifan/domain';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPhone } from './browser.ts';
import { spokenIn } from './spoken.ts';
import { beyondEdge, openReadingStage, openScreen } from './stage.ts';

/** The screen size for which rule catalogue-17 gives its limits. */
const phone = { width: 390, height: 844 };
const maxHeadPx = 220;
const maxFirstDishPx = 300;
const maxCardPx = 150;
const maxShiftPx = 4;

let shopId: string;
const stage = openReadingStage(async (server) => {
  const nearby = await server.call('nearbyShops', { latitude: '31.230400', longitude: '121.473700' });
  shopId = String(nearby.data.records[0]?.id);
});

const menuAddress = () => `${stage.server.url}/web/#/pages/menu/index/index?shopId=${shopId}`;

async function openAt(language: string, address: string, { width, height } = phone) {
  const { context, page } = await openPhone(stage.browser, language);
  await page.setViewportSize({ width, height });
  await openScreen(page, address);
  return { page, close: () => context.close() };
}

/** Repeats the measurement until two results in a row are equal. */
async function atRest(measure: () => Promise<number>): Promise<number> {
  let last = Number.NaN;
  const isSame = async () => {
    const before = last;
    last = await measure();
    return last === before;
  };
  await expect.poll(isSame, { interval: 250 }).toBe(true);
  return last;
}

const boxesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { top, bottom, height } = element.getBoundingClientRect();
      return { top, bottom, height };
    }),
  );

describe.each(['en', 'de', 'ja'])('lists and menus at 390 × 844 in %s', (language) => {
  it('a shop page shows its first two dishes without scrolling', async () => {
    const { page, close } = await openAt(language, menuAddress());
    const [bar] = await boxesOf(page, 'header');
    const [tabs] = await boxesOf(page, '[role=tablist]');
    expect((tabs?.top ?? Infinity) - (bar?.bottom ?? 0)).toBeLessThanOrEqual(maxHeadPx);
    const [cart] = (await boxesOf(page, 'div.fixed')).toSorted((a, b) => b.top - a.top);
    // Long German words take more lines, so only the name of the second dish is visible without scrolling.
    const [, second] = await boxesOf(page, language === 'de' ? 'article h3' : 'article');
    expect(second?.bottom).toBeLessThanOrEqual(cart?.top ?? 0);
    await close();
  });
});

it.each(languages)('the first dish of a shop page begins above 300 px at 390 × 844 in %s', async (language) => {
  const { page, close } = await openAt(language, menuAddress());
  const [first] = await boxesOf(page, 'article');
  expect(first?.top).toBeLessThan(maxFirstDishPx);
  await close();
});

it.each(['en', 'de', 'ja', 'ar', 'fr', 'ru', 'ur'])(
  'no card of the restaurant list is too high at 390 × 844 in %s',
  async (language) => {
    const { page, close } = await openAt(language, `${stage.server.url}/web/#/pages/shop/list/list`);
    const cards = await boxesOf(page, 'a:has(h2)');
    expect(cards.length).toBeGreaterThan(3);
    expect(Math.max(...cards.map(({ height }) => height))).toBeLessThanOrEqual(maxCardPx);
    await close();
  },
);

const mainScreens = [
  'pages/index/index',
  'pages/index/delivery_index',
  'pages/shop/list/list',
  'pages/menu/index/index?shopId=SHOP',
] as const;

/** Forces a layout of the whole page. Without it, content outside the window keeps the layout of another text size. */
const layOutAll = (page: Page) =>
  page.evaluate(() => {
    for (const box of document.querySelectorAll<HTMLElement>('main *')) box.style.contentVisibility = 'visible';
  });

/**
 * Finds texts that extend beyond the left or right edge of the window. Sideways scrolling rows and texts with an
 * ellipsis are skipped.
 */
const lostWords = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lost: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const box = node.parentElement;
      if (!box || !box.checkVisibility() || box.closest('.sr-only, .no-bars, .truncate, [aria-hidden], select'))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, width } of range.getClientRects()) {
        if (width > 1 && (left < -1 || right > document.documentElement.clientWidth + 1)) {
          lost.push(`${node.textContent}`);
        }
      }
    }
    return [...new Set(lost)];
  });

it.each(['en', 'de', 'ar', 'ur'])('no text is off the screen at twice the text size in %s', async (language) => {
  const addressOf = (screen: string) => `${stage.server.url}/web/#/${screen.replace('SHOP', shopId)}`;
  const { page, close } = await openAt(language, addressOf(mainScreens[0]));
  const problems: string[] = [];
  for (const screen of mainScreens) {
    await openScreen(page, addressOf(screen));
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await layOutAll(page);
    problems.push(...(await beyondEdge(page, screen)));
    problems.push(...(await lostWords(page)).map((word) => `${screen}: ${word}`));
  }
  expect(problems).toEqual([]);
  await close();
});

describe.each(['en', 'de', 'ja', 'ur'])('the home screen at 390 × 844 in %s', (language) => {
  it('the home screen shows what the app does, the location, the languages and dishes without scrolling', async () => {
    const say = spokenIn(language as Language);
    const { page, close } = await openAt(language, `${stage.server.url}/web/`);
    await page.getByText(say('Order food in China, in your language')).waitFor();
    await page.getByText(say('People’s Square, Shanghai')).waitFor();
    const [tabBar] = (await boxesOf(page, 'nav.fixed')).toSorted((a, b) => b.top - a.top);
    const pictures = await boxesOf(page, 'section a:has(svg, img)');
    expect(pictures.filter(({ bottom }) => bottom <= (tabBar?.top ?? 0)).length).toBeGreaterThanOrEqual(2);
    await page.getByRole('link', { name: new RegExp(`^${say('Language')}: `) }).click();
    await expect.poll(() => page.url()).toContain('pages/help/language/language');
    await close();
  });

  it('the home screen reserves the height of the set meals before they load', async () => {
    const { page, close } = await openAt(language, `${stage.server.url}/web/`);
    const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
    // Prices in the guest's currency arrive after the page and may add a line, so wait for them.
    await page.locator('main').getByText('≈').first().waitFor();
    const before = await atRest(heightOf);
    await page.mouse.wheel(0, 20);
    await page.getByRole('region', { name: spokenIn(language as Language)('Set meals from popular chains') }).waitFor();
    expect(Math.abs((await atRest(heightOf)) - before)).toBeLessThanOrEqual(maxShiftPx);
    await close();
  });
});

it('a wide window shows the restaurant list and the map next to each other', async () => {
  const { page, close } = await openAt('en', `${stage.server.url}/web/#/pages/shop/list/list`, {
    width: 1280,
    height: 800,
  });
  const map = page.locator('.leaflet-container');
  await map.waitFor();
  const [list, onMap] = await Promise.all([page.locator('a:has(h2)').first().boundingBox(), map.boundingBox()]);
  expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(onMap?.x ?? 0);
  expect(onMap?.width).toBeGreaterThan(400);
  await close();
});
