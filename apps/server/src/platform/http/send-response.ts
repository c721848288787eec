import type { AnyCall } from '@chifan/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sha256 } from '../tokens.ts';
import { acceptedEncoding, etagFor, isSharedResponse, type SharedResponse } from './shared-response.ts';

type Body = string | Buffer | SharedResponse;

/**
 * A browser uses a cached response for `freshSeconds` without a request. Until `staleSeconds` later, the browser still
 * shows the cached response while it requests a new one.
 */
const freshSeconds = 300;
const staleSeconds = 86_400;

const cacheControl = {
  minutes: `public, max-age=${freshSeconds}, stale-while-revalidate=${staleSeconds}`,
  revalidated: 'public, no-cache',
} as const;

const json = 'application/json; charset=utf-8';

/**
 * A cacheable response to GET has an ETag of its content, and status 304 if the caller has a current copy (rule
 * call-18).
 */
export async function sendResponse(call: AnyCall, request: FastifyRequest, reply: FastifyReply, body: Body) {
  const encoding = isSharedResponse(body) ? acceptedEncoding(request.headers['accept-encoding'], body) : null;
  if (call.caching !== undefined && request.method === 'GET') {
    const tag = isSharedResponse(body) ? body.tag : sha256(body).slice(0, 32);
    // A weak ETag if the response is compressed while it is sent, because plain and compressed bytes then share the
    // ETag.
    reply.header('etag', isSharedResponse(body) ? etagFor(tag, encoding) : `W/${etagFor(tag, null)}`);
    reply.header('cache-control', cacheControl[call.caching]);
    reply.header('vary', 'origin, accept-language, mlang, accept-encoding');
    if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send();
  }
  reply.code(200).type(json);
  if (!isSharedResponse(body)) return reply.send(body);
  if (encoding === null) return reply.send(body.plain);
  return reply.header('content-encoding', encoding).send(await body.compressed(encoding));
}

/** True if the caller has the same content in any encoding. */
const isKnown = (known: string | undefined, tag: string): boolean =>
  known !== undefined &&
  known.split(',').some((each) => each.trim().replace(/^W\/|-(?:br|gzip)(?="$)/g, '') === `"${tag}"`);
