import type { Fen } from '../../fen.ts';
import { correctedName } from './corrected-name.ts';
import { isHeadingWord } from './headings.ts';
import { type Column, columnAt } from './layout/columns.ts';
import { medianValue } from './layout/median-value.ts';
import { type PaperLine, piecesToLines } from './pieces-to-lines.ts';
import { hasHan } from './plain-print.ts';
import { isInSameColumn, type PaperBox, type RecognisedText } from './recognised-text.ts';

/**
 * Reasons why staff must check a row that was read from the photo of a menu. `astray_price` means that the price may
 * belong to another dish.
 */
export type PaperRowIssue = 'unsure' | 'no_price' | 'price_of_the_day' | 'more_prices' | 'odd_price' | 'astray_price';

/** A dish that was read from a photo of a printed menu. */
export type PaperRow = {
  readonly name: string;
  readonly price: Fen | null;
  readonly category: string | null;
  readonly sureness: number;
  readonly doubts: readonly PaperRowIssue[];
  /** Boxes on the photo around the name and around each price. */
  readonly boxes: readonly PaperBox[];
};

/** If the text recognition reports a lower confidence, the row must be checked. */
export const minConfidence = 0.8;
/** Factors of the median height of dish names. Larger text is a heading, and smaller text is a note. */
const headingHeight = 1.14;
const remarkHeight = 0.8;
/**
 * A price is unusual if it is this many times higher or lower than the median price of the page, because text
 * recognition has probably missed or added a digit.
 */
const oddFactor = 9;

/** Tangent of about six degrees. If a row is steeper than this, the page counts as slanted. */
const steepestSlope = 0.105;
/** If this share of prices is uncertain, the page counts as slanted, because its rows cannot be distinguished. */
const astrayShare = 0.25;

/** The dishes of a photo. If the photo is slanted, `rows` contains only the dishes whose prices are certain. */
export type PaperPage = { readonly rows: readonly PaperRow[]; readonly isSlanted: boolean };

/** Reads the dishes of a page column by column. The category of a dish is the nearest heading above it. */
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

/** Converts brackets of a name with Chinese characters to full-width brackets. */
const inChinese = (name: string): string => (hasHan(name) ? name.replaceAll('(', '（').replaceAll(')', '）') : name);

/** Sorts lines column by column. All lines above a heading across several columns come before this heading. */
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
