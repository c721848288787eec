import type { FastifyInstance } from 'fastify';

/** Headers that the apps send. A browser sends a preflight before it sends them to another origin. */
const sentHeaders = 'authorization, content-type, device, idempotency-key, if-none-match, mlang, site';
const preflightSeconds = 7_200;

/** Calls and pictures. Pages of other origins get no other content. */
const isShared = (url: string): boolean => url.startsWith('/rest/') || url.startsWith('/files/');

/**
 * Only pages of these origins may call this server and show its pictures. Cookies are not used, so they are not
 * allowed.
 */
export function allowOrigins(http: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  http.addHook('onRequest', async (request, reply) => {
    if (!isShared(request.url)) return;
    reply.header('vary', 'origin');
    // An <img> sends no origin.
    reply.header('cross-origin-resource-policy', 'cross-origin');
    const { origin } = request.headers;
    if (origin === undefined || !origins.includes(origin)) return;
    reply.header('access-control-allow-origin', origin);
    reply.header('access-control-expose-headers', 'etag, retry-after, x-request-id');
    if (request.method !== 'OPTIONS') return;
    reply.header('access-control-allow-methods', 'GET, POST');
    reply.header('access-control-allow-headers', sentHeaders);
    reply.header('access-control-max-age', String(preflightSeconds));
    return reply.code(204).send();
  });
}
