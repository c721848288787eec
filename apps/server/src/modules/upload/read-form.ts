import { maxUploadBytes } from '@chifan/contract/upload/views';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { type Answer, refused } from '../../platform/http/call-result.ts';
import type { Crop } from './clean-picture.ts';

export type SentPicture = { readonly file: Buffer; readonly crop: Crop | null };

/**
 * Limits of an upload form: one file and a few short fields, as our forms send, so that a request cannot fill the
 * memory.
 */
export const formLimits = { files: 1, fileSize: maxUploadBytes, fields: 12, fieldSize: 200, parts: 13 };

/** Reads an upload form with one picture in the field "file" (rule upload-1). */
export async function readForm(request: FastifyRequest): Promise<Answer<SentPicture>> {
  if (!request.isMultipart()) return refused('unsupported_media_type');
  const fields = new Map<string, unknown>();
  let file: Buffer | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') fields.set(part.fieldname, part.value);
      else if (part.fieldname === 'file') file = await part.toBuffer();
      else await drain(part);
    }
  } catch (error) {
    return refused(reasonOf(error));
  }
  if (file === undefined) return refused('picture_missing');
  const crop = readCrop(fields);
  return crop === undefined ? refused('bad_request') : { ok: true, value: { file, crop } };
}

async function drain(part: MultipartFile): Promise<void> {
  for await (const _ of part.file);
}

function reasonOf(error: unknown) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return 'picture_too_large';
  // A form may contain one file. A second file exceeds the limit of files or of parts.
  if (code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT') return 'picture_too_many';
  return 'bad_request';
}

/**
 * Returns the crop rectangle, or null for the whole picture. Returns undefined if the fields are not a valid rectangle.
 */
function readCrop(fields: ReadonlyMap<string, unknown>): Crop | null | undefined {
  const names = ['cropLeft', 'cropTop', 'cropWidth', 'cropHeight'];
  if (names.every((name) => !fields.has(name))) return null;
  const [left = -1, top = -1, width = 0, height = 0] = names.map((name) => wholeNumber(fields.get(name)));
  return left >= 0 && top >= 0 && width > 0 && height > 0 ? { left, top, width, height } : undefined;
}

const wholeNumber = (value: unknown): number =>
  typeof value === 'string' && /^\d{1,5}$/.test(value) ? Number(value) : -1;
