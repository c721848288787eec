import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { openEmbeddedPostgres } from '../apps/server/src/platform/database/embedded-postgres.ts';
import { freePort } from '../apps/server/src/testing/servers/free-port.ts';
import { serverFlags } from '../tools/launch/server-flags.mjs';
import type { Closers } from './deadline.ts';
import { type CpuClock, parentOf } from './process-usage.ts';

const entry = fileURLToPath(new URL('../apps/server/src/main.ts', import.meta.url));

export type Database = { readonly url: string; readonly folder: string; readonly postmaster: number };
export type Node = { readonly url: string; readonly pid: number; stop(): Promise<void> };
export type Product = {
  readonly url: string;
  readonly databaseUrl: string;
  readonly cpu: CpuClock;
  /**
   * Stops the server and starts it again. `cpu` still refers to the first process.
   * @returns milliseconds until the server is ready
   */
  restart(): Promise<number>;
};

/** Starts the server as an operator does: in its own process, on a new database. The database is deleted afterwards. */
export async function openProduct(closers: Closers): Promise<Product> {
  const database = await openDatabase(closers);
  const settings = { PORT: String(await freePort()) };
  let node = await openNode(database, settings);
  closers.push(() => node.stop());
  return {
    url: node.url,
    databaseUrl: database.url,
    cpu: { server: node.pid, postmaster: database.postmaster },
    restart: async () => {
      await node.stop();
      const before = performance.now();
      node = await openNode(database, settings);
      return performance.now() - before;
    },
  };
}

/** Starts a new, empty PostgreSQL cluster. */
export async function openDatabase(closers: Closers): Promise<Database> {
  const folder = mkdtempSync(path.join(tmpdir(), 'chifan-bench-'));
  closers.push(async () => rmSync(folder, { recursive: true, force: true }));
  const postgres = await openEmbeddedPostgres(folder, { note: console.log });
  closers.push(() => postgres.close());
  return { url: postgres.url, folder, postmaster: await postmasterOf(postgres.url) };
}

/** Starts one server node. On an empty database, the first node is ready when it has inserted the demo city. */
export async function openNode(
  { url: databaseUrl, folder }: Database,
  settings: Readonly<Record<string, string>> = {},
): Promise<Node> {
  const port = settings['PORT'] ?? String(await freePort());
  const child = spawn(process.execPath, [...serverFlags, entry], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      DEMO: '1',
      // An address without a mail server, because the benchmarks send no mail.
      SMTP_URL: 'smtp://127.0.0.1:9',
      PORT: port,
      LOG_LEVEL: 'error',
      // High enough for the whole load, which comes from one IP address.
      RATE_LIMIT_PER_MINUTE: '100000000',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  try {
    await untilReady(url, () => child.exitCode);
  } catch (error) {
    await end(child);
    throw error;
  }
  return { url, pid: child.pid ?? 0, stop: () => end(child) };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

/** Process id of PostgreSQL's main process, which is the parent of the process of this connection. */
async function postmasterOf(databaseUrl: string): Promise<number> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    return parentOf(rows[0]?.pid ?? 0) ?? 0;
  } finally {
    await client.end();
  }
}

const startSeconds = 120;

async function untilReady(url: string, exitCode: () => number | null): Promise<void> {
  const deadline = Date.now() + startSeconds * 1000;
  while (Date.now() < deadline) {
    if (exitCode() !== null) throw new Error(`the server exited with code ${exitCode()}`);
    const isReady = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await sleep(20);
  }
  throw new Error(`the server was not ready after ${startSeconds} s`);
}
