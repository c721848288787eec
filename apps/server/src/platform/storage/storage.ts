import { createReadStream } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

/** Stores files of guests and shops under random names, never under a name that a client sent. */
export type Storage = {
  put(id: string, bytes: Uint8Array): Promise<void>;
  get(id: string): Promise<Uint8Array | null>;
  /** Opens a stored file for streaming. */
  open(id: string): Promise<OpenedFile | null>;
  remove(id: string): Promise<void>;
};

export type OpenedFile = { readonly body: Uint8Array | Readable; readonly bytes: number | undefined };

const safeId = /^[a-z0-9]{16,64}(\.[a-z0-9]{2,5})?$/;

/** The path of a file in the folder or the bucket. Null: the name is not an id of a stored file. */
export const pathOfFile = (id: string): string | null => (safeId.test(id) ? `${id.slice(0, 2)}/${id}` : null);

/** Files up to this size, such as pictures, are read in one step, which is faster than streaming. */
const maxBytesAtOnce = 1024 * 1024;

export function createStorage(folder: string): Storage {
  const placeOf = (id: string) => path.join(folder, storedPath(id));
  const get = (id: string) =>
    pathOfFile(id) === null ? Promise.resolve(null) : readFile(placeOf(id)).catch(() => null);
  return {
    put: async (id, bytes) => {
      const place = placeOf(id);
      await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
      // Writes to a temporary name and renames the file, so that a crash leaves no incomplete file.
      await writeFile(`${place}.part`, bytes, { mode: 0o600 });
      await rename(`${place}.part`, place);
    },
    get,
    open: async (id) => {
      const found = pathOfFile(id) === null ? null : await stat(placeOf(id)).catch(() => null);
      if (found === null) return null;
      if (found.size > maxBytesAtOnce) return { body: createReadStream(placeOf(id)), bytes: found.size };
      const bytes = await get(id);
      return bytes && { body: bytes, bytes: bytes.length };
    },
    remove: (id) => rm(placeOf(id), { force: true }),
  };
}

/** @throws Error if the name is not an id of a stored file */
export function storedPath(id: string): string {
  const found = pathOfFile(id);
  if (found === null) throw new Error('Not the id of a stored file');
  return found;
}
