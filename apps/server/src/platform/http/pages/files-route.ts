import { isPrivatePurpose } from '@chifan/contract/upload/views';
import { pictureWidths } from '@chifan/domain/upload';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Executor } from '../../database/database.ts';
import type { Platform } from '../../module.ts';
import { isPictureAddressValid, type PictureRequest } from '../../storage/picture-address.ts';
import { formatFor, type PictureVersion } from '../../storage/picture-versions.ts';
import type { OpenedFile } from '../../storage/storage.ts';
import { failureEnvelope, refused } from '../call-result.ts';
import { languageOf } from '../request-language.ts';
import { sendFile } from './send-file.ts';

const aYear = 'public, max-age=31536000, immutable';
/**
 * Caching of an original picture that the server sends because it was too busy to create the requested resized picture.
 */
const aMinute = 'public, max-age=60';
const notKept = 'private, no-store';

/** The format of a stored file's name. A request for any other name is not looked up. */
const storedName = /^[\w.-]{1,80}$/;

type Asked = { Params: { id: string }; Querystring: Omit<PictureRequest, 'id'> & { width?: unknown } };

type OpenVersion = (version: PictureVersion) => Promise<OpenedFile | null>;

/**
 * GET /files/:id returns only files that the server stored. Refund evidence and hand-over photos need a signed URL. The
 * parameter `width` requests a public picture in one of the widths of rule upload-8.
 */
export function addFilesRoute(
  http: FastifyInstance,
  { database, storage, signingSecret, clock }: Pick<Platform, 'database' | 'storage' | 'signingSecret' | 'clock'>,
  openVersion: OpenVersion,
): void {
  http.get<Asked>('/files/:id', async (request, reply) => {
    const { id } = request.params;
    const stored = storedName.test(id) ? await storedFile(database.read, id) : undefined;
    const isPrivate = stored !== undefined && isPrivatePurpose(stored.purpose);
    const isSeen =
      stored && (!isPrivate || isPictureAddressValid(signingSecret, { ...request.query, id }, clock.now()));
    const wanted = isSeen && !isPrivate ? versionOf(request, stored) : undefined;
    const version = wanted && (await openVersion(wanted));
    if (wanted) varyByAccept(reply);
    if (wanted && version)
      return sendFile(reply.type(`image/${wanted.format}`).header('cache-control', aYear), version);
    const file = isSeen ? await storage.open(id) : null;
    if (!stored || file === null) {
      const { status, body } = failureEnvelope(refused('not_found'), languageOf(request));
      return reply.code(status).send(body);
    }
    // A stored file never changes, so a public one may be cached for a year.
    const kept = isPrivate ? notKept : wanted ? aMinute : aYear;
    return sendFile(reply.type(stored.media_type).header('cache-control', kept), file);
  });
}

type StoredFile = { readonly width: number | null };

/** The requested version. Undefined for the original, and for a picture that is not wider than the requested width. */
function versionOf(request: FastifyRequest<Asked>, { width }: StoredFile): PictureVersion | undefined {
  const wanted = pictureWidths.find((each) => String(each) === request.query.width);
  if (wanted === undefined || (width !== null && width <= wanted)) return undefined;
  return { id: request.params.id, width: wanted, format: formatFor(request.headers.accept) };
}

/** Makes proxies cache the two picture formats separately. Adds to the `Vary` header that the CORS check has set. */
function varyByAccept(reply: FastifyReply): void {
  const others = reply.getHeader('vary');
  reply.header('vary', others === undefined ? 'accept' : `${String(others)}, accept`);
}

const storedFile = (read: Executor, id: string) =>
  read.selectFrom('stored_file').select(['media_type', 'purpose', 'width']).where('id', '=', id).executeTakeFirst();
