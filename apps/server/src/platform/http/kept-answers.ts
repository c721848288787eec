import type { FastifyReply, FastifyRequest } from 'fastify';
import { sha256 } from '../tokens.ts';

/** Read for five minutes without asking, and shown for a day while a newer one is fetched. */
const freshSeconds = 300;
const staleSeconds = 86_400;

/** Names the answer by its content. @returns true where the caller has it already. */
export function isKept(request: FastifyRequest, reply: FastifyReply, body: string | Buffer): boolean {
  const tag = `"${sha256(body).slice(0, 32)}"`;
  // Weak on the wire: the same answer travels plain and compressed.
  reply.header('etag', `W/${tag}`);
  reply.header('cache-control', `public, max-age=${freshSeconds}, stale-while-revalidate=${staleSeconds}`);
  reply.header('vary', 'origin, accept-language, mlang, accept-encoding');
  const known = request.headers['if-none-match'] ?? '';
  return known.split(',').some((each) => each.trim().replace(/^W\//, '') === tag);
}
