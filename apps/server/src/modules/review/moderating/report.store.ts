import type { ReviewFault } from '@chifan/domain/review';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

export type NewReport = {
  readonly reviewId: number;
  readonly memberId: number;
  readonly reason: ReviewFault;
  readonly note: string;
  readonly at: Date;
};

/** Stores a report. A second report of the same review by the same member is ignored. */
export async function insertReport(tx: Tx, { reviewId, memberId, reason, note, at }: NewReport): Promise<void> {
  await sql`INSERT INTO review_report (review_id, member_id, reason, note, created_at)
    VALUES (${reviewId}, ${memberId}, ${reason}, ${note}, ${at}) ON CONFLICT DO NOTHING`.execute(tx);
}

/**
 * Returns the number of a member's reports since a time. Makes concurrent reports wait until the transaction ends, so
 * that all are counted.
 */
export async function lockReportsSince(tx: Tx, memberId: number, since: Date): Promise<number> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`review reports of ${memberId}`}, 0))`.execute(tx);
  const { rows } = await sql<{ reports: number }>`SELECT count(*)::int AS reports FROM review_report
    WHERE member_id = ${memberId} AND created_at > ${since}`.execute(tx);
  return rows[0]?.reports ?? 0;
}

export async function settleReports(tx: Tx, reviewId: number, at: Date): Promise<void> {
  await sql`UPDATE review_report SET settled_at = ${at} WHERE review_id = ${reviewId} AND settled_at IS NULL`.execute(
    tx,
  );
}
