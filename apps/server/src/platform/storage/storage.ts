import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Files of guests and shops, by random name; never by a name that somebody sent. */
export type Storage = {
  put(id: string, bytes: Uint8Array): Promise<void>;
  get(id: string): Promise<Uint8Array | null>;
  remove(id: string): Promise<void>;
};

const safeId = /^[a-z0-9]{16,64}(\.[a-z0-9]{2,5})?$/;

export function createStorage(folder: string): Storage {
  const pathOf = (id: string) => {
    if (!safeId.test(id)) throw new Error('Not the id of a stored file');
    return join(folder, id.slice(0, 2), id);
  };
  return {
    put: async (id, bytes) => {
      const path = pathOf(id);
      await mkdir(join(folder, id.slice(0, 2)), { recursive: true, mode: 0o700 });
      // Written aside and renamed: a crash leaves no half file under the real name.
      await writeFile(`${path}.part`, bytes, { mode: 0o600 });
      await rename(`${path}.part`, path);
    },
    get: (id) => (safeId.test(id) ? readFile(pathOf(id)).catch(() => null) : Promise.resolve(null)),
    remove: (id) => rm(pathOf(id), { force: true }),
  };
}
