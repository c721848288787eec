import { addFen, type Fen, fen, noFen, splitFen } from '../fen.ts';
import type { OrderState } from '../ordering/index.ts';

/** A line of the order as refunds see it: what it cost after the reductions, and how much of it came back before. */
export type RefundableLine = {
  readonly position: number;
  readonly quantity: number;
  /** What the whole line cost after the reductions on goods. */
  readonly share: Fen;
  readonly refundedBefore: number;
};

/** So many pieces of the line at this position. */
export type RefundItem = { readonly position: number; readonly quantity: number };

export type RefundBasis = {
  readonly lines: readonly RefundableLine[];
  /** Package and delivery fee less the delivery coupon: they come back with the last piece. */
  readonly fees: Fen;
  readonly items: readonly RefundItem[];
};

/**
 * The most that these items may bring back: what they cost after the reductions, piece by piece; with the last piece of
 * the order the fees too, so that all lines together are all that was paid.
 * @throws RangeError when there is no such line or not so many of it are left: the caller asks `areItemsLeft` first.
 */
export function refundWorth({ lines, fees, items }: RefundBasis): Fen {
  const worths = itemWorths(lines, items);
  return addFen(...worths, isEverything(lines, items) ? fees : noFen);
}

/** What each of the items cost after the reductions, in their order. */
export const itemWorths = (lines: readonly RefundableLine[], items: readonly RefundItem[]): Fen[] =>
  items.map((item) => worthOf(lineAt(lines, item), item.quantity));

/** What one more piece of a line would bring back. */
export const pieceWorth = (line: RefundableLine): Fen =>
  line.quantity === line.refundedBefore ? noFen : worthOf(line, 1);

/** Whether every item names another line, and no more of it than is left. */
export function areItemsLeft(lines: readonly RefundableLine[], items: readonly RefundItem[]): boolean {
  if (new Set(items.map(({ position }) => position)).size !== items.length) return false;
  return items.every(({ position, quantity }) => {
    const line = lines.find((line) => line.position === position);
    return line !== undefined && quantity >= 1 && quantity <= line.quantity - line.refundedBefore;
  });
}

/** Whether nothing of the order is left once these items came back. */
export const isEverything = (lines: readonly RefundableLine[], items: readonly RefundItem[]): boolean =>
  lines.every((line) => line.refundedBefore + askedOf(line, items) === line.quantity);

/**
 * A line's share over its pieces by largest remainder. Pieces go back one after the other, so that the last takes what
 * rounding left, however a line is cut.
 */
function worthOf(line: RefundableLine, quantity: number): Fen {
  const left = line.quantity - line.refundedBefore;
  if (quantity > left) throw new RangeError(`${quantity} of line ${line.position}, of which ${left} are left`);
  const pieces = splitFen(line.share, Array<number>(line.quantity).fill(1));
  return addFen(fen(0), ...pieces.slice(line.refundedBefore, line.refundedBefore + quantity));
}

function lineAt(lines: readonly RefundableLine[], item: RefundItem): RefundableLine {
  const line = lines.find(({ position }) => position === item.position);
  if (!line) throw new RangeError(`No line at ${item.position}`);
  return line;
}

const askedOf = (line: RefundableLine, items: readonly RefundItem[]): number =>
  items.find(({ position }) => position === line.position)?.quantity ?? 0;

/**
 * Whether the pieces of a granted refund are not to be made and brought any more: nobody has begun them, or all that they
 * cost came back. Who has a part of their worth back gets them all the same.
 */
export const arePiecesGone = (granted: {
  /** The state that the after-sale interrupted. */
  readonly orderState: OrderState;
  readonly amount: number;
  /** What the pieces cost, fees left out. */
  readonly worth: number;
}): boolean => granted.orderState === 'pending' || granted.amount >= granted.worth;
