import type { TransitionContext } from '../../../platform/workflow/transition-context.ts';
import { returnSetMealStock, voidSetMealCodes } from '../../setmeal/index.ts';
import type { OrderRow } from '../order.store.ts';
import { codesOfVouchers, setMealOrderOf } from './set-meal-order.store.ts';

type OfOrder = Pick<TransitionContext, 'tx' | 'now'>;

/**
 * Called when a set-meal order ends before its vouchers are redeemed. The units that were not refunded return to stock.
 * Their voucher codes are voided and never issued again.
 */
export async function endSetMeal({ tx, now }: OfOrder, { id: orderId }: Pick<OrderRow, 'id'>): Promise<void> {
  const { setMealId, pieces } = await setMealOrderOf(tx, orderId);
  await voidSetMealCodes(tx, await codesOfVouchers(tx, { orderId }), now);
  if (pieces > 0) await returnSetMealStock(tx, setMealId, pieces);
}

/**
 * Voids the codes of the order's last `quantity` vouchers and returns their units to stock. Must be called before the
 * units are recorded as refunded.
 */
export async function revokeLastVouchers(
  { tx, now }: OfOrder,
  { id: orderId }: Pick<OrderRow, 'id'>,
  quantity: number,
): Promise<void> {
  const { setMealId, pieces } = await setMealOrderOf(tx, orderId);
  await voidSetMealCodes(tx, await codesOfVouchers(tx, { orderId, from: pieces - quantity + 1 }), now);
  await returnSetMealStock(tx, setMealId, quantity);
}
