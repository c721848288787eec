import { randomInt } from 'node:crypto';
import { type Calls, calls } from '@chifan/contract';
import { prizeAt, wholeOfShares } from '@chifan/domain/affiliate';
import { rewardPendingHours } from '@chifan/domain/wallet';
import type { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/answers.ts';
import type { MemberContext } from '../../../platform/http/handlers.ts';
import { once } from '../../../platform/http/idempotency.ts';
import type { Platform } from '../../../platform/module.ts';
import { countTickets, takeTicket } from '../../coupon/index.ts';
import { lockOrder, type OrderRow } from '../../ordering/index.ts';
import { grantReward } from '../../wallet/index.ts';
import { currentDrawTable, type DrawRow, drawOfOrder, writeDrawn } from './draw.store.ts';
import { drawView } from './list-draws.ts';

type Request = z.output<Calls['draw']['input']>;
type Drawn = z.input<Calls['draw']['output']>;
/** A number from 0 to 999,999, each as likely as any other, that nobody can foresee. */
export type Roll = () => number;
const anyRoll: Roll = () => randomInt(wholeOfShares);

/** Once, twice with a ticket (rule affiliate-5), under the order's lock; the same key is told the same result. */
export const drawForOrder = (
  platform: Platform,
  request: Request,
  context: MemberContext,
  roll: Roll = anyRoll,
): Promise<Answer<Drawn>> =>
  once(platform.database, context, calls.draw.path, request, async (tx, after) => {
    const { caller, language, now } = context;
    const whose = { orderId: request.orderId, memberId: caller.id, now };
    const order = await lockOrder(tx, request.orderId);
    const draw = await drawOfOrder(tx, whose);
    if (!order || !draw) return refused('draw_not_found');
    const obstacle = obstacleOf(order, draw);
    if (obstacle) return refused(obstacle);
    const isTwice = request.withTicket && (await takeTicket(tx, { memberId: caller.id, orderId: order.id, at: now }));
    if (request.withTicket && !isTwice) return refused('draw_ticket_missing');
    const outcomes = await rollFor(tx, { orderId: order.id, isTwice, at: now }, roll);
    const award = await awardFor(tx, order, outcomes, now);
    after(() => platform.live.tell([`member:${caller.id}`], { topic: 'wallet', version: now.getTime() }));
    const ticketsLeft = await countTickets(tx, caller.id, now);
    return { ok: true, value: { ...drawView({ ...draw, outcomes, drawnAt: now }, language), ...award, ticketsLeft } };
  });

function obstacleOf(order: OrderRow, { drawnAt, isOver }: DrawRow) {
  if (drawnAt !== null) return 'draw_done';
  if (isOver) return 'draw_over';
  // All of it may come back, and the ticket would be gone: it is drawn for once somebody has decided.
  return order.state === 'after_sale_processing' ? 'draw_waits' : null;
}

async function rollFor(
  tx: Tx,
  { orderId, isTwice, at }: { readonly orderId: number; readonly isTwice: boolean; readonly at: Date },
  roll: Roll,
): Promise<number[]> {
  const { id: tableId, prizes } = await currentDrawTable(tx);
  const rolls = isTwice ? [roll(), roll()] : [roll()];
  const outcomes = rolls.map((rolled) => prizeAt(prizes, rolled).amount);
  await writeDrawn(tx, { orderId, outcomes, tableId, at });
  return outcomes;
}

/** Waits like everything that an order earns; later refunds take it back. */
async function awardFor(tx: Tx, order: OrderRow, outcomes: readonly number[], at: Date) {
  const { id: orderId, member_id: memberId, completed_at: completedAt } = order;
  if (completedAt === null) throw new Error(`order ${order.number} has a draw and is not completed`);
  const amount = outcomes.reduce((sum, outcome) => sum + outcome, 0);
  if (amount === 0) return { amount, dueAt: null };
  const base = order.balance_part + order.payable - order.refunded_balance - order.refunded_gateway;
  await grantReward(tx, { orderId, memberId, kind: 'draw', amount, base, completedAt, at });
  const dueAt = Math.max(at.getTime(), completedAt.getTime() + rewardPendingHours * 3_600_000);
  return { amount, dueAt: new Date(dueAt).toISOString() };
}
