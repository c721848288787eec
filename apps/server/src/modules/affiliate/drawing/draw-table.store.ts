import type { Prize } from '@chifan/domain/affiliate';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/database.ts';

export type DrawTable = { readonly id: number; readonly prizes: Prize[] };

/** The one that stands: the newest. */
export async function currentDrawTable(executor: Executor): Promise<DrawTable> {
  const { rows } = await sql<DrawTable>`SELECT id, prizes FROM draw_table ORDER BY id DESC LIMIT 1`.execute(executor);
  const [table] = rows;
  if (!table) throw new Error('there is no table to draw from');
  return table;
}

/** The ones before it are kept: draws were drawn from them. */
export async function addDrawTable(
  tx: Tx,
  { prizes, staffId, at }: { readonly prizes: readonly Prize[]; readonly staffId: number; readonly at: Date },
): Promise<void> {
  await sql`INSERT INTO draw_table (prizes, set_by, set_at)
    VALUES (${JSON.stringify(prizes)}::jsonb, ${staffId}, ${at})`.execute(tx);
}

export type PrizeFigure = { readonly amount: number; readonly times: number };

/** How often each prize came out since then, the smallest first. */
export async function prizesSince(executor: Executor, since: Date): Promise<PrizeFigure[]> {
  const { rows } = await sql<PrizeFigure>`
    SELECT outcome AS amount, count(*) AS times FROM draw CROSS JOIN unnest(outcomes) AS outcome
    WHERE drawn_at >= ${since} GROUP BY outcome ORDER BY outcome`.execute(executor);
  return rows;
}
