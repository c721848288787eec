import { type Column, columnAt, columnsOf } from './layout/columns.ts';
import { detectColumnLean } from './layout/find-lean.ts';
import { rowSlants } from './layout/find-rows.ts';
import { noSlant, type RowSlant, type Slant, slopeOfRow, straightenBox } from './layout/slant.ts';
import { type PricedPiece, pairNamesWithPrices } from './pairs.ts';
import { isNotADish, normalizePrint } from './plain-print.ts';
import { type PricedText, type PrintedPrice, parsePrintedPrices } from './printed-prices.ts';
import {
  bottomEdge,
  boundingBox,
  isInSameColumn,
  isInSameRow,
  type PaperBox,
  type RecognisedText,
  rightEdge,
} from './recognised-text.ts';

/** A printed name with its prices. A heading has no prices. */
export type PaperLine = PricedText & {
  readonly sureness: number;
  /** Box on the straightened page around the name and its prices. */
  readonly box: PaperBox;
  /** Boxes on the photo around the name and around each price. */
  readonly boxes: readonly PaperBox[];
  readonly nameHeight: number;
  readonly column: number;
  /** True if a price may belong to another name. */
  readonly isAstray: boolean;
};

export type PaperLines = {
  readonly lines: readonly PaperLine[];
  readonly columns: readonly Column[];
  /** Slope of the steepest row of the page, as a tangent. */
  readonly slope: number;
};

/** A recognised text with its box on the straightened page and its boxes on the photo. */
type StraightPiece = RecognisedText & { readonly printed: readonly PaperBox[] };

/**
 * Maximum gaps between two parts of one name, as multiples of the text height. `bracketGap` applies before a bracket,
 * because "（" is printed in the right half of its space. `wideGap` applies between the widely spaced characters of a
 * short name.
 */
const bracketGap = 1.6;
const wideGap = 2.2;

/**
 * Assigns each price to the name in its row (rule catalogue-39). The function finds the columns of the page before the
 * rows.
 */
export function piecesToLines(read: readonly RecognisedText[]): PaperLines {
  const pieces = read
    .map((piece) => ({ ...piece, text: normalizePrint(piece.text) }))
    .filter(({ text }) => /[\p{L}\d]/u.test(text) && !isNotADish(text));
  if (pieces.length === 0) return { lines: [], columns: [], slope: 0 };
  const isPrice = ({ text }: RecognisedText) => parsePrintedPrices(text).name === '';
  const [best = noSlant(pieces.map(({ box }) => box)), ...rivals] = rowSlants({
    names: pieces.filter((piece) => !isPrice(piece)),
    prices: pieces.filter(isPrice),
  });
  const found = linesBy(pieces, best);
  const others = rivals.map((rival) => linesBy(pieces, rival).lines);
  const lines = found.lines.map((line) => ({
    ...line,
    isAstray: line.isAstray || others.some((other) => isPairedOtherwise(line, other)),
  }));
  return { ...found, lines };
}

/**
 * True if another possible slant of the photo assigns one of the line's prices to another name. `lines` are the lines
 * for that slant.
 */
function isPairedOtherwise({ boxes: [name, ...prices] }: PaperLine, lines: readonly PaperLine[]): boolean {
  const same = lines.find(({ boxes: [owner] }) => name !== undefined && owner !== undefined && overlap(owner, name));
  return prices.some((price) => same === undefined || !same.boxes.some((each) => overlap(each, price)));
}

const overlap = (one: PaperBox, other: PaperBox): boolean =>
  isInSameColumn(one, other) && one.top < bottomEdge(other) && other.top < bottomEdge(one);

function linesBy(pieces: readonly RecognisedText[], rows: RowSlant): PaperLines {
  const slant = detectColumnLean(
    pieces.map(({ box }) => box),
    rows,
  );
  const straight = joined(
    pieces.map((piece) => ({ ...piece, box: straightenBox(piece.box, slant), printed: [piece.box] })),
  ).map((piece) => ({ ...piece, read: parsePrintedPrices(piece.text) }));
  const names = straight.filter(({ read }) => read.name !== '');
  const prices = straight.filter(({ read }) => read.name === '');
  const isPriceFirst = beginsWithPrices(names, prices);
  const columns = columnsOf({
    names: names.map(({ box }) => box),
    prices: prices.map(({ box }) => box),
    isPriceFirst,
  });
  const lines = columns.flatMap((_, column) => {
    const isHere = ({ box }: PricedPiece) => columnAt(box, columns) === column;
    return pairNamesWithPrices({ names: names.filter(isHere), prices: prices.filter(isHere), isPriceFirst }).map(
      (pair) => ({
        ...lineOf(pair),
        column,
      }),
    );
  });
  return {
    lines: lines.toSorted((one, other) => one.box.top - other.box.top || one.box.left - other.box.left),
    columns,
    slope: steepestOf(pieces, slant),
  };
}

function steepestOf(pieces: readonly RecognisedText[], slant: Slant): number {
  const { top, height } = boundingBox(pieces.map(({ box }) => box));
  return Math.max(Math.abs(slopeOfRow(top, slant)), Math.abs(slopeOfRow(top + height, slant)));
}

/** Joins a bracket with the name before it, and the widely spaced characters of a short name. */
function joined(pieces: readonly StraightPiece[]): StraightPiece[] {
  const left = [...pieces].sort((one, other) => one.box.left - other.box.left);
  const whole: StraightPiece[] = [];
  for (let first = left.shift(); first !== undefined; first = left.shift()) {
    const parts = [first];
    let { text } = first;
    for (;;) {
      const box = boundingBox(parts.map((part) => part.box));
      const at = left.findIndex((each) => isInSameRow(box, each.box) && isContinued(text, each, box));
      const [next] = at < 0 ? [] : left.splice(at, 1);
      if (next === undefined) break;
      text = normalizePrint(`${text}${next.text}`);
      parts.push(next);
    }
    whole.push(parts.length === 1 ? first : wholeOf(parts, text));
  }
  return whole;
}

const wholeOf = (parts: readonly StraightPiece[], text: string): StraightPiece => ({
  text,
  sureness: Math.min(...parts.map(({ sureness }) => sureness)),
  slope: null,
  box: boundingBox(parts.map(({ box }) => box)),
  printed: parts.flatMap(({ printed }) => printed),
});

function isContinued(text: string, next: RecognisedText, box: PaperBox): boolean {
  const gap = (next.box.left - rightEdge(box)) / box.height;
  if (gap < -0.5) return false;
  if (next.text.startsWith('(') || (text.includes('(') && !text.includes(')'))) return gap < bracketGap;
  const isShort = (each: string) => /^\p{Script=Han}{1,2}$/u.test(each);
  return isShort(next.text) && /^\p{Script=Han}{1,4}$/u.test(text) && gap < wideGap && next.text.length === 1;
}

function beginsWithPrices(names: readonly PricedPiece[], prices: readonly PricedPiece[]): boolean {
  const first = prices.filter((price) => {
    const isFirst = !names.some((name) => isInSameRow(name.box, price.box) && name.box.left < price.box.left);
    return isFirst && names.some((name) => isInSameRow(name.box, price.box));
  });
  return first.length > prices.length * 0.4;
}

type Pair = ReturnType<typeof pairNamesWithPrices>[number];

function lineOf({ name, prices, isAstray }: Pair): Omit<PaperLine, 'column'> {
  const found: readonly PrintedPrice[] = [name, ...prices].flatMap((piece) => piece.read.prices);
  return {
    ...name.read,
    prices: found,
    boxes: [boundingBox(name.printed), ...prices.map(({ printed }) => boundingBox(printed))],
    sureness: Math.min(name.sureness, ...prices.map(({ sureness }) => sureness)),
    box: boundingBox([name, ...prices].map(({ box }) => box)),
    nameHeight: name.box.height,
    isAstray,
  };
}
