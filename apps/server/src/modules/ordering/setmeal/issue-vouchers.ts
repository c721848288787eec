import type { RawBuilder } from 'kysely';
import { writePipelined } from '../../../platform/database/database.ts';
import type { Answer } from '../../../platform/http/answers.ts';
import type { Platform } from '../../../platform/module.ts';
import type { TransitionContext } from '../../../platform/workflow/transition-context.ts';
import { takeSetMealCodes } from '../../setmeal/index.ts';
import { endOrder } from '../fulfilment/end-order.ts';
import type { OrderRow, OrderToPay } from '../order.store.ts';
import { newVouchers, setMealOrderOf } from './set-meal-order.store.ts';

/** One a piece, written with the transition that pays (rule setmeal-6); none yet where each bears a code of the brand. */
export const vouchersWithoutCodes = ({ id, code_source }: OrderToPay, at: Date): RawBuilder<unknown>[] =>
  code_source === null || code_source === 'brand' ? [] : [newVouchers(id, [], at)];

/**
 * One a piece, in the transaction that pays (rule setmeal-6). Where the brand's pool has no code for each, the order is
 * ended at once and all comes back; the pool says that it is empty. The row must be locked.
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
    tellEmptyPool(platform, setMealId);
    return endOrder(platform, transition, order, 'expire', 'vouchers_used_up');
  }
  const codeIds = codes.map(({ id }) => id);
  writePipelined(tx, newVouchers(order.id, codeIds, at).execute(tx));
  return { ok: true, value: order };
}

/** Somebody is to upload more: nobody can be given a voucher, or choose the branch. */
export const tellEmptyPool = ({ log }: Pick<Platform, 'log'>, setMealId: number): void =>
  log.error({ alert: 'setmeal', setMealId }, 'set-meal code pool is empty');
