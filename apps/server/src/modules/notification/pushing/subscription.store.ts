import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';

export type SubscriptionRow = {
  readonly id: number;
  readonly member_id: number;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly time_zone: string;
};

export type NewSubscription = {
  readonly memberId: number;
  readonly sessionHash: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly timeZone: string;
  readonly at: Date;
};

/** A browser has one; whoever subscribes on it last is who gets its messages. */
export async function writeSubscription(executor: Executor, made: NewSubscription): Promise<void> {
  await sql`INSERT INTO push_subscription (member_id, session_hash, endpoint, p256dh, auth, time_zone, created_at)
    VALUES (${made.memberId}, ${made.sessionHash}, ${made.endpoint}, ${made.p256dh}, ${made.auth}, ${made.timeZone},
      ${made.at})
    ON CONFLICT (endpoint) DO UPDATE SET member_id = excluded.member_id, session_hash = excluded.session_hash,
      p256dh = excluded.p256dh, auth = excluded.auth, time_zone = excluded.time_zone`.execute(executor);
}

/** The oldest beyond so many: a member has no more browsers than that. */
export async function removeOldest(executor: Executor, memberId: number, kept: number): Promise<void> {
  await sql`DELETE FROM push_subscription WHERE id IN (SELECT id FROM push_subscription
    WHERE member_id = ${memberId} ORDER BY id DESC OFFSET ${kept})`.execute(executor);
}

export async function removeSubscription(executor: Executor, memberId: number, endpoint: string): Promise<void> {
  await sql`DELETE FROM push_subscription WHERE member_id = ${memberId} AND endpoint = ${endpoint}`.execute(executor);
}

export const removeDeadSubscription = (executor: Executor, id: number) =>
  sql`DELETE FROM push_subscription WHERE id = ${id}`.execute(executor);

/** Undefined once it is gone, or its session's time has passed. */
export async function subscriptionToUse(
  executor: Executor,
  id: number,
  now: Date,
): Promise<SubscriptionRow | undefined> {
  const { rows } = await sql<SubscriptionRow>`
    SELECT s.id, s.member_id, s.endpoint, s.p256dh, s.auth, s.time_zone
    FROM push_subscription s JOIN session ON session.token_hash = s.session_hash
    WHERE s.id = ${id} AND session.expires_at > ${now}`.execute(executor);
  return rows[0];
}
