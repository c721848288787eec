import { fen } from '@chifan/domain';
import { affiliateRewardOf } from '@chifan/domain/affiliate';
import type { Tx } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/module.ts';
import { lockOrder, type OrderRow } from '../../ordering/index.ts';
import { grantReward } from '../../wallet/index.ts';
import { settleTickets } from '../tickets/settle-tickets.ts';
import { lockProgress } from '../tickets/ticket-progress.store.ts';
import { type CountedOrder, countedOrder, inviterOf, recountFriend, writeCounted } from './counted-order.store.ts';

type After = (effect: () => void) => void;

/**
 * What a completed order is worth to its guest and to who invited them, reckoned anew: the guest's own way to a ticket, the
 * inviter's, and 2% of what was kept (decisions §6). Once or ten times comes to the same. Whoever counts for one guest waits
 * for their row of progress, and after it for the inviter's: no two wait in a circle.
 * @returns what it counts for, or undefined where it is not completed.
 */
export async function recountOrder(
  platform: Platform,
  tx: Tx,
  { orderId }: { readonly orderId: number },
  after: After,
): Promise<CountedOrder | undefined> {
  const order = await lockOrder(tx, orderId);
  if (!order || order.completed_at === null) return undefined;
  const at = platform.clock.now();
  const own = await lockProgress(tx, order.member_id, 'spending');
  const before = await countedOrder(tx, orderId);
  const now = { ...(before ?? (await firstCount(tx, order, order.completed_at))), kept: keptOf(order) };
  await writeCounted(tx, now);
  const amount = own.amount - (before?.kept ?? 0) + now.kept;
  if (amount !== own.amount) await settleTickets(tx, { ...own, amount }, at);
  await countForInviter(tx, order, now, at);
  for (const memberId of [now.memberId, now.inviterId]) {
    if (memberId !== null)
      after(() => platform.live.tell([`member:${memberId}`], { topic: 'wallet', version: at.getTime() }));
  }
  return now;
}

/** Whether both are one person is looked at once, when the order has been completed. */
const firstCount = async (tx: Tx, { id, member_id: memberId }: OrderRow, completedAt: Date): Promise<CountedOrder> => ({
  orderId: id,
  memberId,
  ...(await inviterOf(tx, memberId)),
  kept: 0,
  completedAt,
});

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
const keptOf = (order: OrderRow): number => paidFor(order) - order.refunded_balance - order.refunded_gateway;
