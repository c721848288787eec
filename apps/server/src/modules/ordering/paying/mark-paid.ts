import { randomInt } from 'node:crypto';
import { handOverCodeFromNumber } from '@chifan/domain/ordering';
import type { PaymentMethod } from '@chifan/domain/payment';
import { writePipelined } from '../../../platform/database/database.ts';
import type { Answer } from '../../../platform/http/call-result.ts';
import type { Platform } from '../../../platform/module.ts';
import type { TransitionContext } from '../../../platform/workflow/transition-context.ts';
import { spendCoupons } from '../../coupon/index.ts';
import { closeAttempts, type PayCall } from '../../payment/index.ts';
import { holdBalance } from '../../wallet/index.ts';
import { giveDayNumber } from '../numbers/give-day-number.ts';
import { hasCoupons, type OrderRow, type OrderToPay } from '../order.store.ts';
import { unansweredTimer, voucherTimer } from '../order-timers.ts';
import { issueVouchers, issueVouchersWithCodes } from '../setmeal/issue-vouchers.ts';
import { acceptOrder, transitionOrder } from '../transition-order.ts';

/**
 * A shop may accept in the same transaction. Open attempts are closed after it. The row must be locked.
 *
 * @param call pays the rest from the balance. Null if the money has arrived already
 * @throws overdrawn (`isOverdrawn`), or unmet (`isConditionUnmet`) if the call's key has paid in another way
 */
export async function markPaid(
  platform: Platform,
  transition: TransitionContext,
  order: OrderToPay,
  method: PaymentMethod,
  call: PayCall | null = null,
): Promise<Answer<OrderRow>> {
  const { tx, now } = transition;
  const changes = {
    paid_at: now,
    paid_method: method,
    promised_at: order.estimated_at,
    ...(call === null ? {} : { pay_key: call.key }),
    // The guest gives these 4 digits to the courier (rule ordering-28).
    hand_over_code: order.type === 'delivery' ? handOverCodeFromNumber(randomInt(0, 10_000)) : null,
    ...(method === 'balance' ? { balance_part: order.balance_part + order.payable, payable: 0 } : {}),
  };
  const paid = await transitionOrder(platform, transition, order, 'pay', changes, {
    // A set meal needs no answer: it is a voucher until the guest chooses a restaurant.
    timer: order.valid_until === null ? unansweredTimer(order, now) : voucherTimer(order, order.valid_until),
  });
  if (!paid.ok) return paid;
  // An order that the balance paid at once never had an attempt.
  if (call !== null || order.payable > 0) closeAttempts(platform, transition, { orderId: order.id }, call);
  if (call !== null) holdRest(transition, order, call);
  if (order.code_source !== null && order.code_source !== 'brand') issueVouchers(transition, order.id, []);
  if (hasCoupons(order)) await spendCoupons(tx, { orderId: order.id, at: now });
  if (order.code_source === 'brand') return issueVouchersWithCodes(platform, transition, paid.value);
  // A set meal gets its number when the guest chooses the restaurant.
  if (order.shop_id !== null) giveDayNumber(transition, order);
  return order.shop_accepts_by_itself ? acceptOrder(platform, transition, paid.value) : paid;
}

function holdRest({ tx, now }: TransitionContext, { id: orderId, payable: amount }: OrderToPay, call: PayCall): void {
  writePipelined(tx, holdBalance(tx, { orderId, memberId: call.memberId, amount, part: 'rest', at: now }));
}
