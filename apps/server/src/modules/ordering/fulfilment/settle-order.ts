import { fen } from '@chifan/domain';
import { bestCoupons } from '@chifan/domain/coupon';
import { subsidyOf } from '@chifan/domain/wallet';
import { type Executor, type Tx, writePipelined } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/module.ts';
import type { TransitionContext } from '../../../platform/workflow/transition-context.ts';
import { holdCoupons, type OwnCoupon, rebateCards, spendCoupons } from '../../coupon/index.ts';
import { grantRewards, replenishHeldAmount, settleOrder } from '../../wallet/index.ts';
import { type OrderRow, requireShopId } from '../order.store.ts';
import { refundsOwed } from '../reading/money-back.store.ts';
import { brandShareOf } from '../setmeal/set-meal-order.store.ts';

/**
 * Pays the shop, courier, brand and platform from the unrefunded payment, and from the amounts that liable parties owe
 * for earlier refunds. The member gets points and a rebate.
 */
export async function settleOrderEarnings(
  { events }: Platform,
  { tx, now }: Pick<TransitionContext, 'tx' | 'now'>,
  order: OrderRow,
): Promise<void> {
  const { id: orderId, member_id: memberId } = order;
  const shopId = requireShopId(order);
  const kept = paidAndKept(order);
  const total = kept + (kept === paidFor(order) ? 0 : await settleOwedRefunds(tx, order, now));
  const [brand, cards] = await Promise.all([
    brandShareOfOrder(tx, order),
    kept === 0 ? [] : rebateCards(tx, { orderId, memberId, shopId, now }),
  ]);
  const rebate = await takeRebateCard(tx, order, cards, now);
  // The writes below are pipelined. The database connection sends them together with the next statement, and this
  // function does not await them.
  const settled = {
    orderId,
    shopId,
    brand,
    courierId: order.courier_id,
    courierFee: order.delivery_fee,
    total,
    subsidy: subsidyForEarned(order, total),
    at: now,
  };
  writePipelined(tx, settleOrder(tx, settled));
  writePipelined(tx, events.publish(tx, 'order.earned', { orderId, memberId }, now));
  if (kept > 0) writePipelined(tx, grantRewards(tx, { orderId, memberId, paid: kept, rebate, completedAt: now }));
}

/** The brand's share of a set meal order. Null for an order of ordinary dishes. */
export const brandShareOfOrder = async (
  executor: Executor,
  { id, set_meal_id: setMealId }: Pick<OrderRow, 'id' | 'set_meal_id'>,
) => {
  return setMealId === null ? null : brandShareOf(executor, id);
};

const paidFor = (order: OrderRow): number => order.balance_part + order.payable;

const paidAndKept = (order: OrderRow): number => paidFor(order) - order.refunded_balance - order.refunded_gateway;

export const subsidyForEarned = (order: OrderRow, earned: number): number =>
  subsidyOf({ paid: paidFor(order), couponSubsidy: order.coupon_subsidy }, earned);

type Rebate = { readonly percent: number; readonly most: number | null };

/**
 * Uses the member's best rebate card, at most one per order (rule wallet-6). On a retry, returns the rebate of the card
 * that the order has used.
 */
async function takeRebateCard(tx: Tx, order: OrderRow, cards: readonly OwnCoupon[], at: Date): Promise<Rebate | null> {
  const { id: orderId, member_id: memberId, type } = order;
  const used = cards.find(({ usedBy }) => usedBy === orderId);
  if (used) return rebateOf(used);
  const { rebate } = bestCoupons(cards, {
    shopId: requireShopId(order),
    type,
    afterFullReduction: fen(order.goods - order.full_reduction),
    deliveryFee: fen(order.delivery_fee),
    now: at,
  });
  const best = cards.find(({ id }) => id === rebate);
  if (!best) return null;
  // Another order of the member has just used the rebate card, so this order gets no rebate.
  if ((await holdCoupons(tx, { orderId, memberId, couponIds: [best.id], at })) !== 'held') return null;
  await spendCoupons(tx, { orderId, at });
  return rebateOf(best);
}

const rebateOf = ({ rebatePercent: percent, maxRebate: most }: OwnCoupon): Rebate | null =>
  percent === null ? null : { percent, most };

/**
 * The liable parties pay for earlier refunds (decision record 21), so that the shop earns the food that it cooked. The
 * order's row must be locked.
 * @returns fen returned to the order's held payment
 */
export async function settleOwedRefunds(tx: Tx, order: Pick<OrderRow, 'id'>, at: Date): Promise<number> {
  const owed = await refundsOwed(tx, order.id);
  for (const { refundId, courierId, amount } of owed) {
    await replenishHeldAmount(tx, { key: `refund:${refundId}:borne`, orderId: order.id, courierId, amount, at });
  }
  return owed.reduce((sum, { amount }) => sum + amount, 0);
}
