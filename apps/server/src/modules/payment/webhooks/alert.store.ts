import type { AlertDetail } from '@chifan/contract/payment/views';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import type { GatewayName } from '../gateways.ts';

export const alertKinds = [
  'bad_signature',
  'wrong_app',
  'wrong_amount',
  'unknown_payment',
  'replayed',
  'statement_differs',
  'gateway_refund_failed',
  'gateway_absent',
  'paid_twice',
  'payout_waits',
  'disputed',
] as const;
export type AlertKind = (typeof alertKinds)[number];

export type Alert = {
  readonly method: string;
  readonly kind: AlertKind;
  readonly reference: string | null;
  readonly says: AlertDetail;
};

/** Maximum number of alerts of one kind that are stored per minute, because the URL of the webhooks is public. */
const maxAMinute = 30;

/** Alerts about forged webhooks. All alerts of one kind and day share a row, which counts them. */
const forgedKinds: readonly AlertKind[] = ['bad_signature', 'wrong_app'];

/**
 * @returns false if the alert is stored already or only increased a count, so that the caller does not log the alert
 * again
 */
export async function insertAlert(executor: Executor, alert: Alert, at: Date): Promise<boolean> {
  if (forgedKinds.includes(alert.kind)) return countForged(executor, alert, at);
  const since = new Date(at.getTime() - 60_000);
  const reference = alert.reference?.slice(0, 100) ?? null;
  const says = JSON.stringify(shortened(alert.says));
  const { rows } = await sql`INSERT INTO gateway_alert (method, kind, reference, says, created_at)
    SELECT ${alert.method}, ${alert.kind}, ${reference}, ${says}::jsonb, ${at}
    WHERE (SELECT count(*) FROM gateway_alert WHERE created_at > ${since} AND kind = ${alert.kind}) < ${maxAMinute}
      AND NOT EXISTS (SELECT FROM gateway_alert
        WHERE reference = ${reference} AND kind = ${alert.kind} AND method = ${alert.method} AND says = ${says}::jsonb)
    RETURNING id`.execute(executor);
  return rows.length > 0;
}

/**
 * Counts a forged webhook. The first forged webhook of a day inserts the alert row. Each later forged webhook increases
 * the count and replaces the details `says`.
 */
async function countForged(executor: Executor, { method, kind, says }: Alert, at: Date): Promise<boolean> {
  const { rows } = await sql<{
    count: number;
  }>`INSERT INTO gateway_alert (method, kind, says, created_at, last_at, counted_day)
    VALUES (${method}, ${kind}, ${JSON.stringify(shortened(says))}::jsonb, ${at}, ${at},
      (${at}::timestamptz AT TIME ZONE 'Asia/Shanghai')::date)
    ON CONFLICT (method, kind, counted_day) DO UPDATE
      SET count = gateway_alert.count + 1, last_at = GREATEST(gateway_alert.last_at, EXCLUDED.last_at), says = EXCLUDED.says
    RETURNING count`.execute(executor);
  return rows[0]?.count === 1;
}

/** Shortens the text of a gateway, and replaces unpaired surrogates and NUL, which JSON in PostgreSQL cannot store. */
const shortened = (says: AlertDetail): AlertDetail =>
  says.code === 'in_words' ? { ...says, words: says.words.slice(0, 500).toWellFormed().replaceAll('\0', '') } : says;

export type AlertRow = Alert & {
  readonly id: number;
  readonly created_at: Date;
  readonly count: number;
  readonly lastAt: Date;
};

export async function alertPage(executor: Executor, page: { offset: number; limit: number }): Promise<AlertRow[]> {
  const { rows } =
    await sql<AlertRow>`SELECT id, method, kind, reference, created_at, count, COALESCE(last_at, created_at) AS "lastAt",
      COALESCE(says, jsonb_build_object('code', 'in_words', 'words', detail)) AS says FROM gateway_alert
    ORDER BY id DESC OFFSET ${page.offset} LIMIT ${page.limit}`.execute(executor);
  return rows;
}

export async function alertCount(executor: Executor): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*) AS count FROM gateway_alert`.execute(executor);
  return rows[0]?.count ?? 0;
}

export async function alertsSince(executor: Executor, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*) AS count FROM gateway_alert
    WHERE COALESCE(last_at, created_at) >= ${since}`.execute(executor);
  return rows[0]?.count ?? 0;
}

export async function removeAlertsBefore(tx: Tx, before: Date): Promise<void> {
  await sql`DELETE FROM gateway_alert WHERE created_at < ${before}`.execute(tx);
}

/**
 * `known`: received before. `refused`: received before and rejected. `other_content`: the id is known with other
 * content.
 */
type EventMemory = 'new' | 'known' | 'refused' | 'other_content';

/**
 * Stores the id and content of a webhook event. @returns whether the same id was received before, and with the same
 * content
 */
export async function insertGatewayEvent(
  tx: Tx,
  event: { method: GatewayName; id: string; said: string; at: Date },
): Promise<EventMemory> {
  const { rows } = await sql`INSERT INTO gateway_event (method, event_id, said, received_at)
    VALUES (${event.method}, ${event.id}, ${event.said}, ${event.at}) ON CONFLICT DO NOTHING RETURNING event_id`.execute(
    tx,
  );
  if (rows.length > 0) return 'new';
  const { rows: known } = await sql<{ said: string; is_refused: boolean }>`SELECT said, is_refused FROM gateway_event
    WHERE method = ${event.method} AND event_id = ${event.id}`.execute(tx);
  if (known[0]?.said !== event.said) return 'other_content';
  return known[0].is_refused ? 'refused' : 'known';
}

/** Marks a webhook event as rejected, so that its repetitions are rejected too. */
export async function markEventRefused(tx: Tx, event: { method: GatewayName; id: string }): Promise<void> {
  await sql`UPDATE gateway_event SET is_refused = true
    WHERE method = ${event.method} AND event_id = ${event.id}`.execute(tx);
}

export async function removeEventsBefore(tx: Tx, before: Date): Promise<void> {
  await sql`DELETE FROM gateway_event WHERE received_at < ${before}`.execute(tx);
}
