import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { inSmallCity } from '../../../testing/in-small-city.ts';
import {
  newMember,
  noodlesToTakeAway,
  openSmallCity,
  placePaid,
  type SmallCity,
  type TestApp,
} from '../../../testing/index.ts';
import { indexOlderOrders, ordersWithDish } from './dish-words.store.ts';

let test: TestApp;
let city: SmallCity;
let noodles: number;
let tea: number;
inSmallCity((opened) => {
  ({ app: test, city } = opened);
});

beforeAll(async () => {
  const { read } = test.app.database;
  await sql`UPDATE dish SET name = name || '{"zh-CN": "红烧牛肉面", "en": "Braised Beef Noodles"}' WHERE id = ${city.noodlesId}`.execute(
    read,
  );
  noodles = await placePaid(test, { ...city, member: await newMember(test) }, noodlesToTakeAway(city));
  const lines = [{ dishId: city.teaId, quantity: 1, options: {} }];
  tea = await placePaid(test, { ...city, member: await newMember(test) }, { ...noodlesToTakeAway(city), lines });
});

const found = async (part: string, shopId = city.shopId) =>
  (await ordersWithDish(test.app.database.read, shopId, part))?.ids;

it.each([
  ['a part of the Chinese name', '牛肉', () => [noodles]],
  ['a part of the name in the guest’s language, in upper or lower case', 'beef noo', () => [noodles]],
  ['a text that no name contains', '鱼香', () => []],
])('the index of dish names returns exactly the matching orders of a shop for %s', async (_, part, orders) => {
  expect(await found(part)).toEqual(orders());
});

it('the index of dish names finds no orders of other shops, and is not used to search a single character', async () => {
  const other = await openSmallCity(test);
  expect(await found('牛肉', other.shopId)).toEqual([]);
  expect(await found('牛')).toBeUndefined();
});

it('the order search finds orders of earlier server versions before and after they are added to the index of dish names', async () => {
  const search = async () => {
    const wanted = { shopId: city.shopId, words: '红烧牛' };
    const { data } = await test.call('searchOrders', wanted, { token: city.merchant.token });
    return data.records.map(({ id }) => id);
  };
  const before = await found('红烧牛');
  await test.app.database.transact(async (tx) => {
    await sql`DELETE FROM order_dish_words WHERE order_id < ${tea}`.execute(tx);
  });
  expect(await found('红烧牛')).toEqual([]);
  expect(await search()).toEqual([noodles]);
  while (await test.app.database.transact((tx) => indexOlderOrders(tx, 1)));
  expect(await found('红烧牛')).toEqual(before);
  expect(await search()).toEqual([noodles]);
});

it('the search by a dish name scans the index of dish names', async () => {
  const plan = await test.app.database.read.transaction().execute(async (tx) => {
    await sql`SET LOCAL enable_seqscan = off`.execute(tx);
    const { rows } = await sql<Record<string, string>>`EXPLAIN SELECT order_id FROM order_dish_words
      WHERE pairs @> dish_pairs(${city.shopId}, ARRAY['牛肉面'])`.execute(tx);
    return rows.map((row) => Object.values(row).join('')).join('\n');
  });
  expect(plan).toContain('order_dish_words_pairs');
});
