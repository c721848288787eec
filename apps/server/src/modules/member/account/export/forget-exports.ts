import type { Tx } from '../../../../platform/database/database.ts';
import { removeFileLater } from '../../../upload/index.ts';
import { dropExpiredFiles } from './member-export.store.ts';

/** A copy of everything is the last thing that may lie about. */
export async function forgetExports(tx: Tx, now: Date): Promise<void> {
  for (const fileId of await dropExpiredFiles(tx, now)) await removeFileLater(tx, fileId, now);
}
