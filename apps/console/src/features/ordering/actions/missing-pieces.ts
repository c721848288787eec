import type { StaffOrder } from '@chifan/contract/ordering/staff-views';

/** A missing line, with the missing pieces and the pieces left when it was chosen. */
export type MissingLine = { readonly position: number; readonly pieces: number; readonly left: number };

/** Pieces of a line still to be cooked, 0 if the line does not exist. */
export function remainingPieces({ lines }: Pick<StaffOrder, 'lines'>, position: number): number {
  const line = lines.find((each) => each.position === position);
  return line === undefined ? 0 : line.quantity - line.refunded;
}

/** Uses the pieces left at the choice, so that a retry sends the same input. A whole line has no quantity. */
export const soldOutOf = (orderId: number, { position, pieces, left }: MissingLine, isOffMenu: boolean) => ({
  orderId,
  position,
  ...(pieces < left ? { quantity: pieces } : {}),
  ...(isOffMenu ? { sellOutUntil: 'today' as const } : {}),
});
