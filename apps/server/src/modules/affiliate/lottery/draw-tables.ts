import type { Calls } from '@chifan/contract';
import { expectedPrize, isValidPrizeTable, type LotteryPrize } from '@chifan/domain/affiliate';
import type { z } from 'zod';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { SignedIn } from '../../../platform/http/caller.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { currentDrawTable, insertDrawTable, prizesSince } from './draw.store.ts';

type Table = z.input<Calls['drawTable']['output']>;
type Figures = z.input<Calls['drawFigures']['output']>;

export async function showDrawTable({ database }: Platform): Promise<Answer<Table>> {
  return { ok: true, value: await currentDrawTable(database.read) };
}

/** Replaces the prize table. Refused if another operator has changed the table since this operator loaded it. */
export async function setDrawTable(
  { database }: Platform,
  { replaces, prizes }: { readonly replaces: number; readonly prizes: readonly LotteryPrize[] },
  { caller, now }: Context<SignedIn>,
): Promise<Answer<Table>> {
  if (!isValidPrizeTable(prizes)) return refused('draw_table_invalid');
  const table = { replaces, prizes, staffId: caller.id, at: now };
  const id = await database.transact((tx) => insertDrawTable(tx, table));
  return id === undefined ? refused('table_changed') : { ok: true, value: { id, prizes: [...prizes] } };
}

const figuresDays = 30;

/**
 * Returns how often each prize was drawn in the last thirty days, and the expected prize of a draw. A draw with a
 * ticket counts as two draws.
 */
export async function showDrawFigures({ database }: Platform, now: Date): Promise<Answer<Figures>> {
  const prizes = await prizesSince(database.read, new Date(now.getTime() - figuresDays * 86_400_000));
  const table = await currentDrawTable(database.read);
  const draws = prizes.reduce((sum, { times }) => sum + times, 0);
  const amount = prizes.reduce((sum, { amount, times }) => sum + amount * times, 0);
  return { ok: true, value: { draws, amount, expectedEach: expectedPrize(table.prizes), prizes } };
}
