import type { FastifyReply, FastifyRequest } from 'fastify';

/** The largest body that a proxy passes: `client_max_body_size` of `deploy/nginx`. */
const maxUnreadBytes = 16 * 1024 * 1024;

/**
 * Fastify closes the connection when it refuses a body. The rest of the body then meets a closed socket, and its reset
 * overtakes the response, so that a proxy answers 502. Reads and drops the rest instead, up to a limit.
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
