import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type EmbeddedPostgres, openEmbeddedPostgres } from '../../platform/database/embedded-postgres.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { migrationsFolder } from '../../platform/database/newest-schema.ts';
import { asServer, commentOf, createDatabase, makeOnce } from './databases.ts';

const onDisk = fileURLToPath(new URL('../../../../../.cache/test-postgres', import.meta.url));
const memory = '/dev/shm';
const roomInMemoryBytes = 2 * 2 ** 30;
const makingKey = 528_000_002;
const keepOtherTemplatesMs = 60 * 60_000;
// Settings of the test databases, which need not survive a power cut. Every test file waits for its copy. PostgreSQL
// searches all shared buffers when it drops a database, so the number of buffers is low. Databases that live for
// seconds need no vacuum.
const settings = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'max_connections=300',
  'shared_buffers=64MB',
  'io_method=sync',
  'autovacuum=off',
];

export const openTestPostgres = (note: (line: string) => void): Promise<EmbeddedPostgres> =>
  openEmbeddedPostgres(clusterFolder(), { settings, note });

/**
 * The data folder is in memory if there is room, with one folder per git clone. A database has more than 300 files, and
 * every test file creates and drops one. On a disk (ext4), this would take about as long as all the tests.
 */
function clusterFolder(): string {
  const clone = createHash('sha256').update(onDisk).digest('hex').slice(0, 12);
  return hasRoom(memory) ? path.join(memory, `chifan-test-postgres-${clone}`) : onDisk;
}

function hasRoom(place: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(place);
    return bavail * bsize > roomInMemoryBytes;
  } catch {
    return false;
  }
}

/**
 * Creates the template database once for each state of the migrations. Concurrent test runs wait until it is created.
 */
export async function prepareTemplate(server: string): Promise<string> {
  const template = `template_${hashOfMigrations()}`;
  await dropLeftOvers(server);
  await makeOnce(server, {
    name: template,
    key: makingKey,
    make: async (unfinished) => migrate(await createDatabase(server, unfinished)),
  });
  return template;
}

function hashOfMigrations(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(migrationsFolder).toSorted())
    hash.update(`${name}\0`).update(readFileSync(path.join(migrationsFolder, name)));
  return hash.digest('hex').slice(0, 16);
}

/** Drops the databases of killed test runs, and the templates of outdated migrations. */
async function dropLeftOvers(server: string): Promise<void> {
  await asServer(server, async (client) => {
    const { rows } = await client.query<{ name: string; made: string | null }>(
      `SELECT datname AS name, shobj_description(oid, 'pg_database') AS made FROM pg_database
       WHERE datname ~ '^(test|making|filled|types|template)_'
         AND NOT EXISTS (SELECT FROM pg_stat_activity a WHERE a.datname = pg_database.datname)`,
    );
    for (const { name, made } of rows)
      if (isLeftOver(name, made)) await client.query(`DROP DATABASE IF EXISTS "${name}"`).catch(() => undefined);
  });
}

function isLeftOver(name: string, made: string | null): boolean {
  const [kind, pid] = name.split('_');
  if (kind === 'template') return Date.now() - commentOf(made).madeMs > keepOtherTemplatesMs;
  return !isAlive(Number(pid));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
