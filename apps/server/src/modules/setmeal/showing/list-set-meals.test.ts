import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inFreshSmallCity } from '../../../testing/in-small-city.ts';
import type { TestApp } from '../../../testing/open-test-app.ts';
import { newSetMeal, newSetMealCodes, openBrand, setMealWrite, type TestBrand } from '../../../testing/set-meals.ts';
import { centre, here, newStaff, type SmallCity } from '../../../testing/small-city.ts';
import { sqlListSetMeals } from './list-set-meals.store.ts';

let server: TestApp;
let city: SmallCity;
let brand: TestBrand;
inFreshSmallCity(async (opened) => {
  server = opened.app;
  city = opened.city;
  brand = await openBrand(server, city);
});

const list = async (input: Parameters<typeof server.call<'listSetMeals'>>[1]) => {
  const answer = await server.call('listSetMeals', input);
  return { ...answer, ids: answer.data?.records?.map(({ id }) => id) };
};

test('listSetMeals returns price, original price, stock and the distance of the nearest branch', async () => {
  const [, second, third] = brand.branchIds;
  const setMealId = await newSetMeal(server, brand, { stock: 7 }, [second, third]);
  const { data } = await list({ brandId: brand.brandId, ...here });
  expect(data.records).toMatchObject([
    {
      id: setMealId,
      brand: { id: brand.brandId, nameZh: '面馆连锁', branchCount: 3 },
      name: { text: 'Noodles for two', language: 'en' },
      nameZh: '双人面套餐',
      price: 6800,
      originalPrice: 8800,
      persons: 2,
      branchCount: 2,
      nearestMetres: 1001,
      stock: 7,
      isSoldOut: false,
    },
  ]);
  expect(data.brands).toMatchObject([{ id: brand.brandId, setMealCount: 1 }]);
  expect((await list({ brandId: brand.brandId })).data.records).toMatchObject([{ nearestMetres: null }]);
});

test('listSetMeals returns only set meals that are on sale today in at least one branch', async () => {
  const onSale = await newSetMeal(server, brand, { soldFrom: '2026-11-21', soldUntil: '2026-11-21' });
  await newSetMeal(server, brand, { isOnSale: false });
  await newSetMeal(server, brand, { soldFrom: '2026-11-22' });
  await newSetMeal(server, brand, { soldFrom: '2026-11-01', soldUntil: '2026-11-20' });
  await newSetMeal(server, brand, {}, []);
  expect(await list({})).toMatchObject({ ids: [onSale], data: { total: 1 } });
});

test('listSetMeals filters by shop, and sorts featured set meals by the platform’s rank', async () => {
  const [first, second] = brand.branchIds;
  const here = await newSetMeal(server, brand, { featuredRank: 2 }, [first]);
  const there = await newSetMeal(server, brand, { featuredRank: 1 }, [second]);
  await newSetMeal(server, brand, {}, [second]);
  expect((await list({ shopId: first })).ids).toEqual([here]);
  expect((await list({ featured: true })).ids).toEqual([there, here]);
  expect((await list({ featured: true, pageSize: 1, pageNo: 2 })).ids).toEqual([here]);
});

test('listSetMeals sorts brands and set meals by the distance of their nearest branch', async () => {
  const staff = await newStaff(server, 'merchant');
  const far = await openBrand(server, { shopId: brand.branchIds[2], merchant: staff });
  const near = await newSetMeal(server, brand, {}, [brand.branchIds[0]]);
  const farther = await newSetMeal(server, far, {}, [far.branchIds[0]]);
  const { ids, data } = await list(here);
  expect(ids).toEqual([near, farther]);
  expect(data.brands.map(({ id }) => id)).toEqual([brand.brandId, far.brandId]);
  const ofOne = await list({ brandId: far.brandId, ...here });
  expect(ofOne.data.brands).toHaveLength(2);
});

test('a set meal is sold out without stock, or without a free voucher code if it needs codes of its brand', async () => {
  await newSetMeal(server, brand, { stock: 0 });
  const withCodes = await newSetMeal(server, brand, { codeSource: 'brand' });
  const stateOf = async () => (await list({})).data.records.map(({ isSoldOut }) => isSoldOut);
  expect(await stateOf()).toEqual([true, true]);
  await newSetMealCodes(server, withCodes, { count: 1 });
  expect(await stateOf()).toEqual([true, false]);
});

test('allergens and diets of a set meal combine all dishes and choices, and are unknown if one is not marked', async () => {
  const [noodles, tea] = setMealWrite.contents;
  if (!noodles || !tea) throw new Error('the set meal has two parts');
  const freeOfPeanuts = { allergens: { contains: [], free: ['peanut' as const] }, diet: { pork: 'no' as const } };
  const marked = { ...tea, ...freeOfPeanuts, allergens: { contains: ['milk' as const], free: ['peanut' as const] } };
  await newSetMeal(server, brand, { contents: [marked] });
  await newSetMeal(server, brand, { contents: [marked, { ...noodles, ...freeOfPeanuts }] });
  const { data } = await list({});
  expect(data.records[0]).toMatchObject({
    allergens: { contains: ['milk'], free: ['peanut'] },
    diet: { pork: 'no', vegan: 'unknown' },
  });
  // The sizes of the noodles have no marks about allergens and diets.
  expect(data.records[1]).toMatchObject({ allergens: { contains: ['milk'], free: [] }, diet: { pork: 'unknown' } });
});

test('listSetMeals rejects an unknown brand, an unknown shop and an incomplete position', async () => {
  expect(await list({ brandId: 999_999 })).toMatchObject({ status: 404, success: false });
  expect(await list({ shopId: 999_999 })).toMatchObject({ status: 404, success: false });
  expect(await list({ latitude: '31.230400' })).toMatchObject({ success: false });
  await sql`DELETE FROM set_meal_branch`.execute(server.app.database.read);
  expect(await list({ brandId: brand.brandId })).toMatchObject({ success: true, ids: [] });
});

test('the query of listSetMeals finds the nearest branches by an index', async () => {
  const { read } = server.app.database;
  await sql`INSERT INTO shop (source_id, source, name, name_zh, pinyin, types, cuisine, lat, lng, xy, opening_hours,
      brand_id, state, created_at, updated_at)
    SELECT 'many:' || n, 'demo', '{}', '', '', '{asian}', 'cafe', 0, 0, point(n % 100, n / 100), '{"rules": []}',
      CASE WHEN n % 2 = 0 THEN ${brand.brandId}::bigint END, 'live', now(), now()
    FROM generate_series(1, 10000) n`.execute(read);
  await sql`VACUUM ANALYZE shop`.execute(read);
  const filter = { brandId: undefined, shopId: undefined, featured: false };
  const query = { filter, here: centre, today: '2026-11-21', page: { offset: 0, limit: 20 } };
  const { rows } = await sql<{ 'QUERY PLAN': string }>`EXPLAIN ${sqlListSetMeals(query)}`.execute(read);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  // PostgreSQL chooses the index by its statistics, so the test accepts every index that returns shops by distance.
  // With such an index, PostgreSQL does not sort all branches.
  expect(plan).toMatch(/Limit .*\n +-> +Index (Only )?Scan using \w+ on shop .*\n +Order By: \(xy <-> /);
});
