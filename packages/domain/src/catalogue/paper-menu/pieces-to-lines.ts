import { isBesideDishes, plainPrint } from './plain-print.ts';
import { type Priced, type PrintedPrice, readPrinted } from './printed-prices.ts';
import { around, isBeside, isInColumn, type PaperBox, type ReadPiece, rightOf } from './read-piece.ts';

/** A name as it is printed, with what it costs; of a heading there are no prices. */
export type PaperLine = Priced & {
  readonly sureness: number;
  /** Round the name and its prices. */
  readonly box: PaperBox;
  /** The name's, and those of its prices. */
  readonly boxes: readonly PaperBox[];
  readonly nameHeight: number;
};

type Piece = ReadPiece & { readonly read: Priced };

/** In heights of the text: "（" begins half a character late, and a short name is set wide. */
const bracketGap = 1.6;
const wideGap = 2.2;

/** Names with the prices that stand in their row. */
export function linesOf(read: readonly ReadPiece[]): PaperLine[] {
  const pieces = joined(
    read
      .map((piece) => ({ ...piece, text: plainPrint(piece.text) }))
      .filter(({ text }) => /[\p{L}\d]/u.test(text) && !isBesideDishes(text)),
  ).map((piece) => ({ ...piece, read: readPrinted(piece.text) }));
  const names = pieces.filter((piece) => piece.read.name !== '');
  const prices = pieces.filter((piece) => piece.read.name === '');
  const lines = paired(names, prices);
  return lines.toSorted((one, other) => one.box.top - other.box.top || one.box.left - other.box.left);
}

/** What a wide gap tore apart: a bracket behind its name, the characters of a short name. */
function joined(pieces: readonly ReadPiece[]): ReadPiece[] {
  const left = [...pieces].sort((one, other) => one.box.left - other.box.left);
  const whole: ReadPiece[] = [];
  for (let first = left.shift(); first !== undefined; first = left.shift()) {
    let [text, boxes, sureness] = [first.text, [first.box], first.sureness];
    for (;;) {
      const box = around(boxes);
      const at = left.findIndex((each) => isBeside(box, each.box) && isContinued(text, each, box));
      const [next] = at < 0 ? [] : left.splice(at, 1);
      if (next === undefined) break;
      [text, boxes, sureness] = [
        plainPrint(`${text}${next.text}`),
        [...boxes, next.box],
        Math.min(sureness, next.sureness),
      ];
    }
    whole.push({ text, sureness, box: around(boxes) });
  }
  return whole;
}

function isContinued(text: string, next: ReadPiece, box: PaperBox): boolean {
  const gap = (next.box.left - rightOf(box)) / box.height;
  if (gap < -0.5) return false;
  if (next.text.startsWith('(') || (text.includes('(') && !text.includes(')'))) return gap < bracketGap;
  const isShort = (each: string) => /^\p{Script=Han}{1,2}$/u.test(each);
  return isShort(next.text) && /^\p{Script=Han}{1,4}$/u.test(text) && gap < wideGap && next.text.length === 1;
}

/** Each name with the prices behind it, or before it where the menu begins its rows with them. */
function paired(names: readonly Piece[], prices: readonly Piece[]): PaperLine[] {
  const isPriceFirst = beginsWithPrices(names, prices);
  const taken = new Map<Piece, Piece[]>();
  for (const price of prices) {
    const name = nameOf(price, names, isPriceFirst);
    if (name !== undefined) taken.set(name, [...(taken.get(name) ?? []), price]);
  }
  return names.map((name) => {
    const own = (taken.get(name) ?? []).toSorted((one, other) => one.box.left - other.box.left);
    const found: readonly PrintedPrice[] = [name, ...own].flatMap((piece) => piece.read.prices);
    const boxes = [name.box, ...own.map((price) => price.box)];
    return {
      ...name.read,
      prices: found,
      boxes,
      sureness: Math.min(name.sureness, ...own.map((price) => price.sureness)),
      box: around(boxes),
      nameHeight: name.box.height,
    };
  });
}

function beginsWithPrices(names: readonly Piece[], prices: readonly Piece[]): boolean {
  const first = prices.filter((price) => {
    const isFirst = !names.some((name) => isBeside(name.box, price.box) && name.box.left < price.box.left);
    return isFirst && names.some((name) => isBeside(name.box, price.box));
  });
  return first.length > prices.length * 0.4;
}

/** The nearest on its side; where the row has none, the name above it. */
function nameOf(price: Piece, names: readonly Piece[], isPriceFirst: boolean): Piece | undefined {
  const beside = names.filter(({ box }) => isBeside(box, price.box) && box.left < price.box.left !== isPriceFirst);
  const nearest = beside.toSorted((one, other) => distance(one, price) - distance(other, price))[0];
  if (nearest !== undefined) return nearest;
  const above = names.filter(
    ({ box, read }) =>
      read.prices.length === 0 &&
      box.top < price.box.top &&
      price.box.top - box.top < 3 * box.height &&
      isInColumn(box, price.box),
  );
  return above.at(-1);
}

const distance = (one: Piece, other: Piece): number => Math.abs(one.box.left - other.box.left);
