import { addFen, type Fen, fen, splitFen, zeroFen } from '../fen.ts';
import type { OrderState } from '../ordering/index.ts';

/** `share`: cost after the reductions, including the pieces refunded before. */
export type RefundableLine = {
  readonly position: number;
  readonly quantity: number;
  readonly share: Fen;
  readonly refundedBefore: number;
};

/** `quantity` pieces of the line at this position. */
export type RefundItem = { readonly position: number; readonly quantity: number };

export type RefundBasis = {
  readonly lines: readonly RefundableLine[];
  /** Package and delivery fee less the delivery coupon. Refunded with the last piece. */
  readonly fees: Fen;
  readonly items: readonly RefundItem[];
};

/**
 * Maximum refund of these items: their cost after the reductions, and with the order's last piece the fees, so that all
 * lines together are the whole payment.
 * @throws RangeError unless `areItemsRefundable` holds.
 */
export function maxRefundAmount({ lines, fees, items }: RefundBasis): Fen {
  const worths = refundItemAmounts(lines, items);
  return addFen(...worths, isFullRefund(lines, items) ? fees : zeroFen);
}

export const refundItemAmounts = (lines: readonly RefundableLine[], items: readonly RefundItem[]): Fen[] =>
  items.map((item) => worthOf(lineAt(lines, item), item.quantity));

export const refundPieceAmount = (line: RefundableLine): Fen =>
  line.quantity === line.refundedBefore ? zeroFen : worthOf(line, 1);

/** Each item must name a different line, and at most its remaining pieces. */
export function areItemsRefundable(lines: readonly RefundableLine[], items: readonly RefundItem[]): boolean {
  if (new Set(items.map(({ position }) => position)).size !== items.length) return false;
  return items.every(({ position, quantity }) => {
    const line = lines.find((line) => line.position === position);
    return line !== undefined && quantity >= 1 && quantity <= line.quantity - line.refundedBefore;
  });
}

export const isFullRefund = (lines: readonly RefundableLine[], items: readonly RefundItem[]): boolean =>
  lines.every((line) => line.refundedBefore + askedOf(line, items) === line.quantity);

/**
 * Splits a line's share over its pieces by largest remainder. Pieces are refunded in order, so the last takes the
 * rounding.
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
 * Whether refunded pieces are no longer made and delivered. True if the order was not accepted, or if their whole cost
 * was refunded. After a partial refund the guest still gets them.
 */
export const arePiecesNotDelivered = (granted: {
  /** The state that the after-sale interrupted. */
  readonly orderState: OrderState;
  readonly amount: number;
  /** Worth of the pieces, without fees. */
  readonly worth: number;
}): boolean => granted.orderState === 'pending' || granted.amount >= granted.worth;
