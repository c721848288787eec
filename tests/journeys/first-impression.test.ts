import type { Language } from '@chifan/domain';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPhone } from './browser.ts';
import { spokenIn } from './spoken.ts';
import { beyondEdge, openReadingStage, openScreen } from './stage.ts';

/** The phone that the limits of rule catalogue-17 are given for. */
const phone = { width: 390, height: 844 };
const maxHeadPx = 220;
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

/** What it is once it was the same twice. */
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

describe.each(['en', 'de', 'ja'])('at 390 × 844 in %s', (language) => {
  it('a shop shows its first two dishes beneath a low head', async () => {
    const { page, close } = await openAt(language, menuAddress());
    const [bar] = await boxesOf(page, 'header');
    const [tabs] = await boxesOf(page, '[role=tablist]');
    expect((tabs?.top ?? Infinity) - (bar?.bottom ?? 0)).toBeLessThanOrEqual(maxHeadPx);
    const [cart] = (await boxesOf(page, 'div.fixed')).toSorted((a, b) => b.top - a.top);
    // Long German words take more lines: the second dish is named above the fold, not whole.
    const [, second] = await boxesOf(page, language === 'de' ? 'article h3' : 'article');
    expect(second?.bottom).toBeLessThanOrEqual(cart?.top ?? 0);
    await close();
  });
});

it.each(['en', 'de', 'ja', 'ar', 'fr', 'ru', 'ur'])(
  'no card of a list is high at 390 × 844 in %s',
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

/** What is not painted yet because it lies far below has the layout of another size of text. */
const layOutAll = (page: Page) =>
  page.evaluate(() => {
    for (const box of document.querySelectorAll<HTMLElement>('main *')) box.style.contentVisibility = 'visible';
  });

/** Words that leave their box or that another word covers; what scrolls sideways or ends in dots is meant to. */
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

it.each(['en', 'de', 'ar', 'ur'])(
  'with text of twice the size no word of the main screens is lost in %s',
  async (language) => {
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
  },
);

describe.each(['en', 'de', 'ja', 'ur'])('the home at 390 × 844 in %s', (language) => {
  it('says what this is and where one is, offers other languages, and shows food', async () => {
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

  it('keeps as much room for the set meals as they need', async () => {
    const { page, close } = await openAt(language, `${stage.server.url}/web/`);
    const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
    // Prices in the guest's own money come a while after the page, and may take a line more.
    await page.locator('main').getByText('≈').first().waitFor();
    const before = await atRest(heightOf);
    await page.mouse.wheel(0, 20);
    await page
      .getByRole('region', { name: spokenIn(language as Language)('Set meals of restaurant chains') })
      .waitFor();
    expect(Math.abs((await atRest(heightOf)) - before)).toBeLessThanOrEqual(maxShiftPx);
    await close();
  });
});

it('a first visit is asked about its language once', async () => {
  const { context, page } = await openPhone(stage.browser, 'de');
  await context.addInitScript(() => localStorage.removeItem('security.lang'));
  await openScreen(page, `${stage.server.url}/web/`);
  await page.getByText('Ihr Telefon ist auf Deutsch eingestellt').waitFor();
  await page.getByRole('button', { name: 'Bei Deutsch bleiben' }).click();
  await page.getByText('Ihr Telefon ist auf Deutsch eingestellt').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => localStorage.getItem('security.lang'))).toBe('de');
  await context.close();
});

it('a wide window shows the list and the map side by side', async () => {
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
