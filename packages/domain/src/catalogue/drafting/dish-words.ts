import type { Language } from '../../language.ts';
import { type Allergen, allergens } from '../allergens.ts';

const kinds = ['ingredient', 'dish', 'base', 'way', 'cut', 'sauce', 'style', 'filler'] as const;
/**
 * What a word does in the name of a dish: `base` is what the dish is (soup, noodles), of which the others are in it;
 * `filler` says nothing to a guest who has never been here ("house", "fresh").
 */
export type WordKind = (typeof kinds)[number];

/** What somebody should know of a dish in whose name the word stands. */
export type WordMark = Allergen | 'pork' | 'meat' | 'alcohol' | 'spicy';

export type DraftLanguage = Exclude<Language, 'zh-CN'>;

export type DishWord = {
  readonly kind: WordKind;
  readonly marks: readonly WordMark[];
  /** A cell as it stands in the table; what its parts mean is the grammar's to know. */
  readonly cells: Readonly<Record<DraftLanguage, string>>;
};

export type DishWords = ReadonlyMap<string, DishWord>;

const columns = ['en', 'ja', 'ko', 'ru', 'ur', 'ar', 'fr', 'de'] as const satisfies readonly DraftLanguage[];
export const draftLanguages: readonly DraftLanguage[] = columns;

const knownMarks: readonly string[] = [...allergens, 'pork', 'meat', 'alcohol', 'spicy'];
const isMark = (text: string): text is WordMark => knownMarks.includes(text);
const isKind = (text: string): text is WordKind => kinds.some((kind) => kind === text);

/**
 * Of a table with tabs: names in Chinese apart by bars, kind, marks apart by commas, and a cell for each language. A head
 * line comes first.
 * @throws Error that names the row that is wrong.
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
