import { writePipelined } from '../../../platform/database/database.ts';
import type { Answer } from '../../../platform/http/answers.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/module.ts';
import type { TransitionContext } from '../../../platform/workflow/transition-context.ts';
import { takeSetMealCodes } from '../../setmeal/index.ts';
import { endOrder } from '../fulfilment/end-order.ts';
import type { OrderRow } from '../order.store.ts';
import { voucherTimer } from '../order-timers.ts';
import { insertVouchers, type SetMealOrder, setMealOrderOf } from './set-meal-order.store.ts';

/**
 * One a piece, in the transaction that pays (rule setmeal-6). Where the brand's pool has no code for each, the order is
 * ended at once and all comes back; the pool says that it is empty. The row must be locked.
 */
export async function issueVouchers(
  platform: Platform,
  transition: TransitionContext,
  order: OrderRow,
): Promise<Answer<OrderRow>> {
  const { tx, now } = transition;
  const bought = await setMealOrderOf(tx, order.id);
  const codes = await codesOf(transition, bought);
  if (codes === 'short') {
    tellEmptyPool(platform, bought.setMealId);
    return endOrder(platform, transition, order, 'expire', 'vouchers_used_up');
  }
  const vouchers = Array.from({ length: bought.pieces }, (_, index) => ({
    piece: index + 1,
    number: `${order.number}-${index + 1}`,
    codeId: codes[index]?.id ?? null,
  }));
  writePipelined(tx, insertVouchers(tx, order.id, vouchers, now));
  writePipelined(tx, enqueue(tx, { ...voucherTimer(order, bought.validUntil), payload: { orderId: order.id } }));
  return { ok: true, value: order };
}

const codesOf = async ({ tx, now: at }: TransitionContext, { setMealId, codeSource, pieces }: SetMealOrder) =>
  codeSource === 'brand' ? takeSetMealCodes(tx, { setMealId, shopId: null, pieces, at }) : [];

/** Somebody is to upload more: nobody can be given a voucher, or choose the branch. */
export const tellEmptyPool = ({ log }: Pick<Platform, 'log'>, setMealId: number): void =>
  log.error({ alert: 'setmeal', setMealId }, 'a pool of codes of a set meal is empty');
