import type { PaymentMethod } from '@chifan/domain/payment';
import type { PurchaseActor } from '@chifan/domain/purchase';
import type { Answer } from '../../../platform/http/call-result.ts';
import type { Platform } from '../../../platform/module.ts';
import type { TransitionContext } from '../../../platform/workflow/transition-context.ts';
import { issueBoughtCoupon } from '../../coupon/index.ts';
import { closeAttempts } from '../../payment/index.ts';
import { creditTopUp, sellCoupon } from '../../wallet/index.ts';
import { couponOnSale, type PurchaseRow } from '../purchase.store.ts';
import { transitionPurchase } from '../transition-purchase.ts';

/**
 * Credits a paid top-up or issues a paid coupon, in the transaction that posts the payment. Closes the open payment
 * attempts. The caller must have locked the purchase. A purchase that is not open is refused.
 */
export async function fulfilPurchase(
  platform: Platform,
  transition: TransitionContext<PurchaseActor>,
  purchase: PurchaseRow,
  paidBy: { method: PaymentMethod; attemptId: number | null },
): Promise<Answer<PurchaseRow>> {
  const { tx, now: at } = transition;
  const changes = { method: paidBy.method, paid_attempt_id: paidBy.attemptId, paid_at: at };
  const { id: purchaseId, member_id: memberId, amount, bonus } = purchase;
  const paid = await transitionPurchase(platform, transition, purchase, 'pay', changes);
  if (!paid.ok) return paid;
  closeAttempts(platform, transition, { purchaseId });
  if (purchase.kind === 'top_up') await creditTopUp(tx, { purchaseId, memberId, amount, bonus, at });
  else await handOutCoupon(transition, purchase);
  return paid;
}

async function handOutCoupon(
  { tx, now: at }: TransitionContext<PurchaseActor>,
  { id: purchaseId, amount, ...bought }: PurchaseRow,
) {
  if (bought.coupon_id === null || bought.campaign_id === null) throw new Error(`purchase ${purchaseId} has no coupon`);
  await issueBoughtCoupon(tx, { couponId: bought.coupon_id, at });
  const sale = await couponOnSale(tx, bought.campaign_id);
  await sellCoupon(tx, { purchaseId, shopId: sale?.sellerShopId ?? null, amount, at });
}
