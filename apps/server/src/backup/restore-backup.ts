import { readdirSync } from 'node:fs';
import { Client } from 'pg';
import { migrate, migrationsFolder } from '../platform/database/migrate.ts';
import { beginWriting, insertLines, isEmptyDatabase, mayWriteWithoutTriggers, setSequence } from './backup.store.ts';
import { BackupFailure } from './backup-failure.ts';
import { type BackupEnd, type BackupTable, isRow, readHead, readLine } from './backup-format.ts';
import { checkBackup, linesOfBackup } from './read-backup.ts';
import { namesOfFiles, writeUploaded } from './uploaded-files.ts';

type Restoring = {
  readonly databaseUrl: string;
  readonly filesFolder: string;
  readonly file: string;
  readonly say: (line: string) => void;
};

const maxCharactersAtATime = 1_000_000;

/**
 * Into an empty database, at the schema that the backup was made of, and from there to the newest. All rows go in one
 * transaction; nothing is touched before the whole file was read and every refusal ruled out.
 */
export async function restoreBackup(restoring: Restoring): Promise<BackupEnd> {
  const { databaseUrl, filesFolder, file, say } = restoring;
  const { migrations } = await checkBackup(file);
  refuseUnknown(migrations, file);
  if ((await namesOfFiles(filesFolder)).length > 0)
    throw new BackupFailure(`${filesFolder} holds files already: restore into an empty DATA_DIR.`);
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
    throw new BackupFailure(`${file} was made of a newer or another schema: restore it with the Chifan that made it.`);
}

async function refuseUnfit(client: Client): Promise<void> {
  if (!(await isEmptyDatabase(client)))
    throw new BackupFailure('This database is not empty: restore into a new one (or, embedded, an empty DATA_DIR).');
  if (!(await mayWriteWithoutTriggers(client)))
    throw new BackupFailure(
      'This database user may not set session_replication_role: restore as a superuser, or have one say GRANT SET ON PARAMETER session_replication_role TO the user.',
    );
}

async function restoreLines(client: Client, { file, filesFolder }: Restoring): Promise<BackupEnd> {
  let end: BackupEnd = { rows: 0, files: 0 };
  let isHead = true;
  const rows = rowsInto(client);
  await beginWriting(client);
  for await (const line of linesOfBackup(file)) {
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

function rowsInto(client: Client) {
  let table: BackupTable | null = null;
  let waiting: string[] = [];
  let characters = 0;
  const flush = async () => {
    if (table !== null && waiting.length > 0) await insertLines(client, table, waiting);
    waiting = [];
    characters = 0;
  };
  return {
    begin: (next: BackupTable) => {
      table = next;
    },
    add: async (line: string) => {
      waiting.push(line);
      characters += line.length;
      if (characters > maxCharactersAtATime) await flush();
    },
    flush,
  };
}
