import type { Fen } from '../../fen.ts';
import { correctedName } from './corrected-name.ts';
import { isHeadingWord } from './headings.ts';
import { linesOf, type PaperLine } from './pieces-to-lines.ts';
import { hasHan } from './plain-print.ts';
import { isInColumn, type PaperBox, type ReadPiece, rightOf } from './read-piece.ts';

/** What a merchant should look at before a row is believed. */
export type PaperDoubt = 'unsure' | 'no_price' | 'price_of_the_day' | 'more_prices' | 'odd_price';

/** A dish as a paper menu has it. */
export type PaperRow = {
  readonly name: string;
  readonly price: Fen | null;
  readonly category: string | null;
  readonly sureness: number;
  readonly doubts: readonly PaperDoubt[];
  /** Where its name and its prices are printed. */
  readonly boxes: readonly PaperBox[];
};

/** Below this the recogniser guesses. */
export const sureEnough = 0.8;
/** Of the middle height of the dishes' names. */
const headingHeight = 1.14;
const remarkHeight = 0.8;
/** A price this many times the middle one has lost or won a digit. */
const oddFactor = 9;

/** The dishes of a page in the order in which a person reads them: column by column, each under its heading. */
export function paperRowsOf(pieces: readonly ReadPiece[]): PaperRow[] {
  const lines = linesOf(pieces);
  const priced = lines.filter(isPriced);
  const height = middleOf(priced.map(({ nameHeight }) => nameHeight));
  const told = lines.filter(
    (line) => isPriced(line) || (hasHan(line.name) && line.nameHeight >= height * remarkHeight),
  );
  const isHeading = (line: PaperLine) =>
    !isPriced(line) && (line.nameHeight >= height * headingHeight || isHeadingWord(line.name));
  const rows: PaperRow[] = [];
  let category: string | null = null;
  for (const line of inReadingOrder(told, columnsOf(priced), isHeading)) {
    if (isHeading(line)) category = correctedName(line.name);
    else rows.push(...rowsOf(line, category));
  }
  return withOddPrices(rows);
}

const isPriced = ({ prices, isAsked }: PaperLine): boolean => prices.length > 0 || isAsked;

function rowsOf({ name: read, prices, isAsked, sureness, boxes }: PaperLine, category: string | null): PaperRow[] {
  const sizes = prices.flatMap(({ size, price }) => (size === null ? [] : [{ size, price }]));
  const name = correctedName(read);
  const isUnsure = sureness < sureEnough || name !== read || !hasHan(name);
  const row = (called: string, price: Fen | null, doubt: PaperDoubt | null): PaperRow => {
    const doubts = [isUnsure ? ('unsure' as const) : null, doubt].filter((each) => each !== null);
    return { name: inChinese(called), price, category, sureness, doubts, boxes };
  };
  if (sizes.length > 1) return sizes.map(({ size, price }) => row(`${name}（${size}）`, price, null));
  const [first] = prices;
  if (first === undefined) return [row(name, null, isAsked ? 'price_of_the_day' : 'no_price')];
  return [row(name, first.price, prices.length > 1 ? 'more_prices' : null)];
}

/** Brackets are as wide as the characters that they stand between. */
const inChinese = (name: string): string => (hasHan(name) ? name.replaceAll('(', '（').replaceAll(')', '）') : name);

type Column = Pick<PaperBox, 'left' | 'width'>;

/** Where names with their prices stand below each other. */
function columnsOf(priced: readonly PaperLine[]): Column[] {
  const columns: { left: number; width: number }[] = [];
  for (const { box } of priced.toSorted((one, other) => one.box.left - other.box.left)) {
    const last = columns.at(-1);
    if (last === undefined || box.left > last.left + last.width) columns.push({ left: box.left, width: box.width });
    else last.width = Math.max(last.width, rightOf(box) - last.left);
  }
  return columns;
}

/** A heading across several columns ends what stands above it. */
function inReadingOrder(
  lines: readonly PaperLine[],
  columns: readonly Column[],
  isHeading: (line: PaperLine) => boolean,
): PaperLine[] {
  const isAcross = (line: PaperLine) =>
    isHeading(line) && columns.filter((column) => isInColumn({ ...line.box, ...column }, line.box)).length > 1;
  const across = lines.filter(isAcross);
  const bandOf = ({ box }: PaperLine) => across.filter((each) => each.box.top <= box.top).length;
  const columnOf = (line: PaperLine) => (isAcross(line) ? -1 : nearestColumn(line.box, columns));
  return lines.toSorted(
    (one, other) => bandOf(one) - bandOf(other) || columnOf(one) - columnOf(other) || one.box.top - other.box.top,
  );
}

function nearestColumn(box: PaperBox, columns: readonly Column[]): number {
  const away = columns.map(({ left, width }) => Math.max(0, left - box.left, box.left - left - width));
  return away.indexOf(Math.min(...away));
}

function withOddPrices(rows: readonly PaperRow[]): PaperRow[] {
  const usual = middleOf(rows.flatMap(({ price }) => (price === null ? [] : [price])));
  return rows.map((row) =>
    row.price !== null && (row.price > usual * oddFactor || row.price * oddFactor < usual)
      ? { ...row, doubts: [...row.doubts, 'odd_price' as const] }
      : row,
  );
}

function middleOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
