import { maxPortionsPerOrder, maxUnpaidOrders } from '../ordering/order-limits.ts';

/** A product and how many of it. */
export type MallLine = { readonly points: number; readonly number: number };

/** The most pieces of one product in a cart or an order. */
export const maxPieces = 99;
/** The most products in an order. */
export const maxMallLines = 30;

/** The most pieces of one order, over all its products, as many as portions of a meal. */
export const maxPiecesPerOrder = maxPortionsPerOrder;
/** The most mall orders of one member that are still to be paid. */
export const maxUnpaidMallOrders = maxUnpaidOrders;

export const piecesOfOrder = (items: readonly { readonly number: number }[]): number =>
  items.reduce((sum, { number }) => sum + number, 0);

/** What these lines cost, whole points; sending them is included. */
export const mallPoints = (lines: readonly MallLine[]): number =>
  lines.reduce((sum, { points, number }) => sum + points * number, 0);

/** A line of an order as refunds see it. */
export type RefundableMallLine = MallLine & { readonly position: number; readonly refunded: number };
/** So many pieces of the line at this position. */
export type MallRefundItem = { readonly position: number; readonly number: number };

/** Whether every item names another line, and no more pieces of it than are left. */
export function areMallItemsLeft(lines: readonly RefundableMallLine[], items: readonly MallRefundItem[]): boolean {
  if (new Set(items.map(({ position }) => position)).size !== items.length) return false;
  return items.every(({ position, number }) => {
    const line = lines.find((line) => line.position === position);
    return line !== undefined && number >= 1 && number <= line.number - line.refunded;
  });
}

/**
 * The points that these items bring back at most.
 * @throws RangeError when not so many are left: the caller asks `areMallItemsLeft` first.
 */
export function mallRefundWorth(lines: readonly RefundableMallLine[], items: readonly MallRefundItem[]): number {
  if (!areMallItemsLeft(lines, items)) throw new RangeError('Not so many pieces are left');
  const pointsAt = (position: number) => lines.find((line) => line.position === position)?.points ?? 0;
  return items.reduce((sum, { position, number }) => sum + pointsAt(position) * number, 0);
}
