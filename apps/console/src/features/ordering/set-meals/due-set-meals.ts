import type { StaffOrder } from '@chifan/contract/ordering/staff-views';

/** Chosen by their guests and not redeemed yet, the earliest choice first. Their codes expire with the business day. */
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

/** Pieces of each set meal without refunded ones. */
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
