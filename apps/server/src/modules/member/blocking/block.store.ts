import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/database.ts';

export type BlockEvent = 'block' | 'unblock';

/**
 * Locks the member's row, so that a concurrent sign-in of the member waits. @returns undefined if the member does not
 * exist
 */
export async function lockBlock(tx: Tx, memberId: number): Promise<{ readonly isBlocked: boolean } | undefined> {
  const { rows } = await sql<{ isBlocked: boolean }>`
    SELECT blocked_at IS NOT NULL AS "isBlocked" FROM member
    WHERE id = ${memberId} AND deleted_at IS NULL FOR UPDATE`.execute(tx);
  return rows[0];
}

type Change = {
  readonly memberId: number;
  readonly event: BlockEvent;
  readonly reason: string;
  readonly staffId: number;
  readonly at: Date;
};

/** Blocks or unblocks the member and stores who did it, when and why. */
export async function writeBlock(tx: Tx, { memberId, event, reason, staffId, at }: Change): Promise<void> {
  await sql`UPDATE member SET blocked_at = ${event === 'block' ? at : null}::timestamptz
    WHERE id = ${memberId}`.execute(tx);
  await sql`INSERT INTO member_block_history (member_id, event, reason, staff_id, created_at)
    VALUES (${memberId}, ${event}, ${reason}, ${staffId}, ${at})`.execute(tx);
}

/**
 * SQL condition that is true if the member is blocked. Statements that must not write for a blocked member contain the
 * condition.
 */
export const sqlIsBlocked = (memberId: number) =>
  sql<boolean>`EXISTS (SELECT FROM member WHERE id = ${memberId} AND blocked_at IS NOT NULL)`;

export async function isMemberBlocked(executor: Executor, memberId: number): Promise<boolean> {
  const { rows } = await sql<{ isBlocked: boolean }>`SELECT ${sqlIsBlocked(memberId)} AS "isBlocked"`.execute(executor);
  return rows[0]?.isBlocked ?? false;
}

export type BlockLine = {
  readonly event: BlockEvent;
  readonly reason: string;
  readonly by: string;
  readonly at: Date;
};

export async function blocksOf(executor: Executor, memberId: number): Promise<BlockLine[]> {
  const { rows } = await sql<BlockLine>`
    SELECT h.event, h.reason, staff.name AS by, h.created_at AS at
    FROM member_block_history h JOIN staff ON staff.id = h.staff_id
    WHERE h.member_id = ${memberId} ORDER BY h.id DESC`.execute(executor);
  return rows;
}
