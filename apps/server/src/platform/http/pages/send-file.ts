import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { OpenedFile } from '../../storage/storage.ts';

export function sendFile(reply: FastifyReply, { body, bytes }: OpenedFile): FastifyReply {
  if (!(body instanceof Readable)) return reply.send(Buffer.from(body));
  if (bytes !== undefined) reply.header('content-length', bytes);
  return reply.send(body);
}
