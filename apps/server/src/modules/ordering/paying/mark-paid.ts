import { randomInt } from 'node:crypto';
import { handOverCodeFromNumber } from '@chifan/domain/ordering';
import type { PaymentMethod } from '@chifan/domain/payment';
import type { RawBuilder } from 'kysely';
import type { Answer } from '../../../platform/http/answers.ts';
import type { Platform } from '../../../platform/module.ts';
import type { TransitionContext } from '../../../platform/workflow/transition-context.ts';
import { spendCoupons } from '../../coupon/index.ts';
import { closingOf } from '../../payment/index.ts';
import { hasCoupons, type OrderRow, type OrderToPay } from '../order.store.ts';
import { unansweredTimer, voucherTimer } from '../order-timers.ts';
import { issueVouchersWithCodes, vouchersWithoutCodes } from '../setmeal/issue-vouchers.ts';
import { acceptOrder, transitionOrder } from '../transition-order.ts';

/** The call that pays it from the balance: its key, and what holds the money (`holdingBalance`). */
type PayingCall = { readonly key: string; readonly before: RawBuilder<unknown> | null };

/** A shop may accept in the same transaction; open attempts are closed after it. The row must be locked. */
export async function markPaid(
  platform: Platform,
  transition: TransitionContext,
  order: OrderToPay,
  method: PaymentMethod,
  call: PayingCall | null = null,
): Promise<Answer<OrderRow>> {
  const { tx, now } = transition;
  const changes = {
    paid_at: now,
    paid_method: method,
    promised_at: order.estimated_at,
    ...(call === null ? {} : { pay_key: call.key }),
    // The guest tells the courier these 4 digits (rule ordering-28).
    hand_over_code: order.type === 'delivery' ? handOverCodeFromNumber(randomInt(0, 10_000)) : null,
    ...(method === 'balance' ? { balance_part: order.balance_part + order.payable, payable: 0 } : {}),
  };
  const paid = await transitionOrder(platform, transition, order, 'pay', changes, {
    // Of a set meal nobody is asked: it is a voucher until its guest chooses where.
    timer: order.valid_until === null ? unansweredTimer(order, now) : voucherTimer(order, order.valid_until),
    // What balance paid when it was placed was never open anywhere.
    due: order.payable > 0 ? closingOf({ orderId: order.id }, now) : null,
    writes: vouchersWithoutCodes(order, now),
    before: call?.before ?? null,
  });
  if (!paid.ok) return paid;
  if (hasCoupons(order)) await spendCoupons(tx, { orderId: order.id, at: now });
  if (order.code_source === 'brand') return issueVouchersWithCodes(platform, transition, paid.value);
  return order.shop_accepts_by_itself ? acceptOrder(platform, transition, paid.value) : paid;
}
