import type { Purchase } from '@chifan/contract/purchase/views';
import { couponRefundEnd } from '@chifan/domain/coupon';
import type { PurchaseActor } from '@chifan/domain/purchase';
import type { Tx } from '../../platform/database/database.ts';
import { type Answer, refused } from '../../platform/http/call-result.ts';
import type { MemberContext } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/module.ts';
import { byCaller, withLockedRow } from '../../platform/workflow/locked.ts';
import type { TransitionContext } from '../../platform/workflow/transition-context.ts';
import { cancelBoughtCoupon, revokeBoughtCoupon } from '../coupon/index.ts';
import { attemptById, closeAttempts } from '../payment/index.ts';
import { returnPurchaseToBalance, reverseCouponSale } from '../wallet/index.ts';
import { refundPurchaseAttempt } from './paying/on-payment-settled.ts';
import { couponOnSale, lockPurchase, type PurchaseRow } from './purchase.store.ts';
import { shownPurchase } from './reading/show-purchases.ts';
import { transitionPurchase } from './transition-purchase.ts';

type OnPurchase = { readonly purchaseId: number };

export async function cancelPurchase(
  platform: Platform,
  { purchaseId }: OnPurchase,
  context: MemberContext,
): Promise<Answer<boolean>> {
  const change = {
    lock: (tx: Tx) => lockPurchase(tx, purchaseId),
    isTheirs: (purchase: PurchaseRow) => purchase.member_id === context.caller.id,
    missing: 'purchase_not_found',
    by: byCaller('member', context),
  } as const;
  const ended = await withLockedRow(platform, change, (transition, purchase) =>
    endPurchase(platform, transition, purchase, 'cancel'),
  );
  return ended.ok ? { ok: true, value: true } : ended;
}

/**
 * Ends an unpaid purchase. Releases the reserved coupon and closes the open payment attempts. The caller must have
 * locked the purchase.
 */
export async function endPurchase(
  platform: Platform,
  transition: TransitionContext<PurchaseActor>,
  purchase: PurchaseRow,
  event: 'cancel' | 'expire',
): Promise<Answer<PurchaseRow>> {
  const { tx, now: at } = transition;
  const ended = await transitionPurchase(platform, transition, purchase, event);
  if (!ended.ok) return ended;
  closeAttempts(platform, transition, { purchaseId: purchase.id });
  if (purchase.coupon_id !== null) await cancelBoughtCoupon(tx, { couponId: purchase.coupon_id, at });
  return ended;
}

/**
 * Refunds a bought coupon that is unused, on the day of its payment. The price returns to the balance or the gateway
 * that paid it.
 */
export async function refundPurchase(
  platform: Platform,
  { purchaseId }: OnPurchase,
  { caller, now, language }: MemberContext,
): Promise<Answer<Purchase>> {
  const refunded = await platform.database.transact(async (tx, after): Promise<Answer<PurchaseRow>> => {
    const purchase = await lockPurchase(tx, purchaseId);
    if (!purchase || purchase.member_id !== caller.id) return refused('purchase_not_found');
    return refundCoupon(platform, { tx, after, now, actor: 'member', actorId: caller.id }, purchase);
  });
  return refunded.ok ? shownPurchase(platform.database.read, purchaseId, language) : refunded;
}

async function refundCoupon(
  platform: Platform,
  transition: TransitionContext<PurchaseActor>,
  purchase: PurchaseRow,
): Promise<Answer<PurchaseRow>> {
  const { tx, now: at } = transition;
  const {
    id: purchaseId,
    member_id: memberId,
    amount,
    coupon_id: couponId,
    campaign_id: campaignId,
    paid_at,
  } = purchase;
  const isInTime = purchase.state === 'paid' && paid_at !== null && at <= couponRefundEnd(paid_at);
  if (!isInTime || couponId === null || campaignId === null) return refused('purchase_not_refundable');
  if (!(await revokeBoughtCoupon(tx, { couponId, at }))) return refused('purchase_not_refundable');
  const sale = await couponOnSale(tx, campaignId);
  await reverseCouponSale(tx, { purchaseId, shopId: sale?.sellerShopId ?? null, amount, at });
  const attempt = purchase.paid_attempt_id === null ? undefined : await attemptById(tx, purchase.paid_attempt_id);
  if (attempt) await refundPurchaseAttempt(platform, transition, purchase, attempt);
  else await returnPurchaseToBalance(tx, { purchaseId, memberId, amount, at });
  return transitionPurchase(platform, transition, purchase, 'refund', { refunded_at: at });
}
