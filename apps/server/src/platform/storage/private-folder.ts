import { chmod, readdir, stat } from 'node:fs/promises';
import path from 'node:path';

const ownerOnly = { folder: 0o700, file: 0o600 };

/**
 * Removes access of other operating system users, because the folder contains private pictures and mails. A folder that
 * is already private is skipped.
 */
export async function restrictToOwner(folder: string): Promise<void> {
  const mode = await stat(folder).then(
    (found) => found.mode & 0o777,
    () => ownerOnly.folder,
  );
  if (mode === ownerOnly.folder) return;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const place = path.join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await chmod(place, ownerOnly.folder);
    else if (entry.isFile()) await chmod(place, ownerOnly.file);
  }
  // Change the mode of the folder itself last, because this mode shows that the content of the folder is already
  // private.
  await chmod(folder, ownerOnly.folder);
}
