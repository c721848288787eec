import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { centre } from '../../../testing/small-city.ts';
import { newShop } from '../catalogue-in-tests.ts';
import { updateMenuFacts } from './menu-facts.store.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

type Dish = { category: string; plate?: string; price: number; vegetarian?: string; sold?: boolean; removed?: boolean };

async function shopWith(dishes: readonly Dish[]): Promise<number> {
  const { read } = app.app.database;
  const shopId = await newShop(app, { at: centre });
  for (const [index, { category, plate, price, vegetarian, sold, removed }] of dishes.entries()) {
    await sql`INSERT INTO dish_category (shop_id, key, name, position) VALUES (${shopId}, ${category}, '{}', 0)
      ON CONFLICT DO NOTHING`.execute(read);
    await sql`INSERT INTO dish (shop_id, category_id, key, name, pinyin, price, plate, diet, is_available, removed_at, position)
      SELECT ${shopId}, id, ${`dish-${index}`}, '{}', '', ${price}, ${plate ?? 'rice'},
        ${JSON.stringify({ vegetarian: vegetarian ?? 'unknown' })}::jsonb, ${sold !== true},
        ${removed ? app.clock.now() : null}, 0
      FROM dish_category WHERE shop_id = ${shopId} AND key = ${category}`.execute(read);
  }
  await updateMenuFacts(read, [shopId]);
  return shopId;
}

async function factsOf(shopId: number) {
  const { rows } = await sql<{ dishes: number; price: number | null; vegetarian: boolean }>`
    SELECT dish_count AS dishes, typical_price AS price, has_vegetarian AS vegetarian FROM shop WHERE id = ${shopId}`.execute(
    app.app.database.read,
  );
  return rows[0];
}

test('the typical price of a shop is the median price of its main dishes', async () => {
  const shopId = await shopWith([
    { category: 'noodles', price: 2000 },
    { category: 'noodles', price: 3000 },
    { category: 'noodles', price: 9000 },
    { category: 'noodles', plate: 'beer', price: 100 },
    { category: 'desserts', price: 200 },
    { category: 'sides', price: 300 },
  ]);
  expect(await factsOf(shopId)).toEqual({ dishes: 6, price: 3000, vegetarian: false });
});

test('the typical price of a shop is the median price of all dishes if less than a third are main dishes', async () => {
  const shopId = await shopWith([
    { category: 'coffee', price: 1000 },
    { category: 'coffee', price: 2000 },
    { category: 'tea', price: 2500 },
    { category: 'sandwiches', price: 9000 },
  ]);
  expect((await factsOf(shopId))?.price).toBe(2000);
});

test('a shop has vegetarian dishes only if an available dish is marked as vegetarian', async () => {
  const unknown = await shopWith([{ category: 'noodles', price: 1000 }]);
  const soldOut = await shopWith([{ category: 'noodles', price: 1000, vegetarian: 'yes', sold: true }]);
  const some = await shopWith([{ category: 'noodles', price: 1000, vegetarian: 'yes' }]);
  const all = await Promise.all([unknown, soldOut, some].map(factsOf));
  expect(all.map((facts) => facts?.vegetarian)).toEqual([false, false, true]);
});

test('a deleted dish does not affect the typical price of a shop, and a shop without dishes has no typical price', async () => {
  const shopId = await shopWith([{ category: 'noodles', price: 1000, vegetarian: 'yes' }]);
  expect(await factsOf(shopId)).toEqual({ dishes: 1, price: 1000, vegetarian: true });
  await sql`UPDATE dish SET removed_at = ${app.clock.now()} WHERE shop_id = ${shopId}`.execute(app.app.database.read);
  await updateMenuFacts(app.app.database.read, [shopId]);
  expect(await factsOf(shopId)).toEqual({ dishes: 0, price: null, vegetarian: false });
});
