import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { seedDemoCity } from '../../seed/index.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/database/test-database.ts';
import { demoPosition } from '../../testing/dishes-file.ts';
import { search } from './search.ts';

let place: TestDatabase;
let database: Database;
beforeAll(async () => {
  place = await openTestDatabase();
  database = openDatabase(place.url, 4, () => undefined);
  await seedDemoCity(database, { now: new Date('2026-11-21T04:00:00Z'), progress: () => undefined });
});
afterAll(async () => {
  await database.close();
  await place.drop();
});

async function found(query: string) {
  const position = { latitude: String(demoPosition.lat), longitude: String(demoPosition.lng) };
  const answer = await search(
    { database, log: pino({ level: 'silent' }) },
    { query, ...position, kind: 'all', pageNo: 1, pageSize: 20, way: 'in_store', deliversHere: false },
    { language: 'en', now: new Date('2026-11-21T04:00:00Z') },
  );
  if (!answer.ok) throw new Error(answer.reason);
  return answer.value;
}

const firstDishes = async (query: string) => (await found(query)).dishes.slice(0, 3).map(({ nameZh }) => nameZh.text);

test.each([
  ['eggplant', '鱼香茄子'],
  ['aubergine', '鱼香茄子'],
  ['coke', '可乐'],
  ['french fries', '薯条'],
  ['jiaozi', '水饺'],
  ['gyoza', '水饺'],
])('a search for “%s” finds %s among the first three dishes (rule search-7)', async (query, chinese) => {
  const { corrected } = await found(query);
  expect(corrected).toBeNull();
  expect((await firstDishes(query)).join()).toContain(chinese);
});

test('a search for a cuisine finds its restaurants without correcting the query', async () => {
  const { shops, corrected } = await found('cantonese');
  expect(corrected).toBeNull();
  expect(shops.map(({ nameZh }) => nameZh.text)).toEqual(expect.arrayContaining(['荔影点心茶居', '炉边阿荃烧腊饭店']));
});

test.each(['durian', 'zucchini', 'kumquat', 'caviar', '榴莲'])(
  'a search for “%s”, which no restaurant serves, suggests no unrelated dish',
  async (query) => {
    expect(await found(query)).toMatchObject({ dishes: [], corrected: null, neighbours: [] });
  },
);
