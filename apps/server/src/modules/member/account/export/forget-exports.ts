import type { Tx } from '../../../../platform/database/database.ts';
import { removeFileLater } from '../../../upload/index.ts';
import { deleteReadyExportsOf, dropExpiredFiles } from './member-export.store.ts';

/** Rule member-31: a new password ends the links that were mailed before. */
export async function endExportsOf(tx: Tx, memberId: number, now: Date): Promise<void> {
  for (const fileId of await deleteReadyExportsOf(tx, memberId)) await removeFileLater(tx, fileId, now);
}

/** A copy of everything is the last thing that may lie about. */
export async function forgetExports(tx: Tx, now: Date): Promise<void> {
  for (const fileId of await dropExpiredFiles(tx, now)) await removeFileLater(tx, fileId, now);
}
