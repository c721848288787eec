import type { Language } from '../../language.ts';
import { type Allergen, allergens } from '../allergens.ts';

const kinds = ['ingredient', 'dish', 'base', 'way', 'cut', 'sauce', 'style', 'filler'] as const;
/**
 * Role of a word in the name of a dish. A `base` is a kind of dish (soup, noodles) that contains the ingredients named
 * by other words. A `filler` means nothing to a guest ("fresh").
 */
export type WordKind = (typeof kinds)[number];

/** Probable contents of a dish whose name has the word. */
export type WordMark = Allergen | 'pork' | 'meat' | 'alcohol' | 'spicy';

export type DraftLanguage = Exclude<Language, 'zh-CN'>;

export type DishWord = {
  readonly kind: WordKind;
  readonly marks: readonly WordMark[];
  /**
   * The translations in the format of the dictionary file. The grammar of each language interprets the parts of its
   * cell.
   */
  readonly cells: Readonly<Record<DraftLanguage, string>>;
};

export type DishWords = ReadonlyMap<string, DishWord>;

const columns = ['en', 'ja', 'ko', 'ru', 'ur', 'ar', 'fr', 'de'] as const satisfies readonly DraftLanguage[];
export const draftLanguages: readonly DraftLanguage[] = columns;

const knownMarks: readonly string[] = [...allergens, 'pork', 'meat', 'alcohol', 'spicy'];
const isMark = (text: string): text is WordMark => knownMarks.includes(text);
const isKind = (text: string): text is WordKind => kinds.some((kind) => kind === text);

/**
 * Reads a tab-separated table: Chinese names separated by bars, role, marks separated by commas, and a cell for each
 * language. The first line is a header.
 * @throws Error that names the wrong row.
 */
export function readDishWords(table: string): DishWords {
  const rows = table.replace(/\n$/u, '').split('\n').slice(1);
  return new Map(
    rows.flatMap((row) => {
      const word = readRow(row);
      return row
        .slice(0, row.indexOf('\t'))
        .split('|')
        .map((name) => [name, word] as const);
    }),
  );
}

function readRow(row: string): DishWord {
  const [, kind = '', marks = '', ...cells] = row.split('\t');
  const read = marks === '' ? [] : marks.split(',');
  if (!isKind(kind) || !read.every(isMark) || cells.length !== columns.length)
    throw new Error(`No word of a dish: ${row}`);
  const [en = '', ja = '', ko = '', ru = '', ur = '', ar = '', fr = '', de = ''] = cells;
  return { kind, marks: read, cells: { en, ja, ko, ru, ur, ar, fr, de } };
}
