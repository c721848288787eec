import { fen } from '@chifan/domain';
import { affiliateRewardOf, ticketsEarned } from '@chifan/domain/affiliate';
import type { Tx } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/module.ts';
import { issueTicket, revokeTickets } from '../../coupon/index.ts';
import { lockOrder, type OrderRow } from '../../ordering/index.ts';
import { arePayersKnown } from '../../payment/index.ts';
import { grantReward } from '../../wallet/index.ts';
import {
  lockProgress,
  lockStandingProgress,
  type TicketProgress,
  writeProgress,
} from '../tickets/ticket-progress.store.ts';
import { type CountedOrder, countedOrder, inviterOf, recountFriend, writeCounted } from './counted-order.store.ts';

type After = (effect: () => void) => void;

/**
 * What a completed order earns its guest and their inviter (rule affiliate-3). Idempotent. The guest's rows of progress
 * are locked before the inviter's, so that no two wait in a circle. @returns `payers_unknown` until the gateways have
 * said who paid (`bookLearning`).
 */
export async function recountOrder(
  platform: Platform,
  tx: Tx,
  { orderId }: { readonly orderId: number },
  after: After,
): Promise<'counted' | 'not_completed' | 'payers_unknown'> {
  const order = await lockOrder(tx, orderId);
  if (!order || order.completed_at === null) return 'not_completed';
  const at = platform.clock.now();
  const own = await lockProgress(tx, order.member_id, 'spending');
  const before = await countedOrder(tx, orderId);
  const first = before ?? (await firstCount(tx, order, order.completed_at));
  if (first === undefined) return 'payers_unknown';
  const now = { ...first, kept: keptOf(order) };
  await writeCounted(tx, now);
  const amount = own.amount - (before?.kept ?? 0) + now.kept;
  if (amount !== own.amount) await settleTickets(tx, { ...own, amount }, at);
  if (before) await settleFriendsTickets(tx, order.member_id, at);
  await countForInviter(tx, order, now, at);
  tellBoth(platform, now, at, after);
  return 'counted';
}

/** A refund may have brought a ticket back that the guest's own friends do not earn any more. */
async function settleFriendsTickets(tx: Tx, memberId: number, at: Date): Promise<void> {
  const progress = await lockStandingProgress(tx, memberId, 'friends');
  if (progress) await settleTickets(tx, progress, at);
}

/** Whether guest and inviter are one person is looked at once, when all is known of who paid for either. */
async function firstCount(tx: Tx, order: OrderRow, completedAt: Date): Promise<CountedOrder | undefined> {
  const { id: orderId, member_id: memberId } = order;
  const { inviterId, barred } = await inviterOf(tx, memberId);
  if (inviterId !== null && !(await arePayersKnown(tx, [memberId, inviterId]))) return undefined;
  return { orderId, memberId, inviterId, barred, kept: 0, completedAt };
}

async function countForInviter(tx: Tx, order: OrderRow, counted: CountedOrder, at: Date): Promise<void> {
  const { orderId, memberId: friendId, inviterId, kept, barred, completedAt } = counted;
  if (inviterId === null) return;
  const change = await recountFriend(tx, { friendId, inviterId });
  if (change !== 0) {
    const progress = await lockProgress(tx, inviterId, 'friends');
    await settleTickets(tx, { ...progress, amount: progress.amount + change }, at);
  }
  if (barred !== null) return;
  const amount = affiliateRewardOf({ goods: fen(order.goods), paid: fen(paidFor(order)), kept: fen(kept) });
  await grantReward(tx, { orderId, memberId: inviterId, kind: 'affiliate', amount, base: kept, completedAt, at });
}

const paidFor = (order: OrderRow): number => order.balance_part + order.payable;

export const keptOf = (order: OrderRow): number => paidFor(order) - order.refunded_balance - order.refunded_gateway;

function tellBoth({ live }: Platform, { memberId, inviterId }: CountedOrder, at: Date, after: After): void {
  const told = inviterId === null ? [memberId] : [memberId, inviterId];
  after(() =>
    live.tell(
      told.map((id) => `member:${id}` as const),
      { topic: 'wallet', version: at.getTime() },
    ),
  );
}

/**
 * Gives the tickets that are earned and not given yet. Where a refund made progress less than what was given, unused tickets
 * are taken back; used ones stay, and are made up for by what is earned next. The row of progress must be locked.
 */
async function settleTickets(tx: Tx, progress: TicketProgress, at: Date): Promise<void> {
  const { memberId, source, amount, issued, numbered } = progress;
  const missing = ticketsEarned(source, amount) - issued;
  if (missing < 0) {
    const revoked = await revokeTickets(tx, { memberId, keyPrefix: `${source}:`, count: -missing, at });
    return writeProgress(tx, { ...progress, issued: issued - revoked });
  }
  for (let number = numbered + 1; number <= numbered + missing; number += 1) {
    await issueTicket(tx, { memberId, key: `${source}:${number}`, at });
  }
  await writeProgress(tx, { ...progress, issued: issued + missing, numbered: numbered + missing });
}
