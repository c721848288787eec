import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { backupAgeGauge } from '../platform/database/finished-backup.store.ts';
import { migrate } from '../platform/database/migrate.ts';
import { createStorage } from '../platform/storage/storage.ts';
import { asServer, createDatabase, dropDatabase } from '../testing/database/databases.ts';
import {
  noodlesDelivered,
  noodlesToTakeAway,
  openFilledDatabase,
  openSmallCity,
  openTestApp,
  placePaid,
  quoteAndPlace,
  type SmallCity,
  type TestApp,
  type TestDatabase,
} from '../testing/index.ts';
import { bareEnvironment } from '../testing/server-process.ts';
import { restoreBackup } from './restore-backup.ts';

const picture = `${'a'.repeat(20)}.webp`;
const bytes = randomBytes(50_000);
const migrationsOfBefore = 30;

let folder: string;
let file: string;
let source: TestApp;
let city: SmallCity;
let newestOrder: number;
let said: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'backup-'));
  file = path.join(folder, 'chifan.backup');
  source = await openTestApp(undefined, () => openFilledDatabase('city'));
  city = await openSmallCity(source);
  newestOrder = await placePaid(source, city, noodlesDelivered(city));
  await source.drain();
  await createStorage(path.join(folder, 'from', 'files')).put(picture, bytes);
  said = (await command('backup', [file], source.databaseUrl, 'from')).output;
}, 180_000);
afterAll(async () => {
  await source.close();
  rmSync(folder, { recursive: true, force: true });
});

async function command(name: 'backup' | 'restore', args: readonly string[], databaseUrl: string, dataDir: string) {
  const entry = fileURLToPath(new URL(`../${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, [entry, ...args], {
    env: { ...bareEnvironment, DATABASE_URL: databaseUrl, DATA_DIR: path.join(folder, dataDir) },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

async function emptyDatabase(): Promise<TestDatabase> {
  const { server } = inject('testDatabase');
  const name = `test_${process.pid}_${randomBytes(4).toString('hex')}`;
  return { url: await createDatabase(server, name), drop: () => dropDatabase(server, name) };
}

const contentOf = (url: string): Promise<Record<string, string>> =>
  asServer(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ('migration', 'finished_backup') ORDER BY 1",
    );
    const content: Record<string, string> = {};
    for (const { name } of rows) {
      const { rows: sums } = await client.query<{ sum: string }>(
        `SELECT count(*) || ' ' || COALESCE(md5(string_agg(md5(t::text), '' ORDER BY md5(t::text))), '') AS sum FROM "${name}" t`,
      );
      content[name] = sums[0]?.sum ?? '';
    }
    const { rows: sequences } = await client.query<{ name: string; value: string | null }>(
      "SELECT sequencename AS name, last_value::text AS value FROM pg_sequences WHERE schemaname = 'public'",
    );
    for (const { name, value } of sequences) content[name] = String(value);
    return content;
  });

const unbalanced = (url: string): Promise<number> =>
  asServer(url, async (client) => {
    const { rows } = await client.query<{ count: number }>(`SELECT count(*)::int AS count FROM (
      SELECT FROM entry e JOIN account a ON a.id = e.account_id GROUP BY e.posting_id, a.asset HAVING sum(e.amount) <> 0
      UNION ALL SELECT FROM account a LEFT JOIN entry e ON e.account_id = a.id WHERE NOT a.may_be_negative
        GROUP BY a.id HAVING a.balance <> COALESCE(sum(e.amount), 0)) AS wrong`);
    return rows[0]?.count ?? -1;
  });

test('a backup is restored completely into an empty database, in which a member can then order', async () => {
  const target = await emptyDatabase();
  const { code, output } = await command('restore', [file], target.url, 'to');
  expect(code, output).toBe(0);
  expect(await contentOf(target.url)).toEqual(await contentOf(source.databaseUrl));
  expect(await unbalanced(target.url)).toBe(0);
  expect(await createStorage(path.join(folder, 'to', 'files')).get(picture)).toEqual(bytes);
  expect(statSync(path.join(folder, 'to', 'files', picture.slice(0, 2), picture)).mode & 0o777).toBe(0o600);
  const restored = await openTestApp(undefined, () => Promise.resolve(target));
  try {
    // Use a new idempotency key, because the restored app used its first keys before the backup and would return the
    // stored responses.
    const request = { ...noodlesToTakeAway(city), useBalance: true };
    const { orderId } = (await quoteAndPlace(restored, city.member, request, randomUUID())).data;
    expect(orderId).toBeGreaterThan(newestOrder);
    await restored.drain();
    const { data } = await restored.call('orderDetail', { orderId }, { token: city.member.token });
    expect(data.state).toBe('pending');
    expect(await unbalanced(target.url)).toBe(0);
  } finally {
    await restored.close();
  }
});

test('a backup file is readable only by its owner, and the command never overwrites a file', async () => {
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(said).toMatch(/^\d{4,} rows and 1 uploaded files are in /);
  const again = await command('backup', [file], source.databaseUrl, 'from');
  expect(again).toEqual({ code: 1, output: expect.stringContaining('exists. Choose') });
  expect(await command('backup', [], source.databaseUrl, 'from')).toMatchObject({ code: 1 });
});

test('a backup stores the time at which it finished, and the metrics report the age of the newest backup', async () => {
  await asServer(source.databaseUrl, (client) =>
    client.query("UPDATE migration SET run_on = now() - interval '3 days'"),
  );
  const age = async () => (await backupAgeGauge(source.app.database.read).read())[0]?.value;
  expect(await age()).toBeLessThan(3600);
  await asServer(source.databaseUrl, (client) => client.query('DELETE FROM finished_backup'));
  expect(await age()).toBeGreaterThan(2 * 86_400);
});

test('restore rejects a database or folder that is not empty, and backup rejects an empty database, each with a one-sentence error', async () => {
  const filled = await command('restore', [file], source.databaseUrl, 'elsewhere');
  expect(filled).toEqual({ code: 1, output: expect.stringMatching(/^The database is not empty\. [^\n]*\n$/) });
  const empty = await emptyDatabase();
  try {
    const files = await command('restore', [file], empty.url, 'from');
    expect(files).toEqual({ code: 1, output: expect.stringMatching(/is not empty[^\n]*\n$/) });
    const none = await command('backup', [path.join(folder, 'none')], empty.url, 'elsewhere');
    expect(none).toEqual({ code: 1, output: expect.stringMatching(/^The database is empty[^\n]*\n$/) });
    expect(existsSync(path.join(folder, 'none.part'))).toBe(false);
  } finally {
    await empty.drop();
  }
});

test('a restore reports the missing PostgreSQL privilege if its database user may not disable triggers', async () => {
  const empty = await emptyDatabase();
  const role = `role_${randomBytes(4).toString('hex')}`;
  await asServer(empty.url, (client) => client.query(`CREATE ROLE ${role} LOGIN PASSWORD 'x'`));
  const named = empty.url.replace(/\/\/([^@/]*@)?/, `//${role}:x@`);
  try {
    const refused = await command('restore', [file], named, 'elsewhere');
    expect(refused).toEqual({ code: 1, output: expect.stringContaining('GRANT SET ON PARAMETER') });
  } finally {
    await empty.drop();
    await asServer(inject('testDatabase').server, (client) => client.query(`DROP ROLE ${role}`));
  }
});

test.each([
  ['a truncated file', () => readFileSync(file).subarray(0, 20_000), 'is not a Chifan backup, or is damaged'],
  ['a file that is no backup', () => Buffer.from('id,name\n'), 'is not a Chifan backup'],
  ['a backup without an end line', () => gzipSync(withoutEnd()), 'is incomplete'],
  ['a backup of a newer schema', () => gzipSync(ofNewerSchema()), 'has a different schema'],
])('a restore rejects %s before it changes the database', async (_name, make, sentence) => {
  const target = await emptyDatabase();
  const broken = path.join(folder, `broken-${randomBytes(4).toString('hex')}`);
  writeFileSync(broken, make());
  const restoring = restoreBackup({
    databaseUrl: target.url,
    filesFolder: path.join(folder, 'elsewhere'),
    file: broken,
    say: () => undefined,
  });
  await expect(restoring).rejects.toThrow(sentence);
  expect(await contentOf(target.url)).toEqual({});
  await target.drop();
});

const lines = () => gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
const withoutEnd = () => `${lines().slice(0, -1).join('\n')}\n`;
const ofNewerSchema = () =>
  `${lines()
    .map((line, index) => (index === 0 ? line.replace('"]}', '","9999_later"]}') : line))
    .join('\n')}\n`;

test('a backup of an older schema is restored and migrated to the newest schema', async () => {
  const [old, target] = await Promise.all([emptyDatabase(), emptyDatabase()]);
  const older = path.join(folder, 'older.backup');
  try {
    await migrate(old.url, () => undefined, migrationsOfBefore);
    await asServer(old.url, (client) => client.query("INSERT INTO secret VALUES ('of_before', 'x')"));
    expect((await command('backup', [older], old.url, 'elsewhere')).code).toBe(0);
    const { code, output } = await command('restore', [older], target.url, 'elsewhere');
    expect(code, output).toBe(0);
    await migrate(old.url);
    expect(await contentOf(target.url)).toEqual(await contentOf(old.url));
  } finally {
    await Promise.all([old.drop(), target.drop()]);
  }
});
