import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

/** For an answer that its route writes by itself: the headers that are set until now go with it. */
export function takeOver(reply: FastifyReply): ServerResponse {
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  return reply.raw;
}
