import type { LotteryTicketSource } from '@chifan/domain/affiliate';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/database.ts';

export type LotteryTicketProgress = {
  readonly memberId: number;
  readonly source: LotteryTicketSource;
  /**
   * Number of invited friends with a completed order if the source is `friends`. Spent fen if the source is `spending`.
   */
  readonly amount: number;
  /**
   * Number of double-draw tickets that the member got from this source and that were not revoked. Includes used
   * tickets.
   */
  readonly issued: number;
  /** Number of double-draw tickets that the member ever got from this source, including revoked tickets. */
  readonly numbered: number;
};

/**
 * Locks the row with a member's progress towards the next double-draw ticket, so that concurrent transactions change
 * the progress one after the other. Creates the row if needed.
 */
export async function lockProgress(
  tx: Tx,
  memberId: number,
  source: LotteryTicketSource,
): Promise<LotteryTicketProgress> {
  const standing = await lockExistingProgress(tx, memberId, source);
  if (standing) return standing;
  await sql`INSERT INTO ticket_progress (member_id, source) VALUES (${memberId}, ${source})
    ON CONFLICT DO NOTHING`.execute(tx);
  const progress = await lockExistingProgress(tx, memberId, source);
  if (!progress) throw new Error(`member ${memberId} has no progress`);
  return progress;
}

export async function lockExistingProgress(
  tx: Tx,
  memberId: number,
  source: LotteryTicketSource,
): Promise<LotteryTicketProgress | undefined> {
  const { rows } = await sql<LotteryTicketProgress>`SELECT ${columns} FROM ticket_progress
    WHERE member_id = ${memberId} AND source = ${source} FOR UPDATE`.execute(tx);
  return rows[0];
}

export async function writeProgress(tx: Tx, progress: LotteryTicketProgress): Promise<void> {
  const { memberId, source, amount, issued, numbered } = progress;
  await sql`UPDATE ticket_progress SET amount = ${amount}, issued = ${issued}, numbered = ${numbered}
    WHERE member_id = ${memberId} AND source = ${source}`.execute(tx);
}

export async function progressOf(executor: Executor, memberId: number): Promise<LotteryTicketProgress[]> {
  const { rows } = await sql<LotteryTicketProgress>`SELECT ${columns} FROM ticket_progress
    WHERE member_id = ${memberId}`.execute(executor);
  return rows;
}

const columns = sql`member_id AS "memberId", source, amount, issued, numbered`;
