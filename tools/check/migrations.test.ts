import { expect, test } from 'vitest';
import { migrationProblems } from './migrations.ts';
import { readProject, root } from './project.ts';

const at = 'database/migrations/0099_later.sql';
const problemsOf = (sql: string, files: Record<string, string> = {}) =>
  migrationProblems(new Map(Object.entries({ 'package.json': '{"version": "5.28.0"}', [at]: sql, ...files })));

test('all migrations follow the migration policy', () => {
  expect(migrationProblems(readProject(root))).toEqual([]);
});

test.each([
  ['a new table with its index', 'CREATE TABLE a (id int); CREATE INDEX a_id ON a (id);'],
  ['a column with a constant default', 'ALTER TABLE dish ADD COLUMN a int NOT NULL DEFAULT 0;'],
  ['a constraint that is validated later', 'ALTER TABLE dish ADD CONSTRAINT a CHECK (b > 0) NOT VALID;'],
  ['a statement in a comment', '-- DROP TABLE dish; RENAME all\nCREATE TABLE a (id int);'],
  ['a statement in a function body', 'CREATE FUNCTION a() RETURNS void LANGUAGE sql AS $$ DROP TABLE b; $$;'],
  ['dropping an index that the last release did not read', '-- Unread since 5.28.\nDROP INDEX a;'],
])('the migration policy allows %s', (_name, sql) => {
  expect(problemsOf(sql)).toEqual([]);
});

test.each([
  ['ALTER TABLE dish ADD COLUMN a int NOT NULL;', 'a column is null or has a constant default'],
  ['ALTER TABLE dish ADD CONSTRAINT a CHECK (b > 0);', 'a constraint comes as NOT VALID'],
  ['ALTER TABLE dish ADD FOREIGN KEY (a) REFERENCES b;', 'a constraint comes as NOT VALID'],
  ['DROP INDEX a;', 'DROP INDEX without “-- Unread since MAJOR.MINOR”'],
  ['-- Unread since 5.29.\nDROP INDEX a;', 'DROP INDEX is still read by the previous release'],
  ['ALTER TABLE dish DROP COLUMN a;', 'DROP COLUMN without'],
  ['ALTER TABLE dish RENAME COLUMN a TO b;', 'RENAME without'],
  ['ALTER TABLE dish ALTER COLUMN a TYPE bigint;', 'ALTER COLUMN a TYPE without'],
])('the migration policy rejects %s', (sql, problem) => {
  expect(problemsOf(sql)).toEqual([expect.stringContaining(problem)]);
});

test('an index on a column that the same migration adds needs no command before the upgrade', () => {
  const adds = 'ALTER TABLE dish ADD COLUMN a int;';
  expect(problemsOf(`${adds} CREATE INDEX IF NOT EXISTS dish_a ON dish (a) WHERE a > 0;`)).toEqual([]);
  expect(problemsOf(`${adds} CREATE INDEX IF NOT EXISTS dish_b ON dish (b);`)).toHaveLength(1);
});

test('an index on an existing table needs a command in the changelog that creates it before the upgrade', () => {
  const tolerant = 'CREATE INDEX IF NOT EXISTS dish_a\n  ON dish (a) WHERE a > 0;';
  const before = 'CREATE INDEX CONCURRENTLY IF NOT EXISTS dish_a ON dish (a) WHERE a > 0';
  expect(problemsOf('CREATE INDEX dish_a ON dish (a);')).toHaveLength(2);
  expect(problemsOf(tolerant)).toEqual([`CHANGELOG.md lacks, for ${at}: ${before}`]);
  expect(problemsOf(tolerant, { 'CHANGELOG.md': before.replace(' ON', '\n  ON') })).toEqual([]);
});

test('the migration policy accepts an exception that docs/upgrading.md lists with its cost', () => {
  expect(problemsOf('DROP TABLE a;', { 'docs/upgrading.md': '`0099_later` waits for …' })).toEqual([]);
});

test('the migration policy does not apply to migrations of earlier releases', () => {
  expect(problemsOf('', { 'database/migrations/0078_before.sql': 'DROP TABLE a;' })).toEqual([]);
});
