import { expect, it } from 'vitest';
import { faultyWords } from '../look/faulty-words.ts';
import { sharedBrowser } from './shared-browser.ts';

const stage = sharedBrowser();

it.each([
  ['a word that a narrow box breaks', '<p style="width:60px;overflow-wrap:anywhere">Spezialitäten</p>', ['cut']],
  ['a word with a vowel sign, broken', '<p style="width:30px;overflow-wrap:anywhere">ریسٹورانٹ</p>', ['cut']],
  ['a line that breaks between words', '<p style="width:70px">Noodles and tea</p>', []],
  ['Chinese, which breaks anywhere', '<p style="width:40px">牛肉面和茶</p>', []],
  ['a number that a machine made', '<p style="width:40px;overflow-wrap:anywhere">H261123000001S</p>', []],
  [
    'a box that hides the end',
    '<p style="width:60px;overflow:hidden;white-space:nowrap">Spezialitäten</p>',
    ['hidden'],
  ],
  [
    'a box that says by dots that there is more',
    '<p style="width:60px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">Spezialitäten</p>',
    ['shortened'],
  ],
  [
    'a word beyond the window',
    '<p style="position:fixed;left:340px;white-space:nowrap">Spezialitäten</p>',
    ['outside'],
  ],
  [
    'a row that scrolls by itself',
    '<div style="overflow-x:auto"><p style="width:900px;padding-left:500px">Spezialitäten</p></div>',
    [],
  ],
  ['a page wider than the window', '<div style="width:500px">Tea</div>', ['wide']],
])('faultyWords finds exactly the layout faults of a page with %s', async (_, body, kinds) => {
  const page = await stage.browser.newPage({ viewport: { width: 375, height: 600 } });
  await page.setContent(
    `<!doctype html><html lang="de"><body style="margin:0;font:16px monospace">${body}</body></html>`,
  );
  expect((await faultyWords(page)).map(({ kind }) => kind)).toEqual(kinds);
  await page.close();
});
