import type { FastifyInstance } from 'fastify';
import type { Executor } from '../../database/database.ts';
import type { Storage } from '../../storage/storage.ts';
import { failureEnvelope, refused } from '../answers.ts';
import { languageOf } from '../request-language.ts';

const aYear = 'public, max-age=31536000, immutable';

/** GET /files/:id: stored pictures. Only what we have written ourselves is served, and only as what it is. */
export function addFilesRoute(http: FastifyInstance, read: Executor, storage: Storage): void {
  http.get<{ Params: { id: string } }>('/files/:id', async (request, reply) => {
    const { id } = request.params;
    const stored = await read.selectFrom('stored_file').select('media_type').where('id', '=', id).executeTakeFirst();
    const bytes = stored ? await storage.get(id) : null;
    if (!stored || bytes === null) {
      const { status, body } = failureEnvelope(refused('not_found'), languageOf(request));
      return reply.code(status).send(body);
    }
    // A stored file never changes under its name.
    return reply.type(stored.media_type).header('cache-control', aYear).send(Buffer.from(bytes));
  });
}
