import { randomInt } from 'node:crypto';
import { type Calls, calls } from '@chifan/contract';
import { cappedPrize, prizeAt, prizeSharesTotal } from '@chifan/domain/affiliate';
import { rewardPendingHours } from '@chifan/domain/wallet';
import type { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { MemberContext } from '../../../platform/http/handlers.ts';
import { runIdempotently } from '../../../platform/http/idempotency.ts';
import type { Platform } from '../../../platform/module.ts';
import { countLotteryTickets, useLotteryTicket } from '../../coupon/index.ts';
import { lockOrder, type OrderRow, requireShopId } from '../../ordering/index.ts';
import { grantReward } from '../../wallet/index.ts';
import { rewardableAmountOf } from '../rewarding/net-paid.ts';
import { orderFacts } from '../rewarding/own-shop.store.ts';
import { currentDrawTable, type DrawRow, drawOfOrder, writeDrawResult } from './draw.store.ts';
import { drawView } from './list-draws.ts';

type Request = z.output<Calls['draw']['input']>;
type Drawn = z.input<Calls['draw']['output']>;
/** Returns a uniformly distributed, unpredictable integer from 0 to 999,999. */
export type Roll = () => number;
const anyRoll: Roll = () => randomInt(prizeSharesTotal);

/**
 * Draws the prize for a completed order, with two rolls if the member uses a double-draw ticket (rule affiliate-5).
 * Locks the order. A retry with the same idempotency key returns the same result.
 */
export const drawForOrder = (
  platform: Platform,
  request: Request,
  context: MemberContext,
  roll: Roll = anyRoll,
): Promise<Answer<Drawn>> =>
  runIdempotently(platform.database, context, calls.draw.path, request, async (tx, after) => {
    const { caller, language, now } = context;
    const whose = { orderId: request.orderId, memberId: caller.id, now };
    const order = await lockOrder(tx, request.orderId);
    const draw = await drawOfOrder(tx, whose);
    if (!order || !draw) return refused('draw_not_found');
    const facts = await orderFacts(tx, { orderId: order.id, memberId: order.member_id, shopId: requireShopId(order) });
    const obstacle = obstacleOf(order, draw, facts);
    if (obstacle) return refused(obstacle);
    const isTwice =
      request.withTicket && (await useLotteryTicket(tx, { memberId: caller.id, orderId: order.id, at: now }));
    if (request.withTicket && !isTwice) return refused('draw_ticket_missing');
    const earning = rewardableAmountOf(order, facts.bonus);
    const outcomes = await rollFor(tx, { orderId: order.id, earning, isTwice, at: now }, roll);
    const award = await awardFor(tx, order, { outcomes, earning }, now);
    after(() => platform.live.publish([`member:${caller.id}`], { topic: 'wallet', version: now.getTime() }));
    const ticketsLeft = await countLotteryTickets(tx, caller.id, now);
    return { ok: true, value: { ...drawView({ ...draw, outcomes, drawnAt: now }, language), ...award, ticketsLeft } };
  });

function obstacleOf(order: OrderRow, { drawnAt, isOver }: DrawRow, { isOwnShop }: { readonly isOwnShop: boolean }) {
  if (drawnAt !== null) return 'draw_done';
  if (isOver) return 'draw_over';
  // The undecided refund may return the whole payment. Reject the draw until the refund is decided, so that no
  // double-draw ticket is lost.
  if (order.state === 'after_sale_processing') return 'draw_waits';
  // Check this again at the draw, because the server may learn only after the completion of the order that the
  // restaurant belongs to the member.
  return isOwnShop ? 'draw_over' : null;
}

async function rollFor(
  tx: Tx,
  {
    orderId,
    earning,
    isTwice,
    at,
  }: {
    readonly orderId: number;
    /** The part of the order's payment that earns rewards, in fen. A prize is at most 2% of this amount. */
    readonly earning: number;
    readonly isTwice: boolean;
    readonly at: Date;
  },
  roll: Roll,
): Promise<number[]> {
  const { id: tableId, prizes } = await currentDrawTable(tx);
  const rolls = isTwice ? [roll(), roll()] : [roll()];
  const outcomes = rolls.map((rolled) => cappedPrize(prizeAt(prizes, rolled), earning));
  await writeDrawResult(tx, { orderId, outcomes, tableId, at });
  return outcomes;
}

/**
 * Grants the prize as a reward of the order. The prize is pending for a day and reduced by refunds, like every reward
 * of an order.
 */
async function awardFor(
  tx: Tx,
  order: OrderRow,
  { outcomes, earning }: { readonly outcomes: readonly number[]; readonly earning: number },
  at: Date,
) {
  const { id: orderId, member_id: memberId, completed_at: completedAt } = order;
  if (completedAt === null) throw new Error(`order ${order.number} has a draw and is not completed`);
  const amount = outcomes.reduce((sum, outcome) => sum + outcome, 0);
  if (amount === 0) return { amount, dueAt: null };
  await grantReward(tx, { orderId, memberId, kind: 'draw', amount, base: earning, completedAt, at });
  const dueAt = Math.max(at.getTime(), completedAt.getTime() + rewardPendingHours * 3_600_000);
  return { amount, dueAt: new Date(dueAt).toISOString() };
}
