import type { ErrorReason } from '@chifan/contract';
import type { Tx } from '../../../platform/database/database.ts';
import { piecesBought, takeSetMealStock } from '../../setmeal/index.ts';
import type { NewOrder } from '../placing/insert-order.store.ts';

/**
 * Takes the stock of an order that is being written in the same transaction. The set meal's row is locked from then on,
 * so of a member's orders at the same moment each counts those before it.
 */
export async function takePieces(
  tx: Tx,
  { memberId, setMeal }: Pick<NewOrder, 'memberId' | 'setMeal'>,
): Promise<ErrorReason | null> {
  if (setMeal === null) return null;
  const { id: setMealId, quantity, maxPerMember } = setMeal;
  const [isTaken, bought] = await Promise.all([
    takeSetMealStock(tx, setMealId, quantity),
    maxPerMember === null ? 0 : piecesBought(tx, setMealId, memberId),
  ]);
  if (!isTaken) return 'set_meal_sold_out';
  return maxPerMember !== null && bought > maxPerMember ? 'set_meal_limit_reached' : null;
}
