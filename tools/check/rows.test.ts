import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problemsOfFiles, withDescriber } from './rows.ts';

/** The part of Kysely's type declarations that separates SQL fragments from parameter values. */
const kysely = `export interface RawBuilder<Row> { toOperationNode(): Row }
type Sql = { <Row = unknown>(parts: TemplateStringsArray, ...values: unknown[]): RawBuilder<Row>;
  join(items: readonly unknown[], separator?: RawBuilder<unknown>): RawBuilder<unknown>;
  ref(name: string): RawBuilder<unknown>; raw(text: string): RawBuilder<unknown>; lit(value: unknown): RawBuilder<unknown> };
export declare const sql: Sql;`;
const shared = `import { type RawBuilder, sql } from './kysely.ts';
export const columns = sql\`id, name\`;
export const rowsOf = (where: RawBuilder<unknown>) => sql\`FROM member WHERE \${where}\`;`;

/** Statements that the check must reject, with the expected problem. */
const faults: Readonly<Record<string, readonly [code: string, problem: string]>> = {
  'a text column typed as number': [
    'sql<{ name: number }>`SELECT name FROM member`',
    'name is string (text), and not number',
  ],
  'a number is no text': ['sql<{ id: string }>`SELECT id FROM member`', 'id is number (int8), and not string'],
  'a sum of large numbers is a string': [
    'sql<{ sum: number }>`SELECT sum(amount) AS sum FROM entry`',
    'sum is string (numeric), and not number',
  ],
  'a timestamp typed as string': [
    'sql<{ at: string }>`SELECT created_at AS at FROM member`',
    'at is Date (timestamptz), and not string',
  ],
  'a timestamp in JSON typed as Date': [
    'sql<{ all: { at: Date }[] }>`SELECT json_agg(json_build_object(1, created_at)) AS all FROM member`',
    'all is json (json), and not { at: Date; }[]',
  ],
  'an array of bigint typed as numbers': [
    'sql<{ ids: number[] }>`SELECT array_agg(id) AS ids FROM member`',
    'ids is string[] (_int8), and not number[]',
  ],
  'a wrong type of a RETURNING column': [
    "sql<{ id: string }>`UPDATE member SET name = ${'x'} WHERE id = ${1} RETURNING id`",
    'id is number (int8), and not string',
  ],
  'a column that the statement lacks': [
    'sql<{ id: number; name: string }>`SELECT id FROM member`',
    'name is not a column',
  ],
  'a column that the row type lacks': ['sql<{ id: number }>`SELECT id, name FROM member`', 'name is a column of it'],
  'a column that may be null': ['sql<{ email: string }>`SELECT email FROM member`', 'email may be null'],
  'a column that is never null': ['sql<{ name: string | null }>`SELECT name FROM member`', 'name is never null'],
  'a table that does not exist': ['sql<{ id: number }>`SELECT id FROM guest`', 'PostgreSQL rejects it'],
  'a wrong type in a named row type': [
    'type Base = { readonly id: string }; sql<Base & { name: string }>`SELECT id, name FROM member`',
    'id is number (int8), and not string',
  ],
  'a column of a fragment in another file': [
    'sql<{ id: number }>`SELECT ${columns} FROM member`',
    'name is a column of it',
  ],
  'a fragment that a function returns': [
    'sql<{ id: number }>`SELECT id ${rowsOf(sql`guest = ${1}`)}`',
    'column "guest" does not exist',
  ],
  'one side of a condition': [
    'declare const isShort: boolean; sql<{ name: string }>`SELECT ${isShort ? sql`name` : sql`id AS name`} FROM member`',
    'name is number (int8), and not string',
  ],
  'one of several conditions': [
    'declare const some: boolean; const all = [sql`true`, ...(some ? [sql`guest`] : [])]; ' +
      'sql<{ id: number }>`SELECT id FROM member WHERE ${sql.join(all, sql` AND `)}`',
    'column "guest" does not exist',
  ],
  'one of the possible names of a column': [
    "declare const by: 'id' | 'guest'; sql<{ id: number }>`SELECT id FROM member ORDER BY ${sql.ref(by)}`",
    'column "guest" does not exist',
  ],
  'the argument of one caller': [
    'const read = (order: RawBuilder<unknown>) => sql<{ id: number }>`SELECT id FROM member ORDER BY ${order}`; ' +
      'read(sql`name`); read(sql`guest`);',
    'column "guest" does not exist',
  ],
  'a part known only at run time': [
    'declare const where: RawBuilder<unknown>; sql<{ id: number }>`SELECT id FROM member WHERE ${where}`',
    'is known only at run time',
  ],
};

const sound: Readonly<Record<string, string>> = {
  'a text typed as a union of literals': "sql<{ state: 'unpaid' | 'pending' }>`SELECT state FROM customer_order`",
  'a branded number': 'sql<{ amount: number & { fen: true } }>`SELECT goods AS amount FROM customer_order`',
  'a sum cast to bigint': 'sql<{ sum: number }>`SELECT sum(amount)::bigint AS sum FROM entry`',
  'a computed column typed as nullable': 'sql<{ name: string | null }>`SELECT max(name) AS name FROM member`',
  'a nullable column of a left join':
    'sql<{ shop: number | null }>`SELECT shop.id AS shop FROM member LEFT JOIN shop ON shop.id = member.id`',
  'a nullable column with IS NOT NULL': 'sql<{ email: string }>`SELECT email FROM member WHERE email IS NOT NULL`',
  'a row type with some columns of *': 'sql<{ id: number }>`SELECT * FROM member`',
  'a statement without rows': 'sql`UPDATE member SET name = ${1}`',
  'one value within a statement': 'sql<boolean>`id = ${1}`',
  'the same condition twice':
    'declare const c: boolean; sql<{ a: number }>`WITH ${c ? sql`b AS (SELECT 1),` : sql``} ' +
    'd AS (SELECT 1) SELECT 1 AS a FROM d ${c ? sql`, b` : sql``}`',
};

const cases = [...Object.values(faults).map(([code]) => code), ...Object.values(sound)];
let folder: string;
let problems: string[];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'chifan-rows-'));
  const write = (name: string, text: string) => {
    writeFileSync(path.join(folder, name), text);
    return path.join(folder, name);
  };
  const options = { strict: true, noEmit: true, allowImportingTsExtensions: true, target: 'es2024', types: [] };
  const config = write('tsconfig.json', JSON.stringify({ compilerOptions: options, include: ['*.ts'] }));
  write('kysely.ts', kysely);
  write('shared.ts', shared);
  const imports =
    "import { type RawBuilder, sql } from './kysely.ts'; import { columns, rowsOf } from './shared.ts';\n";
  const files = cases.map((code, at) => write(`case-${at}.ts`, `${imports}${code};`));
  problems = await withDescriber((described) => problemsOfFiles({ config, files }, described));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const problemsOf = (code: string) =>
  problems.filter((problem) => problem.includes(`case-${cases.indexOf(code)}.ts:2 `));

describe('row types of SQL statements', () => {
  test.each(Object.entries(faults))('the check of row types rejects a wrong type: %s', (_, [code, problem]) => {
    expect(problemsOf(code)).toEqual([expect.stringContaining(problem)]);
  });

  test.each(Object.entries(sound))('the check of row types accepts a correct type: %s', (_, code) => {
    expect(problemsOf(code)).toEqual([]);
  });
});
