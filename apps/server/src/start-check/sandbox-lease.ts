import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Config } from '../platform/config.ts';
import { primaryOf } from '../platform/database/hosts/hosts.ts';
import { StartFailure } from '../start-failure.ts';

/** Name of the lease's connection in `pg_stat_activity`. */
export const leaseName = 'chifan sandbox';

const lock = `hashtextextended('the sandbox of this database', 0)`;

/** Time to wait for another lease to end. The connection of a killed server ends shortly after the server. */
const patienceMs = 5_000;
const pauseMs = 250;

const refusal =
  'Another node with a sandbox uses this database. Each sandbox has separate payments and mail, so a payment at one node is unknown at the other. Stop that node, use another database, or set real gateways and SMTP_URL.';

/**
 * True if mail or payments use the sandbox, which stores them. The sandbox's maps and translator store nothing, so
 * several servers may use them.
 */
export const usesSandboxJournals = ({ sandbox, settingsConflictingWithDemo, smtpUrl }: Config): boolean =>
  sandbox && (settingsConflictingWithDemo.length === 0 || smtpUrl === null);

/**
 * Takes a PostgreSQL advisory lock until the server ends, so that only one server uses the sandbox with a database
 * (record 0098). The lock needs a direct connection, because a pooler shares sessions. A lost connection is opened
 * again.
 * @throws StartFailure if another server holds the lock.
 */
export async function leaseSandbox(directUrl: string, waitMs = patienceMs): Promise<{ close(): Promise<void> }> {
  let client = await lockWithin(directUrl, waitMs);
  if (client === null) throw new StartFailure(refusal);
  let isClosing = false;
  const regain = async () => {
    client = null;
    while (!isClosing && client === null) {
      await sleep(pauseMs, undefined, { ref: false });
      client = await tryLock(directUrl).catch(() => null);
    }
    if (isClosing) await client?.end().catch(() => undefined);
    else watch();
  };
  const watch = () => client?.once('end', () => void (isClosing || regain()));
  watch();
  return {
    close: async () => {
      isClosing = true;
      await client?.end().catch(() => undefined);
    },
  };
}

async function lockWithin(directUrl: string, ms: number): Promise<pg.Client | null> {
  for (const until = Date.now() + ms; ; await sleep(pauseMs)) {
    const client = await tryLock(directUrl);
    if (client !== null || Date.now() > until) return client;
  }
}

async function tryLock(directUrl: string): Promise<pg.Client | null> {
  const client = new pg.Client({
    connectionString: await primaryOf(directUrl),
    application_name: leaseName,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ held: boolean }>(`SELECT pg_try_advisory_lock(${lock}) AS held`);
    if (rows[0]?.held === true) return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  await client.end();
  return null;
}
