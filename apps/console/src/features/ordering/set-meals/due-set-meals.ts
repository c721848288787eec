import type { StaffOrder } from '@chifan/contract/ordering/staff-views';

/**
 * Set meals whose guests chose this shop and have not redeemed their voucher codes, sorted by the chosen time. The
 * codes expire at the end of the business day.
 */
export const dueSetMeals = (orders: readonly StaffOrder[]): readonly StaffOrder[] =>
  orders
    .filter(({ setMealId, state }) => setMealId !== null && (state === 'delivering' || state === 'to_be_picked_up'))
    .toSorted((one, other) => Date.parse(one.estimatedAt) - Date.parse(other.estimatedAt) || one.id - other.id);

export type DuePieces = {
  readonly setMealId: number;
  readonly nameZh: string;
  readonly name: string | null;
  readonly pieces: number;
};

/** Number of units of each set meal, without refunded units. */
export function piecesDue(orders: readonly StaffOrder[]): readonly DuePieces[] {
  const due = new Map<number, DuePieces>();
  for (const { setMealId, lines } of orders) {
    const [line] = lines;
    if (setMealId === null || !line) continue;
    const before = due.get(setMealId)?.pieces ?? 0;
    due.set(setMealId, {
      setMealId,
      nameZh: line.nameZh,
      name: line.name,
      pieces: before + line.quantity - line.refunded,
    });
  }
  return [...due.values()];
}
