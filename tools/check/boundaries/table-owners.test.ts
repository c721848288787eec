import { describe, expect, test } from 'vitest';
import { sourcesOf } from '../source.ts';
import { tableOwnerProblems, tablesWithoutOwner } from './table-owners.ts';

const owners = { platform: ['job'], catalogue: ['shop', 'dish'], review: ['review'] };
const problemsIn = (file: string, text: string) =>
  sourcesOf(new Map([[`apps/server/src/${file}`, text]])).flatMap((source) => tableOwnerProblems(source, owners));

describe('table owners', () => {
  test.each([
    'sql`UPDATE shop SET rating = 1`',
    'sql`INSERT INTO shop AS known (id) VALUES (1) ON CONFLICT DO NOTHING`',
    'sql`DELETE FROM shop WHERE id = 1`',
    'sql`MERGE INTO shop USING other ON true`',
    'sql`TRUNCATE shop`',
    'sql<{ id: number }>`WITH kept AS (update shop set rating = 1 RETURNING id) SELECT id FROM kept`',
    'sql`SELECT ${sql`1`}, ${sql`UPDATE shop SET rating = 1`}`',
    "tx.updateTable('shop').set({ rating: 1 }).execute()",
    "tx.insertInto('shop').values({ rating: 1 }).execute()",
    "client.query('DELETE FROM shop WHERE id = 1')",
    "workflowTables({ table: 'shop', history: { table: 'shop', of: 'shop_id' } })",
  ])('the boundary check allows only the owner of a table to write it: %s', (text) => {
    expect(problemsIn('modules/review/review.store.ts', text)).toContain(
      'apps/server/src/modules/review/review.store.ts:1 review writes shop, a table of catalogue',
    );
    expect(problemsIn('platform/housekeeping.job.ts', text)).toHaveLength(
      problemsIn('modules/review/review.store.ts', text).length,
    );
    for (const file of [
      'modules/catalogue/shops/shop.store.ts',
      'modules/review/review.test.ts',
      'modules/review/reviews-in-tests.ts',
      'seed/discovery/discovery.store.ts',
      'import/import.store.ts',
    ]) {
      expect(problemsIn(file, text)).toEqual([]);
    }
  });

  test.each([
    'sql`SELECT * FROM shop WHERE id = 1 FOR NO KEY UPDATE OF shop`',
    'sql`SELECT * FROM shop FOR UPDATE SKIP LOCKED`',
    'sql`INSERT INTO review (id) SELECT id FROM shop ON CONFLICT (id) DO UPDATE SET stars = 1`',
    "tx.selectFrom('shop').selectAll().execute()",
  ])('the boundary check allows any module to read and lock a table: %s', (text) => {
    expect(problemsIn('modules/review/review.store.ts', text)).toEqual([]);
  });
});

test('a table without an owner and an owned table that does not exist are reported', () => {
  const schema = 'export interface DB {\n  dish: Dish;\n  job: Job;\n  letter: Letter;\n  review: Review;\n}\n';
  const project = new Map([['apps/server/src/platform/database/schema.ts', schema]]);
  const list = 'tools/check/boundaries/tables.ts';
  expect(tablesWithoutOwner(project, { ...owners, courier: ['job'] })).toEqual([
    `${list} gives the table letter no owner`,
    `${list} names shop that does not exist`,
    `${list} gives the table job two owners`,
  ]);
});
