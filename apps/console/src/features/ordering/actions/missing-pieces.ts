import type { StaffOrder } from '@chifan/contract/ordering/staff-views';

/** A sold-out order line: `pieces` are the missing units, `left` the units that remained when staff chose the line. */
export type MissingLine = { readonly position: number; readonly pieces: number; readonly left: number };

/** Units of an order line that are still to be cooked. 0 if the line does not exist. */
export function remainingPieces({ lines }: Pick<StaffOrder, 'lines'>, position: number): number {
  const line = lines.find((each) => each.position === position);
  return line === undefined ? 0 : line.quantity - line.refunded;
}

/**
 * Input of the sold-out call. Uses the units that remained when staff chose the line, so that a retry sends the same
 * input. Without `quantity` the whole line is sold out.
 */
export const soldOutOf = (orderId: number, { position, pieces, left }: MissingLine, isOffMenu: boolean) => ({
  orderId,
  position,
  ...(pieces < left ? { quantity: pieces } : {}),
  ...(isOffMenu ? { sellOutUntil: 'today' as const } : {}),
});
