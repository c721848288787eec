import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

/**
 * Prepares a route that writes its response itself. Headers that are already set on `reply` are sent with the response.
 */
export function hijackResponse(reply: FastifyReply): ServerResponse {
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  return reply.raw;
}
