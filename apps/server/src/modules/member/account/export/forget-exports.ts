import type { Tx } from '../../../../platform/database/database.ts';
import { enqueueFileRemoval } from '../../../upload/index.ts';
import { deleteReadyExportsOf, dropExpiredFiles } from './member-export.store.ts';

/** Rule member-31: a new password invalidates the links mailed before. */
export async function endExportsOf(tx: Tx, memberId: number, now: Date): Promise<void> {
  for (const fileId of await deleteReadyExportsOf(tx, memberId)) await enqueueFileRemoval(tx, fileId, now);
}

/** Deletes expired archives, because each holds all data of a member. */
export async function forgetExports(tx: Tx, now: Date): Promise<void> {
  for (const fileId of await dropExpiredFiles(tx, now)) await enqueueFileRemoval(tx, fileId, now);
}
