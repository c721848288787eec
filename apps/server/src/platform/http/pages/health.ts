import { setTimeout } from 'node:timers/promises';
import { appVersion } from '@chifan/domain/app';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

/** Whoever asks whether we are ready, a balancer mostly, does not wait longer than that. */
const readyWithinMs = 900;

/** /healthz: the process answers, and says which version it is. /readyz: its database answers too, and soon. */
export function addHealth(http: FastifyInstance, database: Database): void {
  http.get('/healthz', () => ({ ok: true, version: appVersion }));
  const probe = sharedProbe(() => sql`SELECT 1`.execute(database.read));
  http.get('/readyz', async (_request, reply) => {
    const isReady = await Promise.race([probe(), setTimeout(readyWithinMs, false, { ref: false })]);
    return isReady ? { ok: true } : reply.code(503).send({ ok: false });
  });
}

/** While one answer is awaited nobody asks again: of a frozen database only one connection is kept. */
function sharedProbe(ask: () => Promise<unknown>): () => Promise<boolean> {
  let asking: Promise<boolean> | undefined;
  return () => {
    asking ??= ask()
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asking = undefined;
      });
    return asking;
  };
}
