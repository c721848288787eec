import { addFen, type Fen, fen, splitFen, zeroFen } from '../fen.ts';
import type { OrderState } from '../ordering/index.ts';

/** `share`: price of the order line after all reductions, including the units that were refunded before. */
export type RefundableLine = {
  readonly position: number;
  readonly quantity: number;
  readonly share: Fen;
  readonly refundedBefore: number;
};

/** `quantity` units of the order line at `position`. */
export type RefundItem = { readonly position: number; readonly quantity: number };

export type RefundBasis = {
  readonly lines: readonly RefundableLine[];
  /** Packaging fee and delivery fee less the delivery coupon. The fees are refunded with the last unit of the order. */
  readonly fees: Fen;
  readonly items: readonly RefundItem[];
};

/**
 * Maximum refund for the given units, which is their price after all reductions. The last unit of the order adds the
 * fees, so that all refunds together are the whole payment.
 * @throws RangeError if `areItemsRefundable` is false.
 */
export function maxRefundAmount({ lines, fees, items }: RefundBasis): Fen {
  const worths = refundItemAmounts(lines, items);
  return addFen(...worths, isFullRefund(lines, items) ? fees : zeroFen);
}

export const refundItemAmounts = (lines: readonly RefundableLine[], items: readonly RefundItem[]): Fen[] =>
  items.map((item) => worthOf(lineAt(lines, item), item.quantity));

export const refundPieceAmount = (line: RefundableLine): Fen =>
  line.quantity === line.refundedBefore ? zeroFen : worthOf(line, 1);

/** True if each item has a different order line and requests no more than the remaining units. */
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
 * Divides the price of a line among its units, in whole fen. Units are refunded in sequence, so the last units get the
 * smaller amounts.
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
 * True if the shop no longer makes and delivers the refunded units, because the order was not accepted or the whole
 * price of the units was refunded. After a partial refund the guest still gets the units.
 */
export const arePiecesNotDelivered = (granted: {
  /** The state of the order before the refund request. */
  readonly orderState: OrderState;
  readonly amount: number;
  /** Price of the refunded units, without fees. */
  readonly worth: number;
}): boolean => granted.orderState === 'pending' || granted.amount >= granted.worth;
