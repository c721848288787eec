import type { Answer } from '../../../platform/http/answers.ts';
import type { Platform } from '../../../platform/module.ts';
import type { TransitionContext } from '../../../platform/workflow/transition-context.ts';
import { grantRewards, settleOrder } from '../../wallet/index.ts';
import type { OrderRow } from '../order.store.ts';
import { transitionOrder } from '../transition-order.ts';
import { collectOwed } from './collect-owed.ts';
import { takeRebateCard } from './rebate-card.ts';

/** The guest has the food: what was held for the order goes to those who earned it. The row must be locked. */
export async function completeOrder(
  platform: Platform,
  transition: TransitionContext,
  order: OrderRow,
  event: 'redeem' | 'confirm',
): Promise<Answer<OrderRow>> {
  const completed = await transitionOrder(platform, transition, order, event, { completed_at: transition.now });
  if (completed.ok) await earnOrder(platform, transition, completed.value);
  return completed;
}

/** What was kept, and what somebody else's fault had refunded, is paid; the guest earns points and a rebate. */
export async function earnOrder(
  { events }: Platform,
  { tx, now }: Pick<TransitionContext, 'tx' | 'now'>,
  order: OrderRow,
): Promise<void> {
  const { id: orderId, member_id: memberId } = order;
  const kept = paidAndKept(order);
  const total = kept + (kept === paidFor(order) ? 0 : await collectOwed(tx, order, now));
  await settleOrder(tx, {
    orderId,
    shopId: order.shop_id,
    courierId: order.courier_id,
    courierFee: order.delivery_fee,
    total,
    subsidy: subsidyOf(order, total),
    at: now,
  });
  await events.announce(tx, 'order.earned', { orderId }, now);
  if (kept === 0) return;
  const rebate = await takeRebateCard(tx, order, now);
  await grantRewards(tx, { orderId, memberId, paid: kept, rebate, completedAt: now });
}

const paidFor = (order: OrderRow): number => order.balance_part + order.payable;

const paidAndKept = (order: OrderRow): number => paidFor(order) - order.refunded_balance - order.refunded_gateway;

/** Fen that the platform adds for its coupons to what is earned of the order: all, or in proportion. */
export const subsidyOf = (order: OrderRow, earned: number): number =>
  paidFor(order) === 0 ? order.coupon_subsidy : Math.floor((order.coupon_subsidy * earned) / paidFor(order));
