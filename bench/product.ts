import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { openEmbeddedPostgres } from '../apps/server/src/platform/database/embedded-postgres.ts';
import { serverFlags } from '../tools/launch/server-flags.mjs';
import { freePort } from '../tools/test/free-port.ts';
import { type CpuClock, parentOf } from './cpu-time.ts';
import type { Closers } from './deadline.ts';

const entry = fileURLToPath(new URL('../apps/server/src/main.ts', import.meta.url));

export type Product = {
  readonly url: string;
  readonly databaseUrl: string;
  readonly cpu: CpuClock;
  /** Ends the server and starts it anew; `cpu` is of the first. @returns milliseconds until it was ready */
  again(): Promise<number>;
};

/**
 * The server as an operator runs it, in its own process, on a new database that is dropped afterwards.
 * @param extensions of PostgreSQL that must be loaded as it starts
 */
export async function openProduct(closers: Closers, extensions: readonly string[] = []): Promise<Product> {
  const folder = mkdtempSync(path.join(tmpdir(), 'chifan-bench-'));
  closers.push(async () => rmSync(folder, { recursive: true, force: true }));
  const postgres = await openEmbeddedPostgres(folder, {
    note: console.log,
    settings: extensions.length === 0 ? [] : [`shared_preload_libraries=${extensions.join(',')}`],
  });
  closers.push(() => postgres.close());
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const start = async () => {
    const child = startServer({ databaseUrl: postgres.url, folder, port });
    await untilReady(url, () => child.exitCode);
    return child;
  };
  let child = await start();
  closers.push(() => end(child));
  const cpu = { server: child.pid ?? 0, postmaster: await postmasterOf(postgres.url) };
  return {
    url,
    databaseUrl: postgres.url,
    cpu,
    again: async () => {
      await end(child);
      const before = performance.now();
      child = await start();
      return performance.now() - before;
    },
  };
}

type Place = { readonly databaseUrl: string; readonly folder: string; readonly port: number };

const startServer = ({ databaseUrl, folder, port }: Place): ChildProcess =>
  spawn(process.execPath, [...serverFlags, entry], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      DEMO: '1',
      // No mail is sent.
      SMTP_URL: 'smtp://127.0.0.1:9',
      PORT: String(port),
      LOG_LEVEL: 'error',
      // The load comes from one address.
      RATE_LIMIT_PER_MINUTE: '100000000',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

/** The parent of the backend that answers us. */
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
    if (exitCode() !== null) throw new Error(`the server ended with code ${exitCode()}`);
    const isReady = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await sleep(20);
  }
  throw new Error(`the server was not ready after ${startSeconds} s`);
}
