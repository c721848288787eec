import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** A low limit, because the document is large and a client needs it once per version. */
const perMinute = 30;

/** Caching for one hour, because the document changes only with a new version of the server. */
const anHour = 'public, max-age=3600';

/**
 * Serves GET /rest/openapi.json with an ETag.
 * @param makeDocument takes hundreds of milliseconds, so it is called once, at the first request
 */
export function addOpenApiRoute(http: FastifyInstance, makeDocument: () => object): void {
  let cached: { readonly text: string; readonly etag: string } | undefined;
  http.get(
    '/rest/openapi.json',
    { config: { rateLimit: { max: perMinute, timeWindow: 60_000 } } },
    async (request, reply) => {
      cached ??= taggedText(makeDocument());
      reply.header('etag', cached.etag).header('cache-control', anHour);
      if (request.headers['if-none-match'] === cached.etag) return reply.code(304).send();
      return reply.type('application/json; charset=utf-8').send(cached.text);
    },
  );
}

function taggedText(document: object) {
  const text = JSON.stringify(document);
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
}
