import type { Fen } from '../../fen.ts';
import { correctedName } from './corrected-name.ts';
import { isHeadingWord } from './headings.ts';
import { type Column, columnAt } from './layout/columns.ts';
import { medianValue } from './layout/median-value.ts';
import { type PaperLine, piecesToLines } from './pieces-to-lines.ts';
import { hasHan } from './plain-print.ts';
import { isInSameColumn, type PaperBox, type RecognisedText } from './recognised-text.ts';

/** Reasons to check a row. `astray_price`: the price may belong to another dish. */
export type PaperRowIssue = 'unsure' | 'no_price' | 'price_of_the_day' | 'more_prices' | 'odd_price' | 'astray_price';

/** A dish on a paper menu. */
export type PaperRow = {
  readonly name: string;
  readonly price: Fen | null;
  readonly category: string | null;
  readonly sureness: number;
  readonly doubts: readonly PaperRowIssue[];
  /** Boxes on the photo of the name and each price. */
  readonly boxes: readonly PaperBox[];
};

/** A lower sureness is a guess of the recogniser. */
export const minConfidence = 0.8;
/** Relative to the median height of the dishes' names. */
const headingHeight = 1.14;
const remarkHeight = 0.8;
/** A price that differs from the median by this factor has a digit too few or too many. */
const oddFactor = 9;

/** Rows steeper than about six degrees are not read. */
const steepestSlope = 0.105;
/** With this share of doubtful prices, the rows of a page cannot be distinguished. */
const astrayShare = 0.25;

/** The dishes of a photo. If it is slanted, `rows` has only the dishes with certain prices. */
export type PaperPage = { readonly rows: readonly PaperRow[]; readonly isSlanted: boolean };

/** The dishes of a page in reading order: column by column, each below its heading. */
export function paperPageOf(pieces: readonly RecognisedText[]): PaperPage {
  const { lines, columns, slope } = piecesToLines(pieces);
  const priced = lines.filter(isPriced);
  const height = medianValue(priced.map(({ nameHeight }) => nameHeight));
  const told = lines.filter(
    (line) => isPriced(line) || (hasHan(line.name) && line.nameHeight >= height * remarkHeight),
  );
  const isHeading = (line: PaperLine) =>
    !isPriced(line) && (line.nameHeight >= height * headingHeight || isHeadingWord(line.name));
  const rows: PaperRow[] = [];
  let category: string | null = null;
  for (const line of inReadingOrder(told, columns, isHeading)) {
    if (isHeading(line)) category = correctedName(line.name);
    else rows.push(...rowsOf(line, category));
  }
  const isAstray = ({ doubts }: PaperRow) => doubts.includes('astray_price');
  const astray = rows.filter(isAstray).length;
  const isSlanted = slope > steepestSlope || (astray > 1 && astray > rows.length * astrayShare);
  return { rows: withOddPrices(isSlanted ? rows.filter((row) => !isAstray(row)) : rows), isSlanted };
}

const isPriced = ({ prices, isAsked }: PaperLine): boolean => prices.length > 0 || isAsked;

function rowsOf(
  { name: read, prices, isAsked, sureness, boxes, isAstray }: PaperLine,
  category: string | null,
): PaperRow[] {
  const sizes = prices.flatMap(({ size, price }) => (size === null ? [] : [{ size, price }]));
  const name = correctedName(read);
  const isUnsure = sureness < minConfidence || name !== read || !hasHan(name);
  const row = (called: string, price: Fen | null, doubt: PaperRowIssue | null): PaperRow => {
    const astray = isAstray ? ('astray_price' as const) : null;
    const doubts = [isUnsure ? ('unsure' as const) : null, doubt, astray].filter((each) => each !== null);
    return { name: inChinese(called), price, category, sureness, doubts, boxes };
  };
  if (sizes.length > 1) return sizes.map(({ size, price }) => row(`${name}（${size}）`, price, null));
  const [first] = prices;
  if (first === undefined) return [row(name, null, isAsked ? 'price_of_the_day' : 'no_price')];
  return [row(name, first.price, prices.length > 1 ? 'more_prices' : null)];
}

/** Full-width brackets between Chinese characters. */
const inChinese = (name: string): string => (hasHan(name) ? name.replaceAll('(', '（').replaceAll(')', '）') : name);

/** A heading across several columns ends the dishes above it. */
function inReadingOrder(
  lines: readonly PaperLine[],
  columns: readonly Column[],
  isHeading: (line: PaperLine) => boolean,
): PaperLine[] {
  const isAcross = (line: PaperLine) =>
    isHeading(line) && columns.filter((column) => isInSameColumn({ ...line.box, ...column }, line.box)).length > 1;
  const across = lines.filter(isAcross);
  const bandOf = ({ box }: PaperLine) => across.filter((each) => each.box.top <= box.top).length;
  const columnOf = (line: PaperLine) => (isAcross(line) ? -1 : columnAt(line.box, columns));
  return lines.toSorted(
    (one, other) => bandOf(one) - bandOf(other) || columnOf(one) - columnOf(other) || one.box.top - other.box.top,
  );
}

function withOddPrices(rows: readonly PaperRow[]): PaperRow[] {
  const usual = medianValue(rows.flatMap(({ price }) => (price === null ? [] : [price])));
  return rows.map((row) =>
    row.price !== null && (row.price > usual * oddFactor || row.price * oddFactor < usual)
      ? { ...row, doubts: [...row.doubts, 'odd_price' as const] }
      : row,
  );
}
