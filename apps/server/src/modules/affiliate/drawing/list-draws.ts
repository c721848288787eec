import type { Calls } from '@chifan/contract';
import type { z } from 'zod';
import type { Answer } from '../../../platform/http/answers.ts';
import type { MemberContext } from '../../../platform/http/handlers.ts';
import { pageWindow } from '../../../platform/http/page-window.ts';
import type { Platform } from '../../../platform/module.ts';
import { countTickets } from '../../coupon/index.ts';
import { listedDraws } from './draw.store.ts';
import { drawView } from './draw-views.ts';

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
    countTickets(read, caller.id, now),
  ]);
  const records = rows.map((row) => drawView(row, language));
  return { ok: true, value: { tickets, draws: { records, total, pageNo, pageSize: page.limit } } };
}
