import { popularSearchLimits } from '@chifan/domain/search';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { centre, here } from '../../testing/small-city.ts';
import { newShop } from '../catalogue/catalogue-in-tests.ts';
import { reindexShops } from '../catalogue/search-index/reindex-shops.ts';

let app: TestApp;
let database: Database;
let near: number;
let far: number;
let resting: number;

const names = {
  kungPao: { en: 'Kung Pao Chicken', fr: 'Poulet Kung Pao', ar: 'دجاج كونغ باو', 'zh-CN': '宫保鸡丁' },
  kungPaoToo: { en: 'Gongbao chicken', 'zh-CN': '宮保雞丁' },
  fish: { en: 'Fish in chilli oil', 'zh-CN': '水煮鱼' },
};
const pinyin = { kungPao: 'gōng bǎo jī dīng', kungPaoToo: 'gōng bǎo jī dīng', fish: 'shuǐ zhǔ yú' };

beforeAll(async () => {
  app = await openTestApp();
  database = app.app.database;
  const north = (metres: number) => ({ lat: centre.lat + metres / 111_195, lng: centre.lng });
  near = await open('Bamboo Garden', north(300), ['kungPao']);
  far = await open('Jade Terrace', north(2000), ['kungPaoToo', 'fish']);
  resting = await open('Moon Gate', north(100), ['kungPao'], 'Mo-Su 18:00-22:00');
});
afterAll(() => app.close());

async function open(name: string, at: typeof centre, dishes: (keyof typeof names)[], hours = '24/7'): Promise<number> {
  const shopId = await newShop(app, { at, name, hours, cuisine: 'sichuan' });
  for (const key of dishes) await addDish(shopId, names[key], pinyin[key]);
  return shopId;
}

async function addDish(shopId: number, name: object, spoken: string): Promise<void> {
  await database.transact(async (tx) => {
    await sql`INSERT INTO dish_category (shop_id, key, name, position) VALUES (${shopId}, 'all', '{}', 0)
      ON CONFLICT DO NOTHING`.execute(tx);
    await sql`INSERT INTO dish (shop_id, category_id, key, name, pinyin, price, position)
      SELECT ${shopId}, id, gen_random_uuid()::text, ${JSON.stringify(name)}::jsonb, ${spoken}, 3800, 0
      FROM dish_category WHERE shop_id = ${shopId}`.execute(tx);
    await reindexShops(tx, [shopId]);
  });
}

type More = Partial<Parameters<typeof app.call<'search'>>[1]>;
const search = async (query: string, more: More = {}, language: 'en' | 'ar' | 'fr' = 'en') =>
  (await app.call('search', { query, ...here, ...more }, { language })).data;
const suggest = async (query: string) => (await app.call('suggestSearch', { query, ...here })).data.suggestions;

describe('searching', () => {
  test('a search lists a dish once for all restaurants that have it, the nearest open one first', async () => {
    const { dishes } = await search('kung pao');
    expect(dishes).toHaveLength(1);
    expect(dishes[0]).toMatchObject({ name: { text: 'Kung Pao Chicken', language: 'en' }, shopCount: 3 });
    expect(dishes[0]?.places.map(({ shopId, isOpen }) => [shopId, isOpen])).toEqual([
      [near, true],
      [far, true],
      [resting, false],
    ]);
    expect(dishes[0]?.places[0]).toMatchObject({
      price: 3800,
      distanceMetres: 300,
      shopName: { text: 'Bamboo Garden' },
    });
  });

  test.each([
    '宫保鸡丁',
    '宮保雞丁',
    'gongbao jiding',
    'gōng bǎo',
    'gbjd',
    'poulet kung',
    'دجاج',
    'kungpao',
    'kung pao chiken',
  ])('a search for “%s” finds the kung pao chicken', async (query) => {
    expect((await search(query)).dishes[0]?.nameZh.text).toMatch(/^[宫宮]保/);
  });

  test('search results have names in the reader’s language and highlight the typed text', async () => {
    const { dishes } = await search('poulet', {}, 'fr');
    expect(dishes[0]?.name).toEqual({ text: 'Poulet Kung Pao', language: 'fr', highlights: [{ start: 0, end: 6 }] });
    const spoken = (await search('baoji')).dishes[0]?.pinyin;
    expect(spoken?.highlights.map(({ start, end }) => spoken.text.slice(start, end))).toEqual(['bǎo jī']);
  });

  test('a search without results for the typed query returns the corrected query and its results', async () => {
    expect(await search('chiken')).toMatchObject({ corrected: 'chicken' });
    expect(await search('宫爆鸡丁')).toMatchObject({ corrected: expect.stringMatching(/^[宫宮]保/) });
    expect(await search('chicken')).toMatchObject({ corrected: null });
  });

  test('a search finds words in any order without correcting the query', async () => {
    expect(await search('chicken kung')).toMatchObject({ corrected: null, dishes: [{ shopCount: 3 }] });
  });

  test('a search finds a shop by its name, and finds all shops of a cuisine by the name of the cuisine', async () => {
    expect((await search('jade')).shops.map(({ shop }) => shop.id)).toEqual([far]);
    const sichuan = (await search('sichuan')).shops;
    expect(sichuan.map(({ shop }) => shop.id)).toEqual([near, far, resting]);
    expect((await search('川菜', { kind: 'shop' })).dishes).toEqual([]);
  });

  test('a price or rating filter that the guest taps limits the results of a search for dishes and restaurants', async () => {
    await sql`UPDATE shop SET rating_tenths = 45, typical_price = 3000 WHERE id = ${far}`.execute(database.read);
    const places = async (more: More) =>
      (await search('kung pao', more)).dishes.flatMap((dish) => dish.places.map(({ shopId }) => shopId));
    const shops = async (query: string, more: More) => (await search(query, more)).shops.map(({ shop }) => shop.id);
    expect(await places({ minRating: 45 })).toEqual([far]);
    expect(await places({ minRating: 46 })).toEqual([]);
    expect(await places({ maxPrice: 3800 })).toEqual([near, far, resting]);
    expect(await places({ maxPrice: 3799 })).toEqual([]);
    expect(await shops('jade', { minRating: 45, maxPrice: 3000 })).toEqual([far]);
    expect(await shops('jade', { maxPrice: 2999 })).toEqual([]);
    expect(await shops('bamboo', { minRating: 45 })).toEqual([]);
    expect(await shops('sichuan', { minRating: 45 })).toEqual([far]);
    expect((await search('under 50', { minRating: 45 })).dishes.map(({ shopCount }) => shopCount)).toEqual([1, 1]);
  });

  test('pages of search results have no gaps and no repetitions', async () => {
    const first = await search('sichuan', { kind: 'shop', pageSize: 2 });
    const second = await search('sichuan', { kind: 'shop', pageSize: 2, pageNo: 2 });
    expect([first.hasMoreShops, second.hasMoreShops]).toEqual([true, false]);
    expect([...first.shops, ...second.shops].map(({ shop }) => shop.id)).toEqual([near, far, resting]);
  });

  test('a search without results suggests dishes nearby', async () => {
    const { dishes, shops, neighbours } = await search('xylophone');
    expect([dishes, shops]).toEqual([[], []]);
    expect(neighbours.map(({ nameZh }) => nameZh.text)).toContain('水煮鱼');
    expect((await search('!?')).neighbours.length).toBeGreaterThan(0);
  });

  test.each(["'", "a' | 'b", '\\', ':*', '& | ! ( )', "foo'); DROP TABLE dish; --", '<->', '💥', '\u{26A1}', '%_'])(
    'a search treats the special characters %s as plain text',
    async (query) => {
      expect((await app.call('search', { query, ...here })).status).toBe(200);
      expect((await app.call('suggestSearch', { query, ...here })).status).toBe(200);
    },
  );

  test('a search from an invalid position is refused', async () => {
    const answer = await app.call('search', { query: 'tea', latitude: '95.000000', longitude: '0.000000' });
    expect(answer).toMatchObject({ status: 422, data: { reason: 'position_invalid' } });
  });
});

describe('while typing', () => {
  test('search suggestions contain the wanted dish after each typed letter', async () => {
    for (const query of ['ku', 'kung', 'kung p', 'gongb', '宫', '宫保', 'دج'])
      expect((await suggest(query)).map(({ nameZh }) => nameZh.text).join()).toMatch(/[宫宮]保/);
  });

  test('a search suggestion contains the full name as the query that a tap on the suggestion starts', async () => {
    const [first] = await suggest('bamb');
    expect(first).toMatchObject({ kind: 'shop', query: 'Bamboo Garden', name: { highlights: [{ start: 0, end: 4 }] } });
  });
});

describe('a menu that changes', () => {
  test('a search finds a new dish at once, and no longer finds a deleted dish', async () => {
    expect((await search('spaghetti')).dishes).toEqual([]);
    await addDish(far, { en: 'Spaghetti', 'zh-CN': '意大利面' }, 'yì dà lì miàn');
    expect((await search('spaghetti')).dishes[0]?.places.map(({ shopId }) => shopId)).toEqual([far]);
    await database.transact(async (tx) => {
      await sql`DELETE FROM dish WHERE name ->> 'en' = 'Spaghetti'`.execute(tx);
      await reindexShops(tx, [far]);
    });
    expect((await search('spaghetti')).dishes).toEqual([]);
  });
});

test('popularSearches returns the names that guests searched for most often in the last 14 days, in the reader’s language', async () => {
  await sql`TRUNCATE search_count`.execute(database.read);
  for (const query of ['水煮鱼', 'fish in chilli', 'shuizhuyu', '水煮鱼', 'shui zhu yu']) await search(query);
  for (let time = 0; time < 6; time += 1) await search('kung pao');
  const popular = async (language: 'en' | 'ar') => (await app.call('popularSearches', {}, { language })).data.queries;
  expect((await popular('en')).slice(0, 2)).toEqual(['Kung Pao Chicken', 'Fish in chilli oil']);
  expect(await popular('ar')).toContain('دجاج كونغ باو');
  app.clock.advance(20 * 86_400_000);
  expect((await popular('en')).length).toBe(0);
});

test('popularSearches returns a dish that guests rarely search for as an idea, and not as a popular search', async () => {
  await sql`TRUNCATE search_count`.execute(database.read);
  // Move all dish names into the first search tier. In production, a daily job moves the most used names.
  await sql`UPDATE search_name SET tier = 0 WHERE kind = 'dish'`.execute(database.read);
  const said = async () => (await app.call('popularSearches', {})).data;
  for (let time = 1; time < popularSearchLimits.fewest; time += 1) await search('水煮鱼');
  expect((await said()).queries).toEqual([]);
  expect((await said()).ideas).toContain('Fish in chilli oil');
  await search('水煮鱼');
  expect((await said()).queries).toEqual(['Fish in chilli oil']);
  expect((await said()).ideas).not.toContain('Fish in chilli oil');
});

test('a search query of random characters in any script causes no server error', async () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '𩠌',
      '宫',
      '保',
      'ラ',
      'ー',
      '비',
      '빔',
      'ي',
      'й',
      "'",
      '\\',
      '!',
      '&',
      '|',
      ':*',
      '(',
      '<->',
      ' ',
      'nie',
      'g',
    ),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 3 }),
  );
  const typed = fc.array(piece, { minLength: 1, maxLength: 6 }).map((pieces) => pieces.join('').slice(0, 50));
  await fc.assert(
    fc.asyncProperty(typed, async (query) => {
      expect((await app.call('suggestSearch', { query, ...here })).status).toBeLessThan(500);
      expect((await app.call('search', { query, ...here })).status).toBeLessThan(500);
    }),
    { numRuns: 150, examples: [['nie 𩠌'], ['𩠌'], ['𩠌 𩠌 ji']] },
  );
});

test('a search returns results even if it cannot be counted', async () => {
  const tables = ['search_count', 'search_miss'];
  const rename = (from: string, to: string) =>
    sql`ALTER TABLE ${sql.table(from)} RENAME TO ${sql.table(to)}`.execute(database.read);
  for (const table of tables) await rename(table, `${table}_away`);
  try {
    const found = await app.call('search', { query: 'kung pao chicken', ...here }, { language: 'en' });
    expect(found.data.dishes.length).toBeGreaterThan(0);
    expect((await app.call('search', { query: 'qqqq wwww', ...here }, { language: 'en' })).code).toBe(200);
  } finally {
    for (const table of tables) await rename(`${table}_away`, table);
  }
});
