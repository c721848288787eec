import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openChromium } from '../test/chromium.ts';
import { openRecogniserHere, readPieces } from './menus/read-photo.ts';

// `npm run learn:misreadings`: draws dish words in several typefaces, recognises them as the console does, and stores
// wrong results as misreadings. The command does not store a wrong result that is itself a dish word or ambiguous.
const dishWords = new URL('../../apps/server/src/modules/catalogue/dish-names/dish-words.tsv', import.meta.url);
const table = new URL('../../packages/domain/src/catalogue/paper-menu/misreadings.ts', import.meta.url);

const [, ...rows] = readFileSync(dishWords, 'utf8').trim().split('\n');
const words = [...new Set(rows.flatMap((row) => (row.split('\t')[0] ?? '').split('|')))].filter((word) =>
  /^\p{Script=Han}{2,}$/u.test(word),
);

/** Foods that are missing in our dish words. Recognised text that equals a food of this list may be correct. */
const foods = [
  '羊腰',
  '牛腰',
  '羊腹',
  '鸡腹',
  '鸡胎',
  '鲢鱼',
  '鲇鱼',
  '鲨鱼',
  '鳖鱼',
  '蓝莲',
  '蜂子',
  '鸡腹肉',
  '莲香',
];
/**
 * Whether a word is a fish. Names of fish differ by one character, and a guest may have to avoid one fish, so names of
 * fish are never corrected.
 */
const isFish = (word: string) => /^.鱼$/u.test(word);

const typefaces = [
  "28px 'Noto Sans CJK SC'",
  "bold 28px 'Noto Sans CJK SC'",
  "28px 'Noto Serif CJK SC'",
  "bold 28px 'Noto Serif CJK SC'",
];
const wordsOnPage = 40;
const rowHeight = 60;

const page = (some: readonly string[], typeface: string) => `<!doctype html><meta charset="utf-8"><style>
  body{margin:0;background:#fff;color:#222;font:${typeface}} p{position:absolute;left:60px;margin:0;line-height:${rowHeight}px}
</style>${some.map((word, at) => `<p style="top:${at * rowHeight}px">${word}</p>`).join('')}`;

const [browser, recogniser] = await Promise.all([openChromium(), openRecogniserHere()]);
const meant = new Map<string, Set<string>>();
for (const typeface of typefaces)
  for (let from = 0; from < words.length; from += wordsOnPage) {
    const some = words.slice(from, from + wordsOnPage);
    const tab = await browser.newPage({ viewport: { width: 480, height: wordsOnPage * rowHeight } });
    await tab.setContent(page(some, typeface));
    const photo = await tab.screenshot({ type: 'jpeg', quality: 80 });
    await tab.close();
    for (const { text, box } of await readPieces(browser, photo, recogniser)) {
      const word = some[Math.floor((box.top + box.height / 2) / rowHeight)] ?? '';
      if (text === word || words.includes(text) || !/^\p{Script=Han}+$/u.test(text)) continue;
      if (foods.includes(text) || isFish(word)) continue;
      if ([...text].length === [...word].length) meant.set(text, (meant.get(text) ?? new Set()).add(word));
    }
  }
await Promise.all([browser.close(), recogniser.close()]);

const known = [...meant].flatMap(([text, of]) => (of.size === 1 ? [`${text}=${[...of][0]}`] : [])).toSorted();
writeFileSync(
  table,
  `/** Misreadings of the recogniser and the printed word of a dish, written by \`npm run learn:misreadings\`. */
export const misreadings =
  '${known.join(' ')}';
`,
);
console.log(`${words.length} words, ${known.length} misreadings: ${fileURLToPath(table)}`);
