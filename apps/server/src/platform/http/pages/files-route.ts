import { isPrivatePurpose } from '@chifan/contract/upload/views';
import type { FastifyInstance } from 'fastify';
import type { Executor } from '../../database/database.ts';
import type { Platform } from '../../module.ts';
import { isPictureAddressValid, type PictureRequest } from '../../storage/picture-address.ts';
import { failureEnvelope, refused } from '../call-result.ts';
import { languageOf } from '../request-language.ts';
import { sendFile } from './send-file.ts';

const aYear = 'public, max-age=31536000, immutable';
const notKept = 'private, no-store';

/** The format of a stored file's name. A request for any other name is not looked up. */
const storedName = /^[\w.-]{1,80}$/;

type Asked = { Params: { id: string }; Querystring: Omit<PictureRequest, 'id'> };

/** GET /files/:id returns only files that the server stored. Refund evidence and hand-over photos need a signed URL. */
export function addFilesRoute(
  http: FastifyInstance,
  { database, storage, signingSecret, clock }: Pick<Platform, 'database' | 'storage' | 'signingSecret' | 'clock'>,
): void {
  http.get<Asked>('/files/:id', async (request, reply) => {
    const { id } = request.params;
    const stored = storedName.test(id) ? await storedFile(database.read, id) : undefined;
    const isPrivate = stored !== undefined && isPrivatePurpose(stored.purpose);
    const isSeen =
      stored && (!isPrivate || isPictureAddressValid(signingSecret, { ...request.query, id }, clock.now()));
    const file = isSeen ? await storage.open(id) : null;
    if (!stored || file === null) {
      const { status, body } = failureEnvelope(refused('not_found'), languageOf(request));
      return reply.code(status).send(body);
    }
    // A stored file never changes, so a public one may be cached for a year.
    const kept = isPrivate ? notKept : aYear;
    return sendFile(reply.type(stored.media_type).header('cache-control', kept), file);
  });
}

const storedFile = (read: Executor, id: string) =>
  read.selectFrom('stored_file').select(['media_type', 'purpose']).where('id', '=', id).executeTakeFirst();
