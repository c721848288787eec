import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type PaperRow, paperPageOf } from '../../packages/domain/src/catalogue/paper-menu/index.ts';
import { openChromium } from '../test/chromium.ts';
import { menuOf, type PaperMenu, type Print, prints, printsKeptApart } from './menus/paper-menus.ts';
import { photographed } from './menus/print-menu.ts';
import { openRecogniserHere, readPieces } from './menus/read-photo.ts';

// `npm run score:menus`: draws ten menus of the demo's dishes, photographs them badly and reads them as the console
// does. The command reports the share of exact names and of exact prices, for the ten menus that the rules were
// developed with and for ten holdout menus. `-- --pictures yes` saves the photos.
const { values } = parseArgs({ options: { pictures: { type: 'string' } } });
const kept = fileURLToPath(new URL('../../.cache/menus/', import.meta.url));

/** A dish name without blanks and differences of character width. */
const plain = (name: string): string => name.normalize('NFKC').replaceAll(/[\s·]/gu, '');

function scoreOf({ sections }: PaperMenu, rows: readonly PaperRow[]) {
  const dishes = sections.flatMap(({ heading, dishes: within }) => within.map((dish) => ({ ...dish, heading })));
  const found = dishes.map((dish) => ({ dish, row: rows.find(({ name }) => plain(name) === plain(dish.name)) }));
  const right = found.flatMap(({ dish, row }) => (row === undefined ? [] : [{ dish, row }]));
  const taken = new Set(right.map(({ row }) => row));
  const wrong = rows.filter((row) => !taken.has(row));
  return {
    dishes: dishes.length,
    names: right.length,
    prices: right.filter(({ dish, row }) => row.price === dish.price).length,
    headings: right.filter(({ dish, row }) => row.category === dish.heading).length,
    marked: wrong.filter(({ doubts }) => doubts.length > 0).length,
    wrong: wrong.length,
    missed: found.filter(({ row }) => row === undefined).map(({ dish }) => dish.name),
  };
}

const [browser, recogniser] = await Promise.all([openChromium(), openRecogniserHere()]);
await scoreAll('used for tuning', prints);
await scoreAll('kept apart', printsKeptApart);
await Promise.all([browser.close(), recogniser.close()]);

async function scoreAll(called: string, some: readonly Print[]): Promise<void> {
  const scores: ReturnType<typeof scoreOf>[] = [];
  for (const print of some) {
    const menu = menuOf(print.shop);
    const photo = await photographed(browser, print, menu);
    if (values.pictures !== undefined) keep(photo, print);
    const score = scoreOf(menu, paperPageOf(await readPieces(browser, photo, recogniser)).rows);
    scores.push(score);
    const { names, dishes, prices, missed } = score;
    const words = missed.length === 0 ? '' : `. Wrong: ${missed.join('、')}`;
    console.log(`  ${print.shop}: ${names} of ${dishes} names, ${prices} prices${words}`);
  }
  console.log(`${called}: ${summaryOf(scores)}`);
}

function summaryOf(scores: readonly ReturnType<typeof scoreOf>[]): string {
  const sum = (key: 'dishes' | 'names' | 'prices' | 'headings' | 'marked' | 'wrong') =>
    scores.reduce((whole, score) => whole + score[key], 0);
  const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
  return [
    `${share(sum('names'), sum('dishes'))} of ${sum('dishes')} names right`,
    `${share(sum('prices'), sum('dishes'))} with their price`,
    `${share(sum('headings'), sum('names'))} of the right ones under their heading`,
    `${sum('marked')} of ${sum('wrong')} wrong rows marked as doubtful`,
  ].join(', ');
}

function keep(photo: Buffer, { shop }: Print): void {
  mkdirSync(kept, { recursive: true });
  writeFileSync(path.join(kept, `${shop}.jpg`), photo);
}
