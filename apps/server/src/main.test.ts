import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { calls } from '@chifan/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { asServer } from './testing/database/databases.ts';
import { openFilledDatabase } from './testing/database/filled-database.ts';
import { openTestDatabase } from './testing/database/test-database.ts';
import { startServerProcess } from './testing/server-process.ts';

let folder: string;
/** Data folder that all tests with an embedded database share. The first start creates the database in it. */
let withDatabase: string;

function newFolder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'main-'));
  // The operating system user that runs PostgreSQL needs access to the folder. Otherwise a server started as root would
  // create the database in another folder, which the test does not delete.
  chmodSync(made, 0o755);
  return made;
}
beforeAll(() => {
  withDatabase = path.join(newFolder(), 'data');
});
beforeEach(() => {
  folder = newFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
afterAll(() => rmSync(path.dirname(withDatabase), { recursive: true, force: true }));

const start = ({ DEMO = '0', ...settings }: Readonly<Record<string, string>> = {}) =>
  startServerProcess({
    DATA_DIR: path.join(folder, 'data'),
    PORT: '0',
    LOG_LEVEL: 'error',
    ...settings,
    ...(DEMO === '' ? {} : { DEMO }),
  });

async function busyPort(): Promise<{ server: Server; port: string }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { server, port: String(typeof address === 'object' ? address?.port : '') };
}

async function refusal(settings: Readonly<Record<string, string>>): Promise<string> {
  const server = start(settings);
  expect(await server.ended).toBe(1);
  expect(server.output()).not.toMatch(/^\s+at /m);
  return server.errorOutput().trim().split('\n').at(-1) ?? '';
}

test('the server keeps its data after kill -9 and stops cleanly on SIGTERM', async () => {
  const first = start({ DATA_DIR: withDatabase });
  const url = await first.ready();
  expect(await (await fetch(`${url}/healthz`)).json()).toEqual({
    ok: true,
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    commit: expect.stringMatching(/^([0-9a-f]{7,40}|unknown)$/),
  });
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  expect(await (await fetch(`${url}/sandbox/mail.json`)).json()).toEqual([]);
  first.kill('SIGKILL');
  expect(await first.ended).toBe('SIGKILL');
  const second = start({ DATA_DIR: withDatabase });
  expect((await fetch(`${await second.ready()}/readyz`)).status).toBe(200);
  second.kill('SIGTERM');
  expect(await second.ended).toBe(0);
  expect(existsSync(path.join(withDatabase, 'pg18/postmaster.pid'))).toBe(false);
});

test('the server stops cleanly if a signal arrives twice at once, from the terminal and from npm', async () => {
  const server = start({ DATA_DIR: withDatabase });
  await server.ready();
  server.kill('SIGINT');
  server.kill('SIGINT');
  expect(await server.ended).toBe(0);
});

test('the server start fails with a one-sentence error and creates no database if the port is in use', async () => {
  const { server, port } = await busyPort();
  expect(await refusal({ PORT: port })).toBe(
    `Port ${port} is busy: another program (perhaps another Chifan) listens on 127.0.0.1:${port}. Stop it or set PORT.`,
  );
  expect(existsSync(path.join(folder, 'data'))).toBe(false);
  server.close();
});

test('the server start fails with a one-sentence error, without the password, if the database is unreachable', async () => {
  const { server, port } = await busyPort();
  server.close();
  const sentence = await refusal({
    DATABASE_URL: `postgres://app:secret@127.0.0.1:${port}/chifan`,
    SMTP_URL: 'smtp://127.0.0.1:9',
  });
  expect(sentence).toBe(`The database 127.0.0.1:${port}/chifan cannot be reached (ECONNREFUSED). Check DATABASE_URL.`);
});

test('the server start fails with a one-sentence error if the database does not exist', async () => {
  const database = await openTestDatabase();
  await database.drop();
  expect(await refusal({ DATABASE_URL: database.url, SMTP_URL: 'smtp://127.0.0.1:9' })).toMatch(
    /^The database \S+ does not exist\. Create it first\.$/,
  );
});

test('the server start fails with a one-sentence error if the data folder is a file', async () => {
  writeFileSync(path.join(folder, 'data'), 'a file');
  expect(await refusal({})).toBe(
    `  ✗ DATA_DIR: ${path.join(folder, 'data')} is not a folder. Set DATA_DIR to a folder.`,
  );
});

test('the server start fails and lists all invalid settings if several are invalid', async () => {
  const server = start({
    PORT: 'three thousand',
    DATABASE_URL: 'mysql://db/chifan',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_alone',
    SMPT_URL: 'smtp://mail.example',
    PUBLIC_URL: 'ftp://chifan.example',
  });
  expect(await server.ended).toBe(1);
  const lines = server.output().split('\n');
  expect(lines[0]).toBe('Chifan cannot start. Correct the settings marked ✗:');
  const named = lines.flatMap((line) => /^ {2}✗ (\w+):/.exec(line)?.[1] ?? []);
  expect(named.toSorted()).toEqual(
    ['DATABASE_URL', 'PORT', 'PUBLIC_URL', 'SMPT_URL', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'].toSorted(),
  );
});

test('a server with DATABASE_URL loads no demo city, and opens a sandbox only with SANDBOX=1', async () => {
  const database = await openFilledDatabase('places');
  const without = start({ DATABASE_URL: database.url, DEMO: '', SMTP_URL: 'smtp://127.0.0.1:9' });
  expect((await fetch(`${await without.ready()}/sandbox/`)).status).toBe(404);
  // The database has no account with a public password, because no demo data was loaded.
  const { rows } = await asServer(database.url, (client) =>
    client.query('SELECT FROM staff UNION ALL SELECT FROM member UNION ALL SELECT FROM shop'),
  );
  expect(rows).toEqual([]);
  without.kill('SIGTERM');
  expect(await without.ended).toBe(0);
  const asked = start({ DATABASE_URL: database.url, SANDBOX: '1' });
  expect((await fetch(`${await asked.ready()}/sandbox/`)).status).toBe(200);
  asked.kill('SIGTERM');
  await asked.ended;
  await database.drop();
});

const live = {
  STRIPE_SECRET_KEY: 'sk_live_abcdefghij',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_abcdefghij',
  STRIPE_WEBHOOK_SECRET: 'whsec_abcdefghij',
  SMTP_URL: 'smtp://127.0.0.1:9',
};

test('a server with live payment keys does not start on a database with demo accounts, and the error names the remedy', async () => {
  const database = await openFilledDatabase('city');
  const said = await refusal({ DATABASE_URL: database.url, DEMO: '', ...live });
  expect(said).toMatch(/^Set: STRIPE_SECRET_KEY\. The database has demo accounts.*Start with an empty database/);
  await database.drop();
});

test('a server with live payment keys does not start on a database with play money of the sandbox, or with DEMO=1', async () => {
  const database = await openFilledDatabase('places');
  const played = start({ DATABASE_URL: database.url, SANDBOX: '1' });
  await played.ready();
  played.kill('SIGTERM');
  await played.ended;
  const settings = { DATABASE_URL: database.url, ...live };
  const unspent = start(settings);
  await unspent.ready();
  unspent.kill('SIGTERM');
  await unspent.ended;
  await asServer(database.url, (client) =>
    client.query(`INSERT INTO account (kind, owner_id, asset, may_be_negative, balance)
      VALUES ('member_balance', '1', 'cny', false, 100)`),
  );
  expect(await refusal(settings)).toMatch(/^Set: STRIPE_SECRET_KEY\. The database has balances.*play money/);
  expect(await refusal({ ...settings, DEMO: '1' })).toMatch(/^Set: STRIPE_SECRET_KEY\. DEMO=1 loads accounts/);
  await database.drop();
});

test('a server with a sandbox does not start while another one uses the same database, but starts again after kill -9', async () => {
  const database = await openFilledDatabase('places');
  const settings = { DATABASE_URL: database.url, SANDBOX: '1' };
  const first = start(settings);
  await first.ready();
  const others = { ...settings, DATA_DIR: path.join(folder, 'others') };
  expect(await refusal(others)).toMatch(/^Another node with a sandbox uses this database\. .*Stop that node/);
  // A server without a sandbox may use the same database as a server with a sandbox.
  const real = start({
    DATABASE_URL: database.url,
    SANDBOX: '0',
    SMTP_URL: 'smtp://127.0.0.1:9',
    DATA_DIR: others.DATA_DIR,
  });
  await real.ready();
  real.kill('SIGTERM');
  await real.ended;
  first.kill('SIGKILL');
  const again = start(settings);
  await again.ready();
  again.kill('SIGTERM');
  expect(await again.ended).toBe(0);
  await database.drop();
});

test('a server does not start on a database that a newer version used, or while a much older version uses it', async () => {
  const database = await openFilledDatabase('places');
  const record = (version: string, at: string) =>
    asServer(database.url, (client) =>
      client.query(`INSERT INTO release (version, last_seen_at) VALUES ('${version}', ${at})`),
    );
  const settings = { DATABASE_URL: database.url, SANDBOX: '1' };
  await record('99.2.0', "now() - interval '1 day'");
  expect(await refusal(settings)).toMatch(
    /^This is version .*\. Version 99\.2\.0 has used this database\. Start 99\.2\.0/,
  );
  await asServer(database.url, (client) => client.query('DELETE FROM release'));
  await record('1.0.0', 'now()');
  expect(await refusal(settings)).toMatch(/^This is version .*\. A node of version 1\.0\.0 uses this database/);
  await database.drop();
});

test('a lost database connection is logged in one line without a stack trace, and API callers receive 502', async () => {
  const server = start({ DATA_DIR: withDatabase, LOG_LEVEL: 'info' });
  const url = await server.ready();
  const [postmaster] = readFileSync(path.join(withDatabase, 'pg18/postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(postmaster), 'SIGKILL');
  await expect.poll(() => server.output()).toContain('database outage');
  const statuses = await Promise.all(
    Array.from({ length: 40 }, async () => {
      const called = await fetch(`${url}${calls.nearbyShops.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ latitude: '31.230400', longitude: '121.473700', lang: 'en' }),
      });
      return called.status;
    }),
  );
  expect(new Set(statuses)).toEqual(new Set([502]));
  expect(server.output().match(/database outage/g)).toHaveLength(1);
  expect(server.output()).not.toContain('"stack"');
  server.kill('SIGKILL');
  await server.ended;
});
