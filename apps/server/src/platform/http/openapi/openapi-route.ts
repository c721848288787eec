import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi.ts';

/** A tool asks once, and again when its copy is old; it is large to send. */
const perMinute = 30;

/** It changes only with a new version of the server. */
const anHour = 'public, max-age=3600';

/** GET /rest/openapi.json: made of the whole contract, which takes long, so once a process; who has it is told so by its ETag. */
export function addOpenApiRoute(http: FastifyInstance, publicUrl: string): void {
  let made: { readonly text: string; readonly etag: string } | undefined;
  http.get(
    '/rest/openapi.json',
    { config: { rateLimit: { max: perMinute, timeWindow: 60_000 } } },
    async (request, reply) => {
      made ??= taggedText(openApiDocument(publicUrl));
      reply.header('etag', made.etag).header('cache-control', anHour);
      if (request.headers['if-none-match'] === made.etag) return reply.code(304).send();
      return reply.type('application/json; charset=utf-8').send(made.text);
    },
  );
}

function taggedText(document: object) {
  const text = JSON.stringify(document);
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
}
