import { type Position, toMercator } from '@chifan/domain/address';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { homeStatement } from './discovery.store.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const town = (number: number): Position => ({ lat: 30, lng: 60 + number * 10 });

async function fill(number: number): Promise<void> {
  const { x, y } = toMercator(town(number));
  await sql`INSERT INTO shop (source_id, source, name, name_zh, pinyin, types, cuisine, lat, lng, xy, opening_hours,
      created_at, updated_at)
    SELECT ${`fill:${number}:`} || n, 'demo', '{}', '', '', '{asian}', CASE WHEN n % 3 = 0 THEN 'cafe' ELSE 'hotpot' END,
      30, 60, point(${x}::float8 + 2000 + n, ${y}), '{"rules": []}', now(), now() FROM generate_series(1, 600) n`.execute(
    app.app.database.read,
  );
}

test('the neighbourhood is counted outward within one index, and the featured within another', async () => {
  const { read } = app.app.database;
  for (const number of [5, 6, 7, 8, 9, 10, 11]) await fill(number);
  // Rows that a snapshot of another session needs are not marked visible to all, and an index alone cannot return them.
  const isVacuumed = async () => {
    await sql`VACUUM (ANALYZE) shop`.execute(read);
    const { rows } = await sql<{ all: boolean }>`SELECT relallvisible = relpages AS all FROM pg_class
      WHERE oid = 'shop'::regclass`.execute(read);
    return rows[0]?.all;
  };
  await expect.poll(isVacuumed).toBe(true);
  const { rows } = await sql<{ 'QUERY PLAN': string }>`EXPLAIN ${homeStatement(town(5), 'in_store')}`.execute(read);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan.match(/Index Only Scan using shop_neighbourhood on shop/g)).toHaveLength(1);
  expect(plan).toMatch(/Scan (using|on) shop_(xy_)?featured/);
  expect(plan).not.toContain('Seq Scan on shop ');
});
