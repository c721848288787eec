import { maxPortionsPerOrder } from '../ordering/order-limits.ts';

export type MallLine = { readonly points: number; readonly number: number };

/** Maximum of one product in a cart or an order. */
export const maxPieces = 99;
/** Maximum of products in an order. */
export const maxMallLines = 30;

/** Maximum of pieces in an order over all products, equal to the portions of a meal order. */
export const maxPiecesPerOrder = maxPortionsPerOrder;
/** Rule mall-3: the mall is one shop, so that the cart belongs to at most one unpaid order. */
export const maxUnpaidMallOrders = 1;

export const piecesOfOrder = (items: readonly { readonly number: number }[]): number =>
  items.reduce((sum, { number }) => sum + number, 0);

/** Whole points, including shipping. */
export const mallPoints = (lines: readonly MallLine[]): number =>
  lines.reduce((sum, { points, number }) => sum + points * number, 0);

export type RefundableMallLine = MallLine & { readonly position: number; readonly refunded: number };
/** `number` pieces of the line at this position. */
export type MallRefundItem = { readonly position: number; readonly number: number };

/** Each item must name a different line, and at most its remaining pieces. */
export function areMallItemsRefundable(
  lines: readonly RefundableMallLine[],
  items: readonly MallRefundItem[],
): boolean {
  if (new Set(items.map(({ position }) => position)).size !== items.length) return false;
  return items.every(({ position, number }) => {
    const line = lines.find((line) => line.position === position);
    return line !== undefined && number >= 1 && number <= line.number - line.refunded;
  });
}

/**
 * Maximum points for these items.
 * @throws RangeError unless `areMallItemsRefundable` holds.
 */
export function maxMallRefundPoints(lines: readonly RefundableMallLine[], items: readonly MallRefundItem[]): number {
  if (!areMallItemsRefundable(lines, items)) throw new RangeError('Not enough pieces left');
  const pointsAt = (position: number) => lines.find((line) => line.position === position)?.points ?? 0;
  return items.reduce((sum, { position, number }) => sum + pointsAt(position) * number, 0);
}
