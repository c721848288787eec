import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';

export type SubscriptionRow = {
  readonly id: number;
  /** The user of the browser. Exactly one of the two ids is set, for a guest or for a member of staff. */
  readonly member_id: number | null;
  readonly staff_id: number | null;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly time_zone: string;
};

/** The person who receives the push messages of a browser. */
export type Subscriber = { readonly column: 'member_id' | 'staff_id'; readonly id: number };

export type NewSubscription = {
  readonly of: Subscriber;
  readonly sessionHash: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly timeZone: string;
  readonly at: Date;
};

/**
 * Stores the subscription of a browser. Each browser has one, and its messages go to the person who subscribed last.
 */
export async function writeSubscription(executor: Executor, made: NewSubscription): Promise<void> {
  const { column, id } = made.of;
  const [memberId, staffId] = column === 'member_id' ? [id, null] : [null, id];
  await sql`INSERT INTO push_subscription
      (member_id, staff_id, session_hash, endpoint, p256dh, auth, time_zone, created_at)
    VALUES (${memberId}, ${staffId}, ${made.sessionHash}, ${made.endpoint}, ${made.p256dh}, ${made.auth},
      ${made.timeZone}, ${made.at})
    ON CONFLICT (endpoint) DO UPDATE SET member_id = excluded.member_id, staff_id = excluded.staff_id,
      session_hash = excluded.session_hash, p256dh = excluded.p256dh, auth = excluded.auth,
      time_zone = excluded.time_zone`.execute(executor);
}

/** Deletes a person's oldest push subscriptions, so that the newest `kept` subscriptions remain. */
export async function removeOldest(executor: Executor, { column, id }: Subscriber, kept: number): Promise<void> {
  await sql`DELETE FROM push_subscription WHERE id IN (SELECT id FROM push_subscription
    WHERE ${sql.ref(column)} = ${id} ORDER BY id DESC OFFSET ${kept})`.execute(executor);
}

export async function removeSubscription(
  executor: Executor,
  { column, id }: Subscriber,
  endpoint: string,
): Promise<void> {
  await sql`DELETE FROM push_subscription WHERE ${sql.ref(column)} = ${id} AND endpoint = ${endpoint}`.execute(
    executor,
  );
}

export const removeDeadSubscription = (executor: Executor, id: number) =>
  sql`DELETE FROM push_subscription WHERE id = ${id}`.execute(executor);

/**
 * Returns the push subscription to which a message can be sent. Undefined if the subscription was deleted or its
 * session has expired.
 */
export async function subscriptionToUse(
  executor: Executor,
  id: number,
  now: Date,
): Promise<SubscriptionRow | undefined> {
  const { rows } = await sql<SubscriptionRow>`
    SELECT s.id, s.member_id, s.staff_id, s.endpoint, s.p256dh, s.auth, s.time_zone
    FROM push_subscription s JOIN session ON session.token_hash = s.session_hash
    WHERE s.id = ${id} AND session.expires_at > ${now}`.execute(executor);
  return rows[0];
}
