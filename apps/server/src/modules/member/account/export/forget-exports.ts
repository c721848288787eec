import type { Tx } from '../../../../platform/database/database.ts';
import { enqueueFileRemoval } from '../../../upload/index.ts';
import { deleteReadyExportsOf, dropExpiredFiles } from './member-export.store.ts';

/**
 * Deletes the member's finished data exports after a password change, so that download links mailed earlier stop
 * working (rule member-31).
 */
export async function endExportsOf(tx: Tx, memberId: number, now: Date): Promise<void> {
  for (const fileId of await deleteReadyExportsOf(tx, memberId)) await enqueueFileRemoval(tx, fileId, now);
}

/** Deletes expired export archives, because each contains all data of a member. */
export async function forgetExports(tx: Tx, now: Date): Promise<void> {
  for (const fileId of await dropExpiredFiles(tx, now)) await enqueueFileRemoval(tx, fileId, now);
}
