import { fen } from '@chifan/domain';
import { affiliateRewardOf, earnsLotteryDraw, lotteryTicketsEarned } from '@chifan/domain/affiliate';
import { type Tx, writePipelined } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/module.ts';
import { issueLotteryTicket, revokeLotteryTickets } from '../../coupon/index.ts';
import { lockOrder, type OrderRow, requireShopId } from '../../ordering/index.ts';
import { arePayersKnown } from '../../payment/index.ts';
import { grantReward, takeRewardsBack } from '../../wallet/index.ts';
import { openDraw } from '../lottery/list-draws.ts';
import {
  type LotteryTicketProgress,
  lockExistingProgress,
  lockProgress,
  writeProgress,
} from '../lottery-tickets/ticket-progress.store.ts';
import { type CountedOrder, recountFriend, rewardEligibilityOf, writeCounted } from './counted-order.store.ts';
import { netPaidOf, rewardableAmountOf, totalPaidOf } from './net-paid.ts';

type After = (effect: () => void) => void;

/**
 * Computes the rewards of a completed order for the guest and the inviter (rule affiliate-3). Idempotent, and repeated
 * after each refund. Locks the guest's progress rows before the inviter's, which prevents deadlocks.
 * @returns `payers_unknown` until the gateways have named the payers (`enqueueFetchPayers`)
 */
export async function computeOrderRewards(
  platform: Platform,
  tx: Tx,
  { orderId }: { readonly orderId: number },
  after: After,
): Promise<RecountOutcome> {
  const order = await lockOrder(tx, orderId);
  return order ? computeRewardsOfLockedOrder(platform, tx, order, after) : 'not_completed';
}

export type RecountOutcome = 'counted' | 'not_completed' | 'payers_unknown';

/** Does the work of `computeOrderRewards` for an order that the caller has locked. */
export async function computeRewardsOfLockedOrder(
  platform: Platform,
  tx: Tx,
  order: OrderRow,
  after: After,
): Promise<RecountOutcome> {
  const { id: orderId, member_id: memberId, completed_at: completedAt } = order;
  if (completedAt === null) return 'not_completed';
  const at = platform.clock.now();
  const [own, { inviterId, barred, isOwnShop, bonus, before }] = await Promise.all([
    lockProgress(tx, memberId, 'spending'),
    rewardEligibilityOf(tx, { orderId, memberId, shopId: requireShopId(order) }),
  ]);
  // Whether guest and inviter share a payer is decided only once, when the payers of guest and inviter are known.
  const people = inviterId === null ? [memberId] : [memberId, inviterId];
  if (!before && !(await arePayersKnown(tx, people))) return 'payers_unknown';
  const kept = rewardableAmountOf(order, bonus);
  const now = {
    orderId,
    memberId,
    inviterId,
    barred,
    isOwnShop,
    kept,
    completedAt: before?.completedAt ?? completedAt,
  };
  writePipelined(tx, writeCounted(tx, now));
  const amount = isOwnShop ? own.amount : own.amount - (before?.kept ?? 0) + kept;
  if (amount !== own.amount) await settleTickets(platform, tx, { ...own, amount }, at);
  if (!before) await firstCount(tx, order, { isOwnShop, earning: kept, at });
  if (before) await settleFriendsTickets(platform, tx, memberId, at);
  await countForInviter(platform, tx, order, now, at);
  publishToMemberAndInviter(platform, now, at, after);
  return 'counted';
}

/**
 * Handles an order whose rewards are computed for the first time. Creates a prize draw, and takes back the rewards for
 * the part that a top-up bonus paid, or all rewards at the guest's own restaurant (rules affiliate-5, wallet-12,
 * wallet-13).
 */
async function firstCount(
  tx: Tx,
  order: OrderRow,
  { isOwnShop, earning, at }: { readonly isOwnShop: boolean; readonly earning: number; readonly at: Date },
): Promise<void> {
  const { id: orderId, member_id: memberId, completed_at: completedAt } = order;
  const kept = netPaidOf(order);
  const lost = isOwnShop ? kept : kept - earning;
  if (lost > 0) await takeRewardsBack(tx, { orderId, paid: kept, refunded: lost, at });
  if (!isOwnShop && completedAt !== null && earnsLotteryDraw(earning))
    writePipelined(tx, openDraw(tx, { orderId, memberId, completedAt }));
}

/**
 * Called after a refund of the guest's own order, which may return a used double-draw ticket to the guest. Revokes the
 * returned ticket if refunds of friends' orders left too few friends for it.
 */
async function settleFriendsTickets(platform: Platform, tx: Tx, memberId: number, at: Date): Promise<void> {
  const progress = await lockExistingProgress(tx, memberId, 'friends');
  if (progress) await settleTickets(platform, tx, progress, at);
}

async function countForInviter(
  platform: Platform,
  tx: Tx,
  order: OrderRow,
  counted: CountedOrder,
  at: Date,
): Promise<void> {
  const { orderId, memberId: friendId, inviterId, kept, barred, completedAt } = counted;
  if (inviterId === null) return;
  const change = await recountFriend(tx, { friendId, inviterId });
  if (change !== 0) {
    const progress = await lockProgress(tx, inviterId, 'friends');
    await settleTickets(platform, tx, { ...progress, amount: progress.amount + change }, at);
  }
  if (barred !== null) return;
  const amount = affiliateRewardOf({ goods: fen(order.goods), paid: fen(totalPaidOf(order)), kept: fen(kept) });
  const reward = { orderId, memberId: inviterId, kind: 'affiliate', amount, base: kept, completedAt, at } as const;
  writePipelined(tx, grantReward(tx, reward));
}

function publishToMemberAndInviter(
  { live }: Platform,
  { memberId, inviterId }: CountedOrder,
  at: Date,
  after: After,
): void {
  const told = inviterId === null ? [memberId] : [memberId, inviterId];
  after(() =>
    live.publish(
      told.map((id) => `member:${id}` as const),
      { topic: 'wallet', version: at.getTime() },
    ),
  );
}

/**
 * Issues earned double-draw tickets. If a refund reduced the member's progress, unused tickets are revoked. Used
 * tickets remain and are offset against the next earned tickets. The caller must have locked the progress row.
 */
async function settleTickets(platform: Platform, tx: Tx, progress: LotteryTicketProgress, at: Date): Promise<void> {
  const { memberId, source, amount, issued, numbered } = progress;
  const missing = lotteryTicketsEarned(source, amount) - issued;
  if (missing < 0) {
    const revoked = await revokeLotteryTickets(tx, { memberId, keyPrefix: `${source}:`, count: -missing, at });
    writePipelined(tx, writeProgress(tx, { ...progress, issued: issued - revoked }));
    return;
  }
  for (let number = numbered + 1; number <= numbered + missing; number += 1) {
    await issueLotteryTicket(tx, { memberId, key: `${source}:${number}`, at });
  }
  writePipelined(tx, writeProgress(tx, { ...progress, issued: issued + missing, numbered: numbered + missing }));
  if (missing === 0) return;
  const news = { memberId, at: at.toISOString() };
  writePipelined(tx, platform.events.publish(tx, 'reward.credited', news, at));
}
