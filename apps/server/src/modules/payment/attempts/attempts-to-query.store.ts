import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';
import type { GatewayName } from '../gateways.ts';
import type { AttemptRow } from './attempt.store.ts';

const maxAtATime = 200;

/** Selects open payment attempts that were never queried or were queried longest ago, and marks them as queried now. */
export async function claimAttemptsToQuery(
  executor: Executor,
  { gateways, since, at }: { gateways: readonly GatewayName[]; since: Date; at: Date },
): Promise<AttemptRow[]> {
  const { rows } = await sql<AttemptRow>`UPDATE payment_attempt SET asked_at = ${at} WHERE id IN (
      SELECT id FROM payment_attempt
      WHERE state = 'open' AND method = ANY(${gateways}) AND created_at < ${since}
      ORDER BY asked_at NULLS FIRST, id LIMIT ${maxAtATime} FOR UPDATE SKIP LOCKED)
    RETURNING *`.execute(executor);
  return rows;
}

/**
 * Returns open payment attempts of gateways that are not configured any more. Excludes attempts that already raised an
 * alert.
 */
export async function attemptsOfUnconfiguredGateways(
  executor: Executor,
  { gateways, since }: { gateways: readonly GatewayName[]; since: Date },
): Promise<AttemptRow[]> {
  const { rows } = await sql<AttemptRow>`SELECT * FROM payment_attempt a
    WHERE state = 'open' AND method <> ALL(${gateways}) AND created_at < ${since}
      AND NOT EXISTS (SELECT FROM gateway_alert WHERE reference = a.number AND kind = 'gateway_absent')
    ORDER BY id LIMIT ${maxAtATime}`.execute(executor);
  return rows;
}
