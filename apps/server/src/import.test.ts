import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asServer } from './testing/database/databases.ts';
import { openTestDatabase, type TestDatabase } from './testing/database/test-database.ts';
import { bareEnvironment } from './testing/server-process.ts';

const entry = fileURLToPath(new URL('import.ts', import.meta.url));
let folder: string;
let file: string;
let database: TestDatabase;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'import-'));
  file = path.join(folder, 'shops.csv');
  writeFileSync(file, 'id,name,lat,lng\nosm_1,麥記,22.28,114.15\n');
  database = await openTestDatabase();
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await database.drop();
});

async function runImport(args: readonly string[], input: string, settings: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [entry, file, ...args], {
    env: { ...bareEnvironment, DATABASE_URL: database.url, DATA_DIR: folder, ...settings },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  child.stdin.end(input);
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

const count = (table: string): Promise<number> =>
  asServer(database.url, async (client) => {
    const { rows } = await client.query<{ count: number }>(`SELECT count(*)::int FROM ${table}`);
    return rows[0]?.count ?? -1;
  });

test('the import rejects a short password for a new merchant and reports the required length', async () => {
  const { code, output } = await runImport(['--merchant', 'wu'], 'short\n');
  expect({ code, output }).toEqual({
    code: 1,
    output: expect.stringContaining('A password needs 8 to 128 characters.'),
  });
  expect(await count("staff WHERE login = 'wu'")).toBe(0);
});

test('an import adds its restaurants and a merchant, but never the demo city', async () => {
  const { code, output } = await runImport(['--merchant', 'li'], 'a-long-password\n', { DEMO: '1' });
  expect(code, output).toBe(0);
  expect(output).not.toContain('a-long-password');
  expect([await count('shop'), await count('staff'), await count('member')]).toEqual([1, 1, 0]);
});
