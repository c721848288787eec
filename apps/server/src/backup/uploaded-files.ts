import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isPictureVersion } from '../platform/storage/picture-versions.ts';

const safeName = /^[a-z0-9]{2}\/[a-z0-9]{16,64}(\.[a-z0-9]{2,5})?$/;
const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * Names of the uploaded files, sorted. Excludes unfinished files, and resized versions of pictures, which the server
 * can create again.
 */
export async function namesOfFiles(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  return found
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => safeName.test(name) && !isPictureVersion(name))
    .toSorted();
}

/**
 * Content of an uploaded file.
 * @returns null if the file was deleted after it was listed.
 */
export const readUploaded = (folder: string, name: string): Promise<Buffer | null> =>
  readFile(path.join(folder, name)).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });

export async function writeUploaded(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  if (!safeName.test(name)) throw new Error(`${name} is not the name of a stored file`);
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(file, bytes, { mode: 0o600 });
}
