import type { Tx } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { deleteUnused } from './stored-file.store.ts';

/** Forgets those of the locked pictures that nothing uses; their files go once the commit stands. @returns how many. */
export async function forgetPictures(tx: Tx, locked: readonly string[], now: Date): Promise<number> {
  const forgotten = await deleteUnused(tx, locked);
  for (const id of forgotten) {
    await enqueue(tx, { kind: 'upload.remove-file', key: `upload.remove-file:${id}`, payload: { id }, runAt: now });
  }
  return forgotten.length;
}
