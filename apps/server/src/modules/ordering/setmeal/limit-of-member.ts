import type { ErrorReason } from '@chifan/contract';
import type { Tx } from '../../../platform/database/database.ts';
import { piecesBought } from '../../setmeal/index.ts';
import type { NewOrder } from '../placing/insert-order.store.ts';

/**
 * Whether a member has too many pieces with those of the order that was written just before in this transaction. From
 * there the set meal's row is locked, so of a member's orders at the same moment each counts those before it.
 */
export async function limitOfMember(
  tx: Tx,
  { memberId, setMeal }: Pick<NewOrder, 'memberId' | 'setMeal'>,
): Promise<ErrorReason | null> {
  if (setMeal === null || setMeal.maxPerMember === null) return null;
  const bought = await piecesBought(tx, setMeal.id, memberId);
  return bought > setMeal.maxPerMember ? 'set_meal_limit_reached' : null;
}
