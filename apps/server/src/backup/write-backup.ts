import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Client } from 'pg';
import {
  appliedMigrations,
  beginReading,
  linesOfRows,
  recordFinishedBackup,
  sequencesOf,
  tablesOf,
} from './backup.store.ts';
import { type BackupEnd, BackupFailure, type BackupHead, type BackupLine, formatVersion } from './backup-format.ts';
import { namesOfFiles, readUploaded } from './uploaded-files.ts';

type Backup = { readonly databaseUrl: string; readonly filesFolder: string; readonly file: string };

/**
 * Writes a backup from one database snapshot to a new file that only its owner can read. The file gets its final name
 * when it is complete.
 */
export async function writeBackup({ databaseUrl, filesFolder, file }: Backup): Promise<BackupEnd> {
  const end = { rows: 0, files: 0 };
  const client = new Client({ connectionString: databaseUrl, statement_timeout: 0 });
  client.on('error', () => undefined);
  await client.connect();
  const unfinished = `${file}.part`;
  try {
    const lines = Readable.from(linesOf(client, filesFolder, end), { objectMode: true });
    await pipeline(lines, createGzip(), createWriteStream(unfinished, { mode: 0o600, flags: 'wx', flush: true }));
    await rename(unfinished, file);
    await recordFinishedBackup(client);
    return end;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rm(unfinished, { force: true });
    throw error;
  } finally {
    await client.end();
  }
}

const textOf = (line: BackupHead | BackupLine): string => `${JSON.stringify(line)}\n`;

async function* linesOf(client: Client, filesFolder: string, end: { rows: number; files: number }) {
  await beginReading(client);
  const migrations = await appliedMigrations(client);
  if (migrations === null) throw new BackupFailure('The database is empty. There is nothing to back up.');
  yield textOf({ chifan: 'backup', version: formatVersion, migrations });
  for (const table of await tablesOf(client)) {
    yield textOf(table);
    for await (const rows of linesOfRows(client, table)) {
      end.rows += rows.length;
      yield `${rows.join('\n')}\n`;
    }
  }
  for (const sequence of await sequencesOf(client)) yield textOf(sequence);
  for (const name of await namesOfFiles(filesFolder)) {
    const bytes = await readUploaded(filesFolder, name);
    if (bytes === null) continue;
    end.files += 1;
    yield textOf({ file: name, content: bytes.toString('base64') });
  }
  yield textOf(end);
}
