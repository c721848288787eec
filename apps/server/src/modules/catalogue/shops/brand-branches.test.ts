import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { centre, here } from '../../../testing/small-city.ts';
import { newShop } from '../catalogue-in-tests.ts';

let app: TestApp;
let brandId: number;
let branches: number[];
beforeAll(async () => {
  app = await openTestApp();
  const { read } = app.app.database;
  const { rows } = await sql<{ id: number }>`INSERT INTO brand (slug, name, plate)
    VALUES ('tea', '{"en": "Tea", "zh-CN": "茶"}', 'bubbletea') RETURNING id`.execute(read);
  brandId = rows[0]?.id ?? 0;
  branches = [];
  for (const metres of [3000, 10, 200_000, 500, 40])
    branches.push(await newShop(app, { at: { ...centre, lat: centre.lat + metres / 111_195 } }));
  await newShop(app, { at: centre });
  await sql`UPDATE shop SET brand_id = ${brandId} WHERE id = ANY(${branches})`.execute(read);
});
afterAll(() => app.close());

test('branches of a brand are listed by distance, in pages', async () => {
  const pages = [];
  for (const pageNo of [1, 2, 3])
    pages.push((await app.call('brandBranches', { brandId, ...here, pageNo, pageSize: 2 })).data);
  const [far, near, farthest, middle, second] = branches;
  expect(pages.map(({ records }) => records.map(({ id }) => id))).toEqual([[near, second], [middle, far], [farthest]]);
  expect(pages[0]).toMatchObject({
    total: 5,
    pageNo: 1,
    pageSize: 2,
    brand: { id: brandId, name: { text: 'Tea', language: 'en' }, nameZh: '茶', plate: 'bubbletea', branchCount: 5 },
  });
  expect(pages[0]?.records.map(({ distanceMetres }) => distanceMetres)).toEqual([10, 40]);
});

test('brandBranches is refused for an unknown brand or an invalid position', async () => {
  expect(await app.call('brandBranches', { brandId: 999_999, ...here })).toMatchObject({
    status: 404,
    data: { reason: 'brand_not_found' },
  });
  const nowhere = { latitude: '95.000000', longitude: '1.000000' };
  expect((await app.call('brandBranches', { brandId, ...nowhere })).data).toMatchObject({ reason: 'position_invalid' });
});
