import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openEmbeddedPostgres } from './embedded-postgres.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'embedded-'));
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows[0]?.[0];
  } finally {
    await client.end();
  }
}

const isRunning = (data: string): boolean => existsSync(path.join(data, 'pg18/postmaster.pid'));

const processOf = (data: string): number =>
  Number(readFileSync(path.join(data, 'pg18/postmaster.pid'), 'utf8').split('\n', 1)[0]);

function otherProcess(data: string): ChildProcess {
  const module = new URL('./embedded-postgres.ts', import.meta.url).href;
  const script = `const { openEmbeddedPostgres } = await import('${module}');
    const opened = await openEmbeddedPostgres(${JSON.stringify(data)});
    console.log('open');
    process.once('SIGTERM', async () => { await opened.close(); process.exit(0); });
    setInterval(() => {}, 1000);`;
  return spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
}

async function untilOpen(child: ChildProcess): Promise<void> {
  if (child.stdout === null) throw new Error('the process has no output');
  await once(child.stdout, 'data');
}

test('the embedded PostgreSQL stores data across a restart, supports Unicode and stops at close', async () => {
  const first = await openEmbeddedPostgres(folder);
  await ask(first.url, "CREATE TABLE kept AS SELECT '麻婆豆腐' AS dish");
  await ask(first.url, 'CREATE EXTENSION pg_trgm');
  expect(await ask(first.url, "SELECT cardinality(show_trgm('麻婆豆腐')) > 0")).toBe(true);
  await first.close();
  expect(isRunning(folder)).toBe(false);
  const second = await openEmbeddedPostgres(folder);
  expect(await ask(second.url, 'SELECT dish FROM kept')).toBe('麻婆豆腐');
  await second.close();
});

test('three processes that start at once share one PostgreSQL, and the last process to close stops it', async () => {
  const others = [otherProcess(folder), otherProcess(folder)];
  const [mine] = await Promise.all([openEmbeddedPostgres(folder), ...others.map(untilOpen)]);
  for (const other of others) {
    other.kill('SIGTERM');
    await once(other, 'exit');
    expect(await ask(mine.url, 'SELECT 1')).toBe(1);
  }
  await mine.close();
  expect(isRunning(folder)).toBe(false);
});

test('after the process that started PostgreSQL is killed, the next process uses and later stops the same PostgreSQL', async () => {
  const killed = otherProcess(folder);
  await untilOpen(killed);
  const postmaster = processOf(folder);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  const next = await openEmbeddedPostgres(folder);
  expect(processOf(folder)).toBe(postmaster);
  expect(await ask(next.url, 'SELECT 1')).toBe(1);
  await next.close();
  expect(isRunning(folder)).toBe(false);
});

test('the embedded PostgreSQL restarts automatically after a kill -9', async () => {
  const opened = await openEmbeddedPostgres(folder);
  process.kill(processOf(folder), 'SIGKILL');
  await expect.poll(() => ask(opened.url, 'SELECT 1').catch(() => 0)).toBe(1);
  await opened.close();
  expect(isRunning(folder)).toBe(false);
});

test('the embedded PostgreSQL starts even if the process ID in its old lock file belongs to another program', async () => {
  const opened = await openEmbeddedPostgres(folder);
  const lock = readFileSync(path.join(folder, 'pg18/postmaster.pid'), 'utf8');
  await opened.close();
  writeFileSync(path.join(folder, 'pg18/postmaster.pid'), lock.replace(/^\d+/, String(process.pid)));
  const next = await openEmbeddedPostgres(folder);
  expect(await ask(next.url, 'SELECT 1')).toBe(1);
  await next.close();
});

test.each([
  ['with spaces and 汉字', 'a folder/with spaces & 汉字'],
  ['longer than a Unix socket path may be', `${'long-name/'.repeat(15)}end`],
])('the embedded PostgreSQL works in a folder with a path %s', async (_what, name) => {
  const data = path.join(folder, name);
  mkdirSync(data, { recursive: true });
  const opened = await openEmbeddedPostgres(data);
  expect(await ask(opened.url, 'SELECT 1')).toBe(1);
  await opened.close();
});

test.runIf(process.getuid?.() === 0)(
  'the embedded PostgreSQL uses another folder if only root can enter the data folder',
  async () => {
    chmodSync(folder, 0o700);
    const data = path.join(folder, 'data');
    const notes: string[] = [];
    const first = await openEmbeddedPostgres(data, { note: (line) => notes.push(line) });
    await ask(first.url, 'CREATE TABLE kept AS SELECT 1 AS one');
    await first.close();
    const home = readFileSync(path.join(data, 'postgres-home'), 'utf8');
    expect(notes).toEqual([expect.stringContaining(home)]);
    const again = await openEmbeddedPostgres(data);
    expect(await ask(again.url, 'SELECT one FROM kept')).toBe(1);
    await again.close();
    rmSync(data, { recursive: true });
    const fresh = await openEmbeddedPostgres(data);
    expect(await ask(fresh.url, "SELECT to_regclass('kept')")).toBe(null);
    expect(existsSync(home)).toBe(false);
    await fresh.close();
    rmSync(readFileSync(path.join(data, 'postgres-home'), 'utf8'), { recursive: true });
  },
);
