import { maxPortionsPerOrder } from '../ordering/order-limits.ts';

export type MallLine = { readonly points: number; readonly number: number };

/** Maximum number of units of one product in a cart or an order. */
export const maxPieces = 99;
/** Maximum number of different products in an order. */
export const maxMallLines = 30;

/** Maximum number of units in a mall order over all products. A restaurant order has an equal limit for portions. */
export const maxPiecesPerOrder = maxPortionsPerOrder;
/** Rule mall-3: maximum number of unpaid orders of a member in the points mall, which counts as one shop. */
export const maxUnpaidMallOrders = 1;

export const piecesOfOrder = (items: readonly { readonly number: number }[]): number =>
  items.reduce((sum, { number }) => sum + number, 0);

/** Price of an order in whole points. The price of a product includes the shipping. */
export const mallPoints = (lines: readonly MallLine[]): number =>
  lines.reduce((sum, { points, number }) => sum + points * number, 0);

export type RefundableMallLine = MallLine & { readonly position: number; readonly refunded: number };
/** `number` units of the order line at `position`. */
export type MallRefundItem = { readonly position: number; readonly number: number };

/** Whether each item names a different order line, and at most the units of the line that are not refunded yet. */
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
 * Maximum refund of the given items in points.
 * @throws RangeError unless `areMallItemsRefundable` is true.
 */
export function maxMallRefundPoints(lines: readonly RefundableMallLine[], items: readonly MallRefundItem[]): number {
  if (!areMallItemsRefundable(lines, items)) throw new RangeError('Not enough pieces left');
  const pointsAt = (position: number) => lines.find((line) => line.position === position)?.points ?? 0;
  return items.reduce((sum, { position, number }) => sum + pointsAt(position) * number, 0);
}
