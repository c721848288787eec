import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

/** /healthz: the process answers. /readyz: it can also reach its database. */
export function addHealth(http: FastifyInstance, database: Database): void {
  http.get('/healthz', () => ({ ok: true }));
  http.get('/readyz', async (_request, reply) => {
    try {
      await sql`SELECT 1`.execute(database.read);
      return { ok: true };
    } catch {
      return reply.code(503).send({ ok: false });
    }
  });
}
