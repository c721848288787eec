import { fen } from '@chifan/domain';
import { bestCoupons } from '@chifan/domain/coupon';
import { type Tx, writePipelined } from '../../../platform/database/database.ts';
import type { Answer } from '../../../platform/http/answers.ts';
import type { Platform } from '../../../platform/module.ts';
import type { TransitionContext } from '../../../platform/workflow/transition-context.ts';
import { holdCoupons, type OwnCoupon, rebateCards, spendCoupons } from '../../coupon/index.ts';
import { grantRewards, makeHeldWhole, settleOrder } from '../../wallet/index.ts';
import { type OrderRow, shopOf } from '../order.store.ts';
import { refundsOwed } from '../reading/money-back.store.ts';
import { brandShareOf } from '../setmeal/set-meal-order.store.ts';
import { transitionOrder } from '../transition-order.ts';

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
  const shopId = shopOf(order);
  const kept = paidAndKept(order);
  const total = kept + (kept === paidFor(order) ? 0 : await collectOwed(tx, order, now));
  const [brand, cards] = await Promise.all([
    brandOf(tx, order),
    kept === 0 ? [] : rebateCards(tx, { orderId, memberId, shopId, now }),
  ]);
  const rebate = await takeRebateCard(tx, order, cards, now);
  // What is written here waits for nothing: it travels with what follows.
  const settled = {
    orderId,
    shopId,
    brand,
    courierId: order.courier_id,
    courierFee: order.delivery_fee,
    total,
    subsidy: subsidyOf(order, total),
    at: now,
  };
  writePipelined(tx, settleOrder(tx, settled));
  writePipelined(tx, events.announce(tx, 'order.earned', { orderId, memberId }, now));
  if (kept > 0) writePipelined(tx, grantRewards(tx, { orderId, memberId, paid: kept, rebate, completedAt: now }));
}

/** Who has a part of what a set meal earns. */
export const brandOf = async (tx: Tx, { id, set_meal_id: setMealId }: Pick<OrderRow, 'id' | 'set_meal_id'>) => {
  return setMealId === null ? null : brandShareOf(tx, id);
};

const paidFor = (order: OrderRow): number => order.balance_part + order.payable;

const paidAndKept = (order: OrderRow): number => paidFor(order) - order.refunded_balance - order.refunded_gateway;

/** Fen that the platform adds for its coupons to what is earned of the order: all, or in proportion. */
export const subsidyOf = (order: OrderRow, earned: number): number =>
  paidFor(order) === 0 ? order.coupon_subsidy : Math.floor((order.coupon_subsidy * earned) / paidFor(order));

type Rebate = { readonly percent: number; readonly most: number | null };

/** The best one, once, by itself (rule wallet-6). Asked again it answers with the card that the order has used. */
async function takeRebateCard(tx: Tx, order: OrderRow, cards: readonly OwnCoupon[], at: Date): Promise<Rebate | null> {
  const { id: orderId, member_id: memberId, type } = order;
  const used = cards.find(({ usedBy }) => usedBy === orderId);
  if (used) return rebateOf(used);
  const { rebate } = bestCoupons(cards, {
    shopId: shopOf(order),
    type,
    afterFullReduction: fen(order.goods - order.full_reduction),
    deliveryFee: fen(order.delivery_fee),
    now: at,
  });
  const best = cards.find(({ id }) => id === rebate);
  if (!best) return null;
  // Somebody else's order may have it in this moment: then this one has none.
  if ((await holdCoupons(tx, { orderId, memberId, couponIds: [best.id], at })) !== 'held') return null;
  await spendCoupons(tx, { orderId, at });
  return rebateOf(best);
}

const rebateOf = ({ rebatePercent: percent, maxRebate: most }: OwnCoupon): Rebate | null =>
  percent === null ? null : { percent, most };

/**
 * Whoever is liable for refunds that were granted before pays for them now (decision record 21), so that the shop earns
 * what it cooked. The row must be locked. @returns fen that were put back to what is held.
 */
export async function collectOwed(tx: Tx, order: Pick<OrderRow, 'id'>, at: Date): Promise<number> {
  const owed = await refundsOwed(tx, order.id);
  for (const { refundId, courierId, amount } of owed) {
    await makeHeldWhole(tx, { key: `refund:${refundId}:borne`, orderId: order.id, courierId, amount, at });
  }
  return owed.reduce((sum, { amount }) => sum + amount, 0);
}
