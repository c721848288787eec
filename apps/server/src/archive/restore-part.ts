import path from 'node:path';
import type { Client } from 'pg';
import { textSettings } from '../backup/backup.store.ts';
import { isRow } from '../backup/backup-format.ts';
import { linesOfFile } from '../backup/read-lines.ts';
import { createRowWriter } from '../backup/row-writer.ts';
import { type ArchivedPart, digestOf, forgetArchived, partitionOf } from './archive.store.ts';
import { ArchiveFailure } from './archive-format.ts';
import { checkFile } from './write-file.ts';

/**
 * Restores all rows of a partition in one transaction, which commits only if the restored rows equal the archived rows.
 * The archive file is not deleted.
 */
export async function restorePart(client: Client, archived: ArchivedPart, folder: string): Promise<void> {
  const file = path.join(folder, archived.file);
  const { columns } = await checkFile(file, archived);
  const name = await partitionOf(client, archived);
  if (name === null)
    throw new ArchiveFailure(`No partition of ${archived.table} can hold all rows of ${archived.file}.`);
  const part = { ...archived, name };
  await client.query(`BEGIN ISOLATION LEVEL REPEATABLE READ; ${textSettings}`);
  try {
    const before = await digestOf(client, part, columns);
    const rows = createRowWriter(client);
    rows.begin({ table: name, columns });
    let isHead = true;
    for await (const line of linesOfFile(file)) {
      if (!isHead && isRow(line)) await rows.add(line);
      isHead = false;
    }
    await rows.flush();
    const after = await digestOf(client, part, columns);
    if (
      after.rows - before.rows !== archived.rows ||
      BigInt(after.digest) - BigInt(before.digest) !== BigInt(archived.digest)
    )
      throw new ArchiveFailure(`${archived.file} differs after the restore. The transaction was rolled back.`);
    await forgetArchived(client, archived.id);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}
