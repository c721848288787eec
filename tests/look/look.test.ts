import { isLanguage, languages } from '@chifan/domain';
import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { openPhone, picture, still } from '../journeys/browser.ts';
import { filled, findThings, type KnownThings, memberScreens, visitorScreens } from '../journeys/screens.ts';
import { openScreen, openStage } from '../journeys/stage.ts';
import { type FaultyWord, faultyWords } from './faulty-words.ts';

const usual = { widths: '360,390,430', texts: '100,200', schemes: 'light' };
const asked: Readonly<Record<string, string>> = { ...usual, ...JSON.parse(process.env['LOOK'] ?? '{}') };
const listed = (name: string): readonly string[] => asked[name]?.split(',').filter(Boolean) ?? [];
const widths = listed('widths').map(Number);
const texts = listed('texts').map(Number);
const schemes = listed('schemes').filter((name) => name === 'light' || name === 'dark');
const chosen = listed('languages').filter(isLanguage);
const parts = listed('screens');

let known: KnownThings;
let token: string;
const stage = openStage(async (server) => {
  ({ token, ...known } = await findThings(server));
});

/** As no list of the journeys has it: what omar's own past makes look otherwise. */
const moreScreens = [
  'pages/order/evaluate/evaluate?orderId=ORDER&stars=4',
  'pages/order/refund/apply/apply?orderId=ORDER',
  'pages/internal/mall/index/index',
  'pages/internal/mall/menu/menu',
  'pages/internal/mall/car/car',
  'pages/internal/mall/detail/detail?productId=1',
  'pages/blog/detail/detail?article=tea',
];

type Found = FaultyWord & { readonly at: string; readonly screen: string; readonly language: string };
const all: Found[] = [];

async function lookAt(page: Page, language: string, screen: string): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await openScreen(page, `${stage.server.url}/web/#/${filled(screen, known)}`);
    for (const text of texts)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), text);
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        await still(page);
        const at = `${width} px ${text} % ${colorScheme}`;
        all.push(...(await faultyWords(page)).map((fault) => ({ ...fault, at, screen, language })));
        const file = [language, width, text, colorScheme, screen.replaceAll(/\W+/g, '-')].join('-');
        if (asked['pictures']) await picture(page, `look/${file}`);
      }
    // The same address once more would open nothing.
    if (schemes.length > 1) await page.goto('about:blank');
  }
}

it.each(chosen.length > 0 ? chosen : languages)(
  'no word of a screen is cut, hidden or beyond the edge in %s',
  async (language) => {
    for (const isMember of [true, false]) {
      const { context, page } = await openPhone(stage.browser, language);
      if (isMember) await context.addInitScript((value) => localStorage.setItem('security.token', value), token);
      const screens = isMember ? [...memberScreens, ...moreScreens] : visitorScreens;
      for (const screen of screens.filter((each) => parts.length === 0 || parts.some((part) => each.includes(part))))
        await lookAt(page, language, screen);
      await context.close();
    }
    expect(all.filter((fault) => fault.language === language && fault.kind !== 'shortened')).toEqual([]);
  },
  7_200_000,
);

/** One line for each fault, with all the windows that have it. */
afterAll(() => {
  const lines = new Map<string, Set<string>>();
  for (const { kind, language, screen, text, where, at } of all) {
    const line = `${kind} ${language} ${screen}: “${text}” in ${where}`;
    lines.set(line, (lines.get(line) ?? new Set()).add(at));
  }
  for (const [line, at] of lines) console.log(`${line} (${[...at].join(', ')})`);
  console.table(
    languages.map((language) => {
      const of = (kind: string) => all.filter((fault) => fault.language === language && fault.kind === kind).length;
      return {
        language,
        wide: of('wide'),
        cut: of('cut'),
        hidden: of('hidden'),
        outside: of('outside'),
        shortened: of('shortened'),
      };
    }),
  );
});
