import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sha256 } from '../tokens.ts';
import type { Metrics } from './metrics.ts';

/**
 * Serves GET /metrics for callers with the token. Other callers get 404. If no token is configured, all callers get
 * 404. Each response is counted by its route, so that unknown paths do not appear in the metrics.
 */
export function addMetrics(http: FastifyInstance, metrics: Metrics, token: string | null): void {
  const { page } = metrics;
  if (page === null || token === null) return;
  http.addHook('onResponse', (request, reply, done) => {
    metrics.answered(request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
  const expected = Buffer.from(sha256(`Bearer ${token}`));
  http.get('/metrics', async (request, reply) => {
    const given = Buffer.from(sha256(request.headers.authorization ?? ''));
    if (!timingSafeEqual(given, expected)) return reply.callNotFound();
    const { type, text } = await page();
    return reply.header('cache-control', 'no-store').type(type).send(text);
  });
}
