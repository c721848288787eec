import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { ping } from '../../database/outage.ts';
import { commit, version } from '../../version.ts';

/** The time limit of /readyz, because load balancers do not wait longer. */
const readyWithinMs = 900;

/**
 * GET /healthz: the process responds, with its version and commit. GET /readyz: the database also responds within the
 * limit.
 */
export function addHealth(http: FastifyInstance, database: Database): void {
  http.get('/healthz', () => ({ ok: true, version, commit }));
  const probe = sharedProbe(() => ping(database.read));
  http.get('/readyz', async (_request, reply) => {
    const isReady = await Promise.race([probe(), setTimeout(readyWithinMs, false, { ref: false })]);
    return isReady ? { ok: true } : reply.code(503).send({ ok: false });
  });
}

/** Concurrent requests share one pending query, so that a frozen database occupies only one connection. */
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
