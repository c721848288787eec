import type { PartlyTranslated } from '@chifan/domain';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';

export type ReviewForNotification = {
  /** Author of the review. Null for an invented review of the demo city. */
  readonly member_id: number | null;
  readonly order_id: number | null;
  readonly state: string;
  readonly version: number;
  readonly shop: PartlyTranslated;
};

export async function reviewForNotification(
  executor: Executor,
  reviewId: number,
): Promise<ReviewForNotification | undefined> {
  const { rows } = await sql<ReviewForNotification>`
    SELECT r.member_id, r.order_id, r.state, r.version, s.name AS shop FROM review r JOIN shop s ON s.id = r.shop_id
    WHERE r.id = ${reviewId}`.execute(executor);
  return rows[0];
}

type HelpRequestForNotification = {
  readonly member_id: number;
  readonly moved_at: Date;
  /** Whether the member has read all answers to the help request. */
  readonly is_read: boolean;
};

/** Returns the member to notify, and the time of the answer. Returns undefined for a visitor without an account. */
export async function helpRequestForNotification(
  executor: Executor,
  helpRequestId: number,
): Promise<HelpRequestForNotification | undefined> {
  const { rows } = await sql<HelpRequestForNotification>`
    SELECT r.member_id, r.moved_at, NOT EXISTS (SELECT FROM help_message m
        WHERE m.help_request_id = r.id AND m.is_of_platform AND m.id > r.read_message_id) AS is_read
    FROM help_request r WHERE r.id = ${helpRequestId} AND r.member_id IS NOT NULL`.execute(executor);
  return rows[0];
}
