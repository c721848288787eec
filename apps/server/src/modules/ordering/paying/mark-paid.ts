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
import { giveDayNumber } from '../day-numbers/give-day-number.ts';
import { hasCoupons, type OrderRow, type OrderToPay } from '../order.store.ts';
import { unansweredTimer, voucherTimer } from '../order-timers.ts';
import { issueVouchers, issueVouchersWithCodes } from '../setmeal/issue-vouchers.ts';
import { acceptOrder, transitionOrder } from '../transition-order.ts';

/**
 * Marks an order as paid. A shop may accept the order automatically in the same transaction. Other open payment
 * attempts are closed. The order's row must be locked.
 *
 * @param call the API call that pays the rest from the balance. Null if a gateway payment has arrived
 * @throws an error that matches `isOverdrawn` if the balance is too low, or `isConditionUnmet` if the idempotency key
 * of the call has paid in another way
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
    // The code with 4 digits that the guest gives to the courier (rule ordering-28).
    hand_over_code: order.type === 'delivery' ? handOverCodeFromNumber(randomInt(0, 10_000)) : null,
    ...(method === 'balance' ? { balance_part: order.balance_part + order.payable, payable: 0 } : {}),
  };
  const paid = await transitionOrder(platform, transition, order, 'pay', changes, {
    // The merchant need not accept a set meal. The set meal is a voucher until the guest chooses a restaurant, and
    // `voucherTimer` ends the time for the choice.
    timer: order.valid_until === null ? unansweredTimer(order, now) : voucherTimer(order, order.valid_until),
  });
  if (!paid.ok) return paid;
  // An order that the balance covered completely when it was placed never had a payment attempt.
  if (call !== null || order.payable > 0) closeAttempts(platform, transition, { orderId: order.id }, call);
  if (call !== null) holdRest(transition, order, call);
  if (order.code_source !== null && order.code_source !== 'brand') issueVouchers(transition, order.id, []);
  if (hasCoupons(order)) await spendCoupons(tx, { orderId: order.id, at: now });
  if (order.code_source === 'brand') return issueVouchersWithCodes(platform, transition, paid.value);
  // A set meal gets its day number later, when the guest chooses the restaurant.
  if (order.shop_id !== null) giveDayNumber(transition, order);
  return order.shop_accepts_by_itself ? acceptOrder(platform, transition, paid.value) : paid;
}

function holdRest({ tx, now }: TransitionContext, { id: orderId, payable: amount }: OrderToPay, call: PayCall): void {
  writePipelined(tx, holdBalance(tx, { orderId, memberId: call.memberId, amount, part: 'rest', at: now }));
}
