import path from 'node:path';
import type { Client } from 'pg';
import { textSettings } from '../backup/backup.store.ts';
import { waitBrieflySql } from '../platform/database/limits.ts';
import { tryForLocks } from '../platform/database/migrate.ts';
import {
  type ClosedPart,
  columnsOf,
  digestOf,
  emptyPart,
  lockPart,
  recordArchived,
  writeArchivedSums,
} from './archive.store.ts';
import { type ArchiveEnd, ArchiveFailure, fileNameOf, unfinishedNameOf } from './archive-format.ts';
import type { TimeSpan } from './archive-obstacles.store.ts';
import { checkFile, finaliseFile, writePart } from './write-file.ts';

export type ArchiveStep = 'written' | 'checked' | 'named' | 'carried' | 'emptied' | 'committed';

export type ArchiveTools = {
  readonly folder: string;
  readonly now: Date;
  readonly say: (line: string) => void;
  /** Called and awaited after each step, in the sequence of `ArchiveStep`. */
  readonly onStep?: (step: ArchiveStep) => void | Promise<unknown>;
};

/**
 * Moves one partition into an archive file. The function first writes and checks the file and gives it its final name.
 * Then one transaction records the file, stores the sums of the ledger entries and empties the partition. After an
 * interruption before the commit, the next run writes the file again.
 */
export async function archivePart(
  client: Client,
  part: ClosedPart,
  span: TimeSpan,
  { folder, now, say, onStep = () => undefined }: ArchiveTools,
): Promise<ArchiveEnd> {
  const unfinished = path.join(folder, unfinishedNameOf(part));
  const written = await writePart(client, part, unfinished);
  const file = path.join(folder, fileNameOf(part, written));
  await onStep('written');
  await checkFile(unfinished, written);
  await onStep('checked');
  await finaliseFile(unfinished, file);
  await onStep('named');
  await tryForLocks(() => exchange(client, part, { ...written, ...span, file: path.basename(file), now }, onStep), say);
  await onStep('committed');
  return written;
}

async function exchange(
  client: Client,
  part: ClosedPart,
  written: Parameters<typeof recordArchived>[2],
  onStep: NonNullable<ArchiveTools['onStep']>,
): Promise<void> {
  await client.query(`BEGIN; ${textSettings}; ${waitBrieflySql}`);
  try {
    await lockPart(client, part.name);
    const { rows, digest } = await digestOf(client, part, await columnsOf(client, part.table));
    if (rows !== written.rows || digest !== written.digest)
      throw new ArchiveFailure(`${part.name} changed during the run. Run the command again.`);
    const id = await recordArchived(client, part, written);
    if (part.table === 'entry') await writeArchivedSums(client, id, part.name);
    await onStep('carried');
    await emptyPart(client, part.name);
    await onStep('emptied');
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}
