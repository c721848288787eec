import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { GatewayName } from '../gateways.ts';

export type EventMemory = 'new' | 'known' | 'other_content';

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
  const known = await sql<{ said: string }>`SELECT said FROM gateway_event
    WHERE method = ${event.method} AND event_id = ${event.id}`.execute(tx);
  return known.rows[0]?.said === event.said ? 'known' : 'other_content';
}
