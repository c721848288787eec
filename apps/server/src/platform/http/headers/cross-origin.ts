import type { FastifyInstance } from 'fastify';

/** Request headers of the apps that need permission in a CORS preflight. */
const sentHeaders = 'authorization, content-type, device, idempotency-key, if-none-match, mlang, site';
const preflightSeconds = 7_200;

/** True for calls and pictures. Pages of other origins get no other content. */
const isShared = (url: string): boolean => url.startsWith('/rest/') || url.startsWith('/files/');

/**
 * Allows only pages of the given origins to call the server and show its pictures. Credentials are not allowed, because
 * the server uses no cookies.
 */
export function allowOrigins(http: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  http.addHook('onRequest', async (request, reply) => {
    if (!isShared(request.url)) return;
    reply.header('vary', 'origin');
    // Set this header before the origin is checked, because an <img> sends no Origin header.
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
