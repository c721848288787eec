import type { Calls } from '@chifan/contract';
import type { LotteryDraw } from '@chifan/contract/affiliate/views';
import type { Language } from '@chifan/domain';
import { lotteryDrawDays, maxLotteryDrawsPerDay } from '@chifan/domain/affiliate';
import type { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import type { Answer } from '../../../platform/http/call-result.ts';
import type { MemberContext } from '../../../platform/http/handlers.ts';
import { pageWindow } from '../../../platform/http/page-window.ts';
import type { Platform } from '../../../platform/module.ts';
import { localText } from '../../catalogue/index.ts';
import { countLotteryTickets } from '../../coupon/index.ts';
import { type DrawRow, insertDraw, listedDraws } from './draw.store.ts';

type Asked = z.output<Calls['draws']['input']>;
type Draws = z.input<Calls['draws']['output']>;
export async function listDraws(
  { database: { read } }: Platform,
  { pageNo, pageSize, orderId }: Asked,
  { caller, language, now }: MemberContext,
): Promise<Answer<Draws>> {
  const page = pageWindow({ pageNo, pageSize });
  const [{ rows, total }, tickets] = await Promise.all([
    listedDraws(read, { memberId: caller.id, orderId, now }, page),
    countLotteryTickets(read, caller.id, now),
  ]);
  const records = rows.map((row) => drawView(row, language));
  return { ok: true, value: { tickets, draws: { records, total, pageNo, pageSize: page.limit } } };
}

export const drawView = (draw: DrawRow, language: Language): LotteryDraw => ({
  orderId: draw.orderId,
  orderNumber: draw.orderNumber,
  dayNumber: draw.dayNumber,
  shopName: localText(draw.shopName, language),
  state: stateOf(draw),
  outcomes: draw.outcomes,
  until: draw.until.toISOString(),
  drawnAt: draw.drawnAt?.toISOString() ?? null,
});

/** A draw that has a result stays `drawn`, whatever happens to the order later. */
const stateOf = ({ drawnAt, isOver }: DrawRow): LotteryDraw['state'] =>
  drawnAt !== null ? 'drawn' : isOver ? 'over' : 'waiting';

type Completed = { readonly orderId: number; readonly memberId: number; readonly completedAt: Date };

/**
 * Creates the prize draw of a completed order, once. The caller must have locked the member's row in `ticket_progress`.
 */
export const openDraw = (tx: Tx, { orderId, memberId, completedAt }: Completed): Promise<void> =>
  insertDraw(tx, {
    orderId,
    memberId,
    until: new Date(completedAt.getTime() + lotteryDrawDays * 86_400_000),
    at: completedAt,
    perDay: maxLotteryDrawsPerDay,
  });
