import { setTimeout as sleep } from 'node:timers/promises';
import { runner } from 'node-pg-migrate';
import { Client, DatabaseError } from 'pg';
import { migrationsFolder } from './newest-schema.ts';

const connectTimeoutMs = 10_000;
/** Other transactions queue behind a migration that waits for a table lock, so each attempt is short. */
const lockTimeoutMs = 2_000;
const lockPauseMs = 1_000;
/**
 * Maximum wait for the migration lock, in milliseconds. The wait is long, because another node may be migrating a large
 * database.
 */
const maxLockWaitMs = 15 * 60_000;
const lockNotAvailable = '55P03';

/**
 * Applies the missing migrations. When several nodes start at once, the first node holds an advisory lock, and later
 * nodes find nothing to migrate. A failed migration leaves the schema unchanged. Each wait for a lock is short, so that
 * running nodes continue to respond.
 */
export async function migrate(
  databaseUrl: string,
  log: (line: string) => void = () => undefined,
  upTo?: number,
): Promise<void> {
  // The connection is opened before the migration runner starts, because the runner would print a stack trace if the
  // connection failed.
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: connectTimeoutMs });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`SET lock_timeout = ${lockTimeoutMs}`);
    const done = await tryForLocks(() => run(client, log, upTo), log);
    if (done.length > 0) log(`Database: ${done.map(({ name }) => name).join(', ')} applied.`);
  } finally {
    await client.end();
  }
}

export async function tryForLocks<Value>(work: () => Promise<Value>, log: (line: string) => void): Promise<Value> {
  const until = performance.now() + maxLockWaitMs;
  for (let round = 1; ; round += 1) {
    try {
      return await work();
    } catch (error) {
      const isLocked = error instanceof DatabaseError && error.code === lockNotAvailable;
      if (!isLocked || performance.now() > until) throw error;
      if (round === 1) log('Database: waiting for a lock that somebody else holds.');
      await sleep(lockPauseMs);
    }
  }
}

/** Runs the migrations once. The output of an attempt is discarded if only a lock prevented it. */
async function run(client: Client, log: (line: string) => void, upTo: number | undefined) {
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  try {
    return await runner({
      dbClient: client,
      dir: migrationsFolder,
      migrationsTable: 'migration',
      direction: 'up',
      ...(upTo === undefined ? {} : { count: upTo }),
      advisoryLockMode: 'wait',
      logger: { debug: () => undefined, info: () => undefined, warn: say, error: say },
    });
  } catch (error) {
    if (!(error instanceof DatabaseError && error.code === lockNotAvailable)) for (const line of said) log(line);
    throw error;
  }
}
