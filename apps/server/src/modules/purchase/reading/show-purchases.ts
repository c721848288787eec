import type { purchaseCalls } from '@chifan/contract/purchase/calls';
import type { Purchase } from '@chifan/contract/purchase/views';
import type { Language } from '@chifan/domain';
import { couponRefundEnd } from '@chifan/domain/coupon';
import type { z } from 'zod';
import type { Executor } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { MemberContext } from '../../../platform/http/handlers.ts';
import { pageWindow } from '../../../platform/http/page-window.ts';
import type { Platform } from '../../../platform/module.ts';
import { localText } from '../../catalogue/index.ts';
import { attemptsOfPurchase, type Gateways, queryGateway } from '../../payment/index.ts';
import { type PurchaseWithCoupon, readPurchase, readPurchases } from '../purchase.store.ts';

type Listed = z.output<(typeof purchaseCalls)['listPurchases']['input']>;
type List = z.input<(typeof purchaseCalls)['listPurchases']['output']>;
export async function listPurchases(
  executor: Executor,
  input: Listed,
  { caller, language }: MemberContext,
): Promise<Answer<List>> {
  const window = pageWindow(input);
  const { kind, state } = input;
  const { rows, total } = await readPurchases(executor, { memberId: caller.id, kind, state }, window);
  const records = rows.map((row) => purchaseOf(row, language));
  return { ok: true, value: { records, total, pageNo: input.pageNo, pageSize: window.limit } };
}

/**
 * Shows one purchase. Queries the gateway first if a payment attempt is open, because the guest has returned from the
 * gateway and waits.
 */
export async function showPurchase(
  platform: Platform,
  gateways: Gateways,
  { purchaseId }: { purchaseId: number },
  { caller, language }: MemberContext,
): Promise<Answer<Purchase>> {
  const { read } = platform.database;
  const purchase = await readPurchase(read, purchaseId);
  if (!purchase || purchase.member_id !== caller.id) return refused('purchase_not_found');
  if (purchase.state !== 'unpaid') return { ok: true, value: purchaseOf(purchase, language) };
  const [newest] = await attemptsOfPurchase(read, purchaseId);
  if (newest?.state === 'open') await queryGateway(platform, gateways, newest);
  return shownPurchase(read, purchaseId, language);
}

export async function shownPurchase(
  executor: Executor,
  purchaseId: number,
  language: Language,
): Promise<Answer<Purchase>> {
  const purchase = await readPurchase(executor, purchaseId);
  return purchase ? { ok: true, value: purchaseOf(purchase, language) } : refused('purchase_not_found');
}

function purchaseOf(row: PurchaseWithCoupon, language: Language): Purchase {
  const { id, number, kind, state, amount, bonus, method } = row;
  return {
    id,
    number,
    kind,
    state,
    amount,
    bonus,
    method,
    coupon: couponOf(row, language),
    createdAt: row.created_at.toISOString(),
    payBefore: row.pay_before.toISOString(),
    paidAt: row.paid_at?.toISOString() ?? null,
    refundedAt: row.refunded_at?.toISOString() ?? null,
    refundableUntil: refundableUntil(row)?.toISOString() ?? null,
  };
}

const couponOf = ({ campaign_id, couponName }: PurchaseWithCoupon, language: Language) =>
  campaign_id === null || couponName === null
    ? null
    : { campaignId: campaign_id, name: localText(couponName, language) };

const refundableUntil = ({ state, paid_at, isCouponUnused }: PurchaseWithCoupon): Date | null =>
  state === 'paid' && paid_at !== null && isCouponUnused ? couponRefundEnd(paid_at) : null;
