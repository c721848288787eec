import { type BoardColumn, boardColumns, type SortedOrders } from './board-columns.ts';

/** Position of the order that has the keyboard focus. */
export type BoardPosition = { readonly column: BoardColumn; readonly index: number };

export type BoardStep = 'up' | 'down' | 'before' | 'after';

export function boardPositionOf(sorted: SortedOrders, orderId: number): BoardPosition | null {
  for (const column of boardColumns) {
    const index = sorted[column].findIndex(({ id }) => id === orderId);
    if (index >= 0) return { column, index };
  }
  return null;
}

/**
 * Moves the focus within a column, or to the next column that has orders. Starts at the first order if no order has the
 * focus.
 */
export function nextBoardPosition(
  sorted: SortedOrders,
  from: BoardPosition | null,
  step: BoardStep,
): BoardPosition | null {
  const filled = boardColumns.filter((column) => sorted[column].length > 0);
  const at = from === null ? -1 : filled.indexOf(from.column);
  if (from === null || at < 0) return filled[0] === undefined ? null : { column: filled[0], index: 0 };
  if (step === 'up' || step === 'down') return within(sorted, from.column, from.index + (step === 'down' ? 1 : -1));
  const next = filled[at + (step === 'after' ? 1 : -1)];
  return next === undefined ? from : within(sorted, next, from.index);
}

/**
 * The next focus when an order has left its column: the order that is now at the position of the removed order, else
 * the previous order, else the first order of the board.
 */
export const positionAfterRemoval = (sorted: SortedOrders, { column, index }: BoardPosition): BoardPosition | null =>
  sorted[column].length > 0 ? within(sorted, column, index) : nextBoardPosition(sorted, null, 'down');

const within = (sorted: SortedOrders, column: BoardColumn, index: number): BoardPosition => ({
  column,
  index: Math.max(0, Math.min(index, sorted[column].length - 1)),
});
