import { writePipelined } from '../../../platform/database/database.ts';
import type { Answer } from '../../../platform/http/call-result.ts';
import type { Platform } from '../../../platform/module.ts';
import type { TransitionContext } from '../../../platform/workflow/transition-context.ts';
import { takeSetMealCodes } from '../../setmeal/index.ts';
import { endOrder } from '../fulfilment/end-order.ts';
import type { OrderRow } from '../order.store.ts';
import { insertVouchers, setMealOrderOf } from './set-meal-order.store.ts';

/**
 * Issues one voucher per unit in the transaction of the payment (rule setmeal-6). Does not wait for the database's
 * response (`writePipelined`), but the transaction fails if the write fails.
 */
export const issueVouchers = (
  { tx, now }: Pick<TransitionContext, 'tx' | 'now'>,
  orderId: number,
  codeIds: readonly number[],
): void => writePipelined(tx, insertVouchers(tx, orderId, codeIds, now));

/**
 * Issues vouchers like `issueVouchers`, with a code of the brand on each voucher. If the brand's pool has too few
 * codes, ends the order, returns the money and logs an alert. The order's row must be locked.
 */
export async function issueVouchersWithCodes(
  platform: Platform,
  transition: TransitionContext,
  order: OrderRow,
): Promise<Answer<OrderRow>> {
  const { tx, now: at } = transition;
  const { setMealId, pieces } = await setMealOrderOf(tx, order.id);
  const codes = await takeSetMealCodes(tx, { setMealId, shopId: null, pieces, at });
  if (codes === 'short') {
    alertEmptyCodePool(platform, setMealId);
    return endOrder(platform, transition, order, 'expire', 'vouchers_used_up');
  }
  const codeIds = codes.map(({ id }) => id);
  issueVouchers(transition, order.id, codeIds);
  return { ok: true, value: order };
}

/**
 * Logs an alert, because staff must upload more codes. Until then, the server sells no set meal with codes of the
 * brand, or guests cannot choose the branch whose codes are used up.
 */
export const alertEmptyCodePool = ({ log }: Pick<Platform, 'log'>, setMealId: number): void =>
  log.error({ alert: 'setmeal', setMealId }, 'set-meal code pool is empty');
