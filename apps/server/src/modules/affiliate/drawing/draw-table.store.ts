import type { Prize } from '@chifan/domain/affiliate';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/database.ts';

export type DrawTable = { readonly id: number; readonly prizes: Prize[] };

export async function currentDrawTable(executor: Executor): Promise<DrawTable> {
  const { rows } = await sql<DrawTable>`SELECT id, prizes FROM draw_table ORDER BY id DESC LIMIT 1`.execute(executor);
  const [table] = rows;
  if (!table) throw new Error('there is no table to draw from');
  return table;
}

type NewDrawTable = {
  readonly replaces: number;
  readonly prizes: readonly Prize[];
  readonly staffId: number;
  readonly at: Date;
};

/** Older ones are kept: draws refer to them. @returns its id; undefined where `replaces` is not the current one. */
export async function addDrawTable(
  tx: Tx,
  { replaces, prizes, staffId, at }: NewDrawTable,
): Promise<number | undefined> {
  await sql`SELECT FROM draw_table WHERE id = ${replaces} FOR NO KEY UPDATE`.execute(tx);
  const { rows } = await sql<{ id: number }>`INSERT INTO draw_table (prizes, set_by, set_at)
    SELECT ${JSON.stringify(prizes)}::jsonb, ${staffId}, ${at}
    WHERE ${replaces} = (SELECT max(id) FROM draw_table) RETURNING id`.execute(tx);
  return rows[0]?.id;
}

export type PrizeFigure = { readonly amount: number; readonly times: number };

export async function prizesSince(executor: Executor, since: Date): Promise<PrizeFigure[]> {
  const { rows } = await sql<PrizeFigure>`
    SELECT outcome AS amount, count(*) AS times FROM draw CROSS JOIN unnest(outcomes) AS outcome
    WHERE drawn_at >= ${since} GROUP BY outcome ORDER BY outcome`.execute(executor);
  return rows;
}
