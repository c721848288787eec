import type { StaffOrder } from '@chifan/contract/ordering/staff-views';

/** A line that is not there: so many pieces of those that were left when it was chosen. */
export type MissingLine = { readonly position: number; readonly pieces: number; readonly left: number };

/** How many pieces of a line are to be made; none of what is no line. */
export function leftOf({ lines }: Pick<StaffOrder, 'lines'>, position: number): number {
  const line = lines.find((each) => each.position === position);
  return line === undefined ? 0 : line.quantity - line.refunded;
}

/** Made of what was chosen, not of what is left by now: a retry is the same call. All that is left has no number. */
export const soldOutOf = (orderId: number, { position, pieces, left }: MissingLine, isOffMenu: boolean) => ({
  orderId,
  position,
  ...(pieces < left ? { quantity: pieces } : {}),
  ...(isOffMenu ? { sellOutUntil: 'today' as const } : {}),
});
