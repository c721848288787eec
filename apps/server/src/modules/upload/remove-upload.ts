import type { Executor, Tx } from '../../platform/database/database.ts';
import { type Answer, refused } from '../../platform/http/call-result.ts';
import type { SignedIn } from '../../platform/http/caller.ts';
import type { Context } from '../../platform/http/handlers.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/module.ts';
import { uploaderOf } from './store-picture.ts';
import { deleteUnused, lockOwnPicture } from './stored-file.store.ts';

/** Deletes an unused picture of the caller. For any other picture, the answer is "not found". */
export async function removeUpload(
  platform: Platform,
  input: { path: string },
  { caller, now }: Context<SignedIn>,
): Promise<Answer<boolean>> {
  return platform.database.transact(async (tx, after) => {
    const isOwn = await lockOwnPicture(tx, input.path, uploaderOf(caller));
    if (!isOwn || (await forgetPictures(tx, [input.path], now)) === 0) return refused('not_found');
    after(platform.wakeJobs);
    return { ok: true as const, value: true };
  });
}

/**
 * Deletes those of the given pictures that are unused. The caller must have locked the pictures. Jobs delete the files
 * of the pictures after the commit.
 * @returns the number of deleted pictures.
 */
export async function forgetPictures(tx: Tx, locked: readonly string[], now: Date): Promise<number> {
  const forgotten = await deleteUnused(tx, locked);
  for (const id of forgotten) await enqueueFileRemoval(tx, id, now);
  return forgotten.length;
}

export const enqueueFileRemoval = (tx: Executor, id: string, at: Date): Promise<void> =>
  enqueue(tx, { kind: 'upload.remove-file', key: `upload.remove-file:${id}`, payload: { id }, runAt: at });
