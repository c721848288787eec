import type { Language } from '@chifan/domain';
import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { openPhone, picture, still } from '../journeys/browser.ts';
import { filled, findThings, type KnownThings, memberScreens, visitorScreens } from '../journeys/screens.ts';
import { openReadingStage, openScreen } from '../journeys/stage.ts';
import { type FaultyWord, faultyWords } from './faulty-words.ts';

const usual = { widths: '360,390,430', texts: '100,200', schemes: 'light' };
const asked: Readonly<Record<string, string>> = { ...usual, ...JSON.parse(process.env['LOOK'] ?? '{}') };
const listed = (name: string): readonly string[] => asked[name]?.split(',').filter(Boolean) ?? [];
const widths = listed('widths').map(Number);
const texts = listed('texts').map(Number);
const schemes = listed('schemes').filter((name) => name === 'light' || name === 'dark');
const parts = listed('screens');

/** Screens that need earlier orders of the test's member, so the journeys do not list them. */
const moreScreens = [
  'pages/order/evaluate/evaluate?orderId=ORDER&stars=4',
  'pages/order/refund/apply/apply?orderId=ORDER',
  'pages/internal/mall/index/index',
  'pages/internal/mall/menu/menu',
  'pages/internal/mall/car/car',
  'pages/internal/mall/detail/detail?productId=1',
  'pages/blog/detail/detail?article=tea',
];

type Found = FaultyWord & { readonly at: string; readonly screen: string };

/**
 * Opens every screen of a member and of a visitor in every size. Fails on words that are cut, hidden or outside the
 * window.
 */
export function lookAtWords(language: Language): void {
  let known: KnownThings;
  let token: string;
  const stage = openReadingStage(async (server) => {
    ({ token, ...known } = await findThings(server));
  });
  const found: Found[] = [];

  it(`no screen cuts, hides or overflows a word in ${language}`, async () => {
    for (const isMember of [true, false]) {
      const { context, page } = await openPhone(stage.browser, language);
      if (isMember) await context.addInitScript((value) => localStorage.setItem('security.token', value), token);
      const screens = isMember ? [...memberScreens, ...moreScreens] : visitorScreens;
      for (const screen of screens.filter((each) => parts.length === 0 || parts.some((part) => each.includes(part)))) {
        const address = `${stage.server.url}/web/#/${filled(screen, known)}`;
        found.push(...(await lookAt(page, { address, screen, language })));
      }
      await context.close();
    }
    expect(found.filter(({ kind }) => kind !== 'shortened')).toEqual([]);
  }, 7_200_000);

  afterAll(() => print(found, language));
}

type Look = { readonly address: string; readonly screen: string; readonly language: Language };

async function lookAt(page: Page, { address, screen, language }: Look): Promise<Found[]> {
  const found: Found[] = [];
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await openScreen(page, address);
    for (const text of texts)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), text);
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        await still(page);
        const at = `${width} px ${text} % ${colorScheme}`;
        found.push(...(await faultyWords(page)).map((fault) => ({ ...fault, at, screen })));
        const file = [language, width, text, colorScheme, screen.replaceAll(/\W+/g, '-')].join('-');
        if (asked['pictures']) await picture(page, `look/${file}`);
      }
    // Load an empty page first, because opening the same URL again would load nothing.
    if (schemes.length > 1) await page.goto('about:blank');
  }
  return found;
}

/** Prints one line per fault with the sizes that show it, then the number of faults of each kind. */
function print(found: readonly Found[], language: Language): void {
  const lines = Map.groupBy(
    found,
    ({ kind, screen, text, where }) => `${kind} ${language} ${screen}: “${text}” in ${where}`,
  );
  for (const [line, faults] of lines) console.log(`${line} (${[...new Set(faults.map(({ at }) => at))].join(', ')})`);
  const kinds = ['wide', 'cut', 'hidden', 'outside', 'shortened'] as const;
  const counts = kinds.map((kind) => `${found.filter((fault) => fault.kind === kind).length} ${kind}`);
  console.log(`${language}: ${counts.join(', ')}`);
}
