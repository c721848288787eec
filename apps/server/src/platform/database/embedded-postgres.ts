import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { chooseHome, chooseUser, findBinaries, socketFolder } from './embedded-postgres-files.ts';
import { type Cluster, createCluster, ensureRunning, stop } from './embedded-postgres-process.ts';

export interface EmbeddedPostgres {
  /** The URL of the database for the pg library and for libpq, over a Unix socket. */
  readonly url: string;
  /** Stops PostgreSQL unless another process of the same installation still uses it. */
  close(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** Additional PostgreSQL settings, each as `name=value`. */
  settings?: readonly string[];
  note?: (line: string) => void;
}

/**
 * The key of an advisory lock. Each process that uses the cluster holds the lock in shared mode. A process that can
 * lock it exclusively is the last process and stops PostgreSQL.
 */
const leaseKey = 528_000_001;

/**
 * Creates and starts PostgreSQL if necessary. Several processes may call the function at once. If a process was killed,
 * the next process continues to use the running PostgreSQL. @throws EmbeddedPostgresFailure with one sentence for the
 * terminal
 */
export async function openEmbeddedPostgres(
  dataDir: string,
  { settings = [], note = () => undefined }: EmbeddedPostgresOptions = {},
): Promise<EmbeddedPostgres> {
  const home = chooseHome(path.resolve(dataDir), note);
  const data = path.join(home, 'pg18');
  const user = chooseUser(data);
  const binaries = findBinaries(home, user);
  createCluster(home, data, binaries, user);
  const cluster: Cluster = { home, data, socket: socketFolder(home, data, user), binaries, user, settings };
  const lease = await holdLease(cluster);
  return {
    url: `postgres://app@/postgres?host=${encodeURIComponent(cluster.socket)}`,
    close: async () => {
      if (await lease.releaseAsLast()) await stop(cluster);
    },
  };
}

interface Lease {
  /** @returns true if no other process holds the lock */
  releaseAsLast(): Promise<boolean>;
}

/** Holds the shared lock until `releaseAsLast`, and starts PostgreSQL again if PostgreSQL stops earlier. */
async function holdLease(cluster: Cluster): Promise<Lease> {
  let closing = false;
  let regaining = Promise.resolve();
  const onLost = (): void => {
    if (!closing) regaining = regain();
  };
  let client = await takeLease(cluster, onLost);
  async function regain(): Promise<void> {
    for (let pauseMs = 200; !closing; pauseMs = 2000) {
      await sleep(pauseMs);
      if (closing) return;
      try {
        client = await takeLease(cluster, onLost);
        return;
      } catch {
        // The loop retries until the process closes the database.
      }
    }
  }
  return {
    releaseAsLast: async () => {
      closing = true;
      // Waits for a restart in progress, so that this process can stop the new PostgreSQL.
      await regaining;
      const isLast = await client
        .query<{ alone: boolean }>(
          `SELECT pg_advisory_unlock_shared(${leaseKey}), pg_try_advisory_lock(${leaseKey}) AS alone`,
        )
        .then(({ rows }) => rows[0]?.alone === true)
        .catch(() => true);
      if (!isLast) await client.end().catch(() => undefined);
      return isLast;
    },
  };
}

async function takeLease(cluster: Cluster, onLost: () => void): Promise<Client> {
  for (let tries = 1; ; tries += 1) {
    await ensureRunning(cluster);
    const client = new Client({
      host: cluster.socket,
      user: 'app',
      database: 'postgres',
      application_name: 'lease',
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query(`SELECT pg_advisory_lock_shared(${leaseKey})`);
      client.once('end', onLost);
      return client;
    } catch (error) {
      // The last process is stopping PostgreSQL. The next attempt starts it again.
      await client.end().catch(() => undefined);
      if (tries === 20) throw error;
      await sleep(100);
    }
  }
}
