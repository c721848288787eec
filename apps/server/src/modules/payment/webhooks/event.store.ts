import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { GatewayName } from '../gateways.ts';

/** `refused`: it was heard before, and not believed. */
export type EventMemory = 'new' | 'known' | 'refused' | 'other_content';

/** Remembers that an event was heard, and what it said: the same id with other content is no repetition. */
export async function rememberEvent(
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

/** However often it is told again, it is answered as it was at first. */
export async function refuseEvent(tx: Tx, event: { method: GatewayName; id: string }): Promise<void> {
  await sql`UPDATE gateway_event SET is_refused = true
    WHERE method = ${event.method} AND event_id = ${event.id}`.execute(tx);
}

export async function removeEventsBefore(tx: Tx, before: Date): Promise<void> {
  await sql`DELETE FROM gateway_event WHERE received_at < ${before}`.execute(tx);
}
