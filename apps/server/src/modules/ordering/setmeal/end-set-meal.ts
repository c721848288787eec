import type { TransitionContext } from '../../../platform/workflow/transition-context.ts';
import { giveSetMealStockBack, voidSetMealCodes } from '../../setmeal/index.ts';
import type { OrderRow } from '../order.store.ts';
import { codesOfVouchers, setMealOrderOf } from './set-meal-order.store.ts';

type OfOrder = Pick<TransitionContext, 'tx' | 'now'>;

/** All that has not come back before is sold again, and no code of it is given to anybody else. */
export async function endSetMeal({ tx, now }: OfOrder, { id: orderId }: Pick<OrderRow, 'id'>): Promise<void> {
  const { setMealId, pieces } = await setMealOrderOf(tx, orderId);
  await voidSetMealCodes(tx, await codesOfVouchers(tx, { orderId }), now);
  if (pieces > 0) await giveSetMealStockBack(tx, setMealId, pieces);
}

/** These come back, the last vouchers first. Call it before the pieces are counted as refunded. */
export async function takeVouchersBack(
  { tx, now }: OfOrder,
  { id: orderId }: Pick<OrderRow, 'id'>,
  quantity: number,
): Promise<void> {
  const { setMealId, pieces } = await setMealOrderOf(tx, orderId);
  await voidSetMealCodes(tx, await codesOfVouchers(tx, { orderId, from: pieces - quantity + 1 }), now);
  await giveSetMealStockBack(tx, setMealId, quantity);
}
