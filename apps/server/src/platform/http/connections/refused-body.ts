import type { FastifyReply, FastifyRequest } from 'fastify';

/** The largest request body that a proxy passes on: `client_max_body_size` of `deploy/nginx`. */
const maxUnreadBytes = 16 * 1024 * 1024;

/**
 * Reads and discards the rest of a refused request body, up to a limit. Fastify would close the connection instead.
 * After that, the client's remaining bytes would reset the connection before the response arrives, and a proxy would
 * return 502.
 */
export function dropRefusedBody(request: FastifyRequest, reply: FastifyReply): void {
  const { raw } = request;
  if (Number(request.headers['content-length'] ?? 0) > maxUnreadBytes) return;
  reply.removeHeader('connection');
  let bytes = 0;
  raw.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxUnreadBytes) raw.destroy();
  });
  raw.resume();
}
