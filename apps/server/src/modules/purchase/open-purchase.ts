import type { Purchase } from '@chifan/contract/purchase/views';
import { shanghaiDate } from '@chifan/domain';
import { paymentWindowMinutes } from '@chifan/domain/ordering';
import { isTopUpAllowed, maxOpenPurchases, topUpBonus } from '@chifan/domain/purchase';
import type { Tx } from '../../platform/database/database.ts';
import { type Answer, refused } from '../../platform/http/call-result.ts';
import type { MemberContext } from '../../platform/http/handlers.ts';
import { catchRefusal, RollbackWithRefusal } from '../../platform/http/rollback-with-refusal.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/module.ts';
import { sha256 } from '../../platform/tokens.ts';
import { writeFirstHistory } from '../../platform/workflow/write-transition.ts';
import { reserveBoughtCoupon } from '../coupon/index.ts';
import { isMemberBlocked } from '../member/index.ts';
import { memberLevel } from '../wallet/index.ts';
import {
  couponOnSale,
  insertPurchase,
  lockOpenPurchase,
  lockOpenPurchases,
  type NewPurchase,
  type PurchaseRow,
  purchaseByKey,
  purchaseTables,
  writeReservedCoupon,
} from './purchase.store.ts';
import { expireKind } from './purchase-timers.job.ts';
import { shownPurchase } from './reading/show-purchases.ts';
import { topUpTiers } from './tiers/top-up-tier.store.ts';
import { bonusPermille, bonusWithinMonthlyLimit } from './tiers/top-up-tiers.ts';

/**
 * Opens a top-up of any amount within the limits. The member gets a bonus only for the amounts in the table of top-up
 * tiers.
 */
export async function startTopUp(
  platform: Platform,
  { amount }: { amount: number },
  context: MemberContext,
): Promise<Answer<Purchase>> {
  if (!isTopUpAllowed(amount)) return refused('top_up_amount_invalid');
  const { read } = platform.database;
  const permille = await bonusPermille(read, context.caller.id, context.now);
  const bonus = topUpBonus(await topUpTiers(read), amount, permille);
  const requested = { kind: 'top_up', amount, bonus, campaignId: null } as const;
  return open(platform, requested, { amount }, context, async () => ({ ok: true, value: undefined }));
}

/**
 * Opens a purchase of a coupon and reserves the coupon. A repeated call returns the open purchase, so that no second
 * coupon is reserved.
 */
export async function buyCoupon(
  platform: Platform,
  { campaignId }: { campaignId: number },
  context: MemberContext,
): Promise<Answer<Purchase>> {
  const { caller, now: at } = context;
  const sale = await couponOnSale(platform.database.read, campaignId);
  if (!sale) return refused('campaign_not_found');
  const links = {
    levelOf: (executor: Tx | typeof platform.database.read, id: number) => memberLevel(executor, id, at),
  };
  const requested = { kind: 'coupon', amount: sale.price, bonus: 0, campaignId } as const;
  return open(platform, requested, { campaignId }, context, async (tx, { id: purchaseId }) => {
    const kept = await reserveBoughtCoupon(tx, links, { memberId: caller.id, campaignId, purchaseId, at });
    if (!kept.ok) return kept;
    if (kept.value.price !== sale.price)
      throw new Error(`the price of campaign ${campaignId} changed during a purchase`);
    await writeReservedCoupon(tx, purchaseId, kept.value.couponId);
    return { ok: true, value: undefined };
  });
}

type PurchaseRequest = Pick<NewPurchase, 'kind' | 'amount' | 'bonus' | 'campaignId'>;

/**
 * Stores the purchase with its history and its expiry timer. A repeated idempotency key stores no second purchase. If
 * `reserve` refuses, the transaction is rolled back.
 */
async function open(
  platform: Platform,
  requested: PurchaseRequest,
  input: object,
  context: MemberContext,
  reserve: (tx: Tx, purchase: PurchaseRow) => Promise<Answer<undefined>>,
): Promise<Answer<Purchase>> {
  const purchase = newPurchase(requested, input, context);
  const opened = await catchRefusal(() =>
    platform.database.transact(async (tx): Promise<Answer<PurchaseRow>> => {
      const waiting = await waitingPurchase(tx, purchase);
      if (waiting) return waiting;
      if (await isMemberBlocked(tx, purchase.memberId)) throw new RollbackWithRefusal(refused('member_blocked'));
      const open = await lockOpenPurchases(tx, purchase.memberId, purchase.at);
      const bonus = await bonusWithinMonthlyLimit(tx, purchase.memberId, { bonus: purchase.bonus, now: purchase.at });
      const written = await insertPurchase(tx, { ...purchase, bonus });
      if (!written) return openedBefore(tx, purchase);
      const [oldest] = open;
      if (oldest && open.length >= maxOpenPurchases) {
        throw new RollbackWithRefusal(
          refused('too_many_open_purchases', { purchaseId: oldest.id, limit: maxOpenPurchases }),
        );
      }
      const reserved = await reserve(tx, written);
      if (!reserved.ok) throw new RollbackWithRefusal(reserved);
      const entry = { event: 'open', actor: 'member', actorId: purchase.memberId, reason: null, at: context.now };
      await writeFirstHistory(tx, purchaseTables, written.id, entry);
      await setExpiry(tx, written);
      return { ok: true, value: written };
    }),
  );
  return opened.ok ? shownPurchase(platform.database.read, opened.value.id, context.language) : opened;
}

const newPurchase = (
  requested: PurchaseRequest,
  input: object,
  { caller, now, idempotencyKey }: MemberContext,
): NewPurchase => ({
  ...requested,
  memberId: caller.id,
  day: shanghaiDate(now).replaceAll('-', ''),
  at: now,
  payBefore: new Date(now.getTime() + paymentWindowMinutes * 60_000),
  idempotencyKey,
  requestHash: sha256(JSON.stringify([requested.kind, input])),
});

/**
 * Returns the member's open purchase of the same campaign, unless a purchase with the call's idempotency key exists
 * already.
 */
async function waitingPurchase(tx: Tx, purchase: NewPurchase): Promise<Answer<PurchaseRow> | undefined> {
  const { memberId, campaignId, idempotencyKey, at } = purchase;
  if (campaignId === null) return undefined;
  const open = await lockOpenPurchase(tx, { memberId, campaignId, at });
  if (!open || (await purchaseByKey(tx, memberId, idempotencyKey))) return undefined;
  return { ok: true, value: open };
}

async function openedBefore(
  tx: Tx,
  { memberId, idempotencyKey, requestHash }: NewPurchase,
): Promise<Answer<PurchaseRow>> {
  const before = await purchaseByKey(tx, memberId, idempotencyKey);
  if (!before) throw new Error('the purchase was not written');
  return before.request_hash === requestHash ? { ok: true, value: before } : refused('idempotency_key_reused');
}

const setExpiry = (tx: Tx, { id, pay_before }: PurchaseRow) =>
  enqueue(tx, { kind: expireKind, key: `purchase:${id}:unpaid`, payload: { purchaseId: id }, runAt: pay_before });
