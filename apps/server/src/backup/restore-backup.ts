import { readdirSync } from 'node:fs';
import { Client } from 'pg';
import { migrate } from '../platform/database/migrate.ts';
import { migrationsFolder } from '../platform/database/newest-schema.ts';
import { beginWriting, isEmptyDatabase, mayWriteWithoutTriggers, setSequence } from './backup.store.ts';
import {
  type BackupEnd,
  BackupFailure,
  type BackupHead,
  formatVersion,
  isRow,
  readHead,
  readLine,
} from './backup-format.ts';
import { linesOfFile } from './read-lines.ts';
import { createRowWriter } from './row-writer.ts';
import { namesOfFiles, writeUploaded } from './uploaded-files.ts';

type Restoring = {
  readonly databaseUrl: string;
  readonly filesFolder: string;
  readonly file: string;
  readonly say: (line: string) => void;
};

/**
 * Restores a backup into an empty database with the backup's schema, then migrates it to the newest. All checks,
 * including a read of the whole file, come before the first change. All rows are inserted in one transaction.
 */
export async function restoreBackup(restoring: Restoring): Promise<BackupEnd> {
  const { databaseUrl, filesFolder, file, say } = restoring;
  const { migrations } = await checkBackup(file);
  refuseUnknown(migrations, file);
  if ((await namesOfFiles(filesFolder)).length > 0)
    throw new BackupFailure(`${filesFolder} is not empty. Restore into an empty DATA_DIR.`);
  const client = new Client({ connectionString: databaseUrl, statement_timeout: 0, lock_timeout: 0 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await refuseUnfit(client);
    await migrate(databaseUrl, say, migrations.length);
    const end = await restoreLines(client, restoring);
    await migrate(databaseUrl, say);
    return end;
  } finally {
    await client.end();
  }
}

function refuseUnknown(migrations: readonly string[], file: string): void {
  const known = readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => name.replace(/\.sql$/, ''))
    .toSorted();
  if (migrations.some((name, index) => name !== known[index]))
    throw new BackupFailure(`${file} has a different schema. Restore it with the Chifan version that wrote it.`);
}

async function refuseUnfit(client: Client): Promise<void> {
  if (!(await isEmptyDatabase(client)))
    throw new BackupFailure(
      'The database is not empty. Restore into a new database, or into an empty DATA_DIR for the embedded one.',
    );
  if (!(await mayWriteWithoutTriggers(client)))
    throw new BackupFailure(
      'The database user may not set session_replication_role. Restore as a superuser, or run GRANT SET ON PARAMETER session_replication_role TO the user.',
    );
}

async function restoreLines(client: Client, { file, filesFolder }: Restoring): Promise<BackupEnd> {
  let end: BackupEnd = { rows: 0, files: 0 };
  let isHead = true;
  const rows = createRowWriter(client);
  await beginWriting(client);
  for await (const line of linesOfFile(file)) {
    if (isHead) readHead(line);
    else if (isRow(line)) await rows.add(line);
    else {
      await rows.flush();
      const read = readLine(line);
      if ('table' in read) rows.begin(read);
      else if ('sequence' in read) await setSequence(client, read);
      else if ('file' in read) await writeUploaded(filesFolder, read.file, Buffer.from(read.content, 'base64'));
      else end = read;
    }
    isHead = false;
  }
  await client.query('COMMIT');
  return end;
}

/**
 * Reads the whole file before any change.
 * @throws BackupFailure if the file is not a backup or is incomplete.
 */
async function checkBackup(file: string): Promise<BackupHead> {
  let head: BackupHead | null = null;
  let end: BackupEnd | null = null;
  const counted = { rows: 0, files: 0 };
  try {
    for await (const line of linesOfFile(file)) {
      if (head === null) head = readHead(line);
      else if (isRow(line)) counted.rows += 1;
      else {
        const read = readLine(line);
        if ('file' in read) counted.files += 1;
        if ('rows' in read) end = read;
      }
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR')
      throw new BackupFailure(`${file} cannot be read (${code}).`);
    throw new BackupFailure(`${file} is not a Chifan backup, or is damaged.`);
  }
  if (head === null || end?.rows !== counted.rows || end.files !== counted.files)
    throw new BackupFailure(`${file} is incomplete. Its end is missing.`);
  if (head.version > formatVersion)
    throw new BackupFailure(`${file} was written by a newer Chifan. Restore it with that version.`);
  return head;
}
