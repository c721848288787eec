import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('../../', import.meta.url));
/**
 * SQL syntax that the oldest supported PostgreSQL version lacks. The tests run on version 18, which would accept it.
 */
const newer =
  /RETURNING[^`;]*\b(?:old|new)\.|\bJSON_TABLE\s*\(|\bANY_VALUE\s*\(|\buuidv7\s*\(|\bMERGE\s+INTO\b[^`;]*RETURNING/i;

test('SQL in the server uses no syntax that is newer than PostgreSQL 15, the oldest supported version', () => {
  const files = globSync(['**/*.store.ts', '{platform,seed,import}/**/*.ts'], { cwd: source });
  expect(files.length).toBeGreaterThan(50);
  const statements = files
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => ({ file, text: readFileSync(path.join(source, file), 'utf8') }));
  expect(statements.flatMap(({ file, text }) => (newer.test(text) ? [file] : []))).toEqual([]);
});
