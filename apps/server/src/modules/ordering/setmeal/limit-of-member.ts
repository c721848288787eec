import type { ErrorReason } from '@chifan/contract';
import type { Tx } from '../../../platform/database/database.ts';
import { piecesBought } from '../../setmeal/index.ts';
import type { NewOrder } from '../placing/insert-order.store.ts';

/**
 * Whether the member exceeds the set meal's limit, including the order just written in the current transaction. The
 * write of the order locked the set meal's row, so concurrent orders of a member are counted one after another.
 */
export async function limitOfMember(
  tx: Tx,
  { memberId, setMeal }: Pick<NewOrder, 'memberId' | 'setMeal'>,
): Promise<ErrorReason | null> {
  if (setMeal === null || setMeal.maxPerMember === null) return null;
  const bought = await piecesBought(tx, setMeal.id, memberId);
  return bought > setMeal.maxPerMember ? 'set_meal_limit_reached' : null;
}
