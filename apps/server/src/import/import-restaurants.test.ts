import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../platform/database/database.ts';
import { openTestApp, type TestApp } from '../testing/index.ts';
import { type ImportOptions, importRestaurants } from './import-restaurants.ts';
import type { Problem } from './listing.ts';
import { readRestaurantFiles } from './read-file.ts';

let app: TestApp;
let database: Database;
let folder: string;

// Each test has a new database, because an import compares the rows of its file with the existing shops.
beforeEach(async () => {
  app = await openTestApp();
  database = app.app.database;
  folder = await mkdtemp(path.join(tmpdir(), 'import-'));
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

async function run(files: string[], changes: Partial<ImportOptions> = {}) {
  const reported: Problem[] = [];
  const result = await importRestaurants(database, {
    files: await readRestaurantFiles(files),
    sampleMenus: false,
    limit: Number.POSITIVE_INFINITY,
    merchant: null,
    askPassword: () => Promise.reject(new Error('unexpected password prompt')),
    now: app.clock.now(),
    progress: () => undefined,
    report: (problem) => reported.push(problem),
    ...changes,
  });
  return { result, reported };
}

async function fileOf(name: string, text: string): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, text);
  return file;
}

const shopRow = async (sourceId: string) => {
  const shop = await database.read.selectFrom('shop').selectAll().where('source_id', '=', sourceId).executeTakeFirst();
  if (!shop) throw new Error(`${sourceId} was not imported`);
  return shop;
};

const table = `id,name,name_en,lat,lng,region,amenity,cuisine,phone,opening_hours,source
osm_1,麥記,Mak,22.28,114.15,Hong Kong,restaurant,noodle,25617288,Mo-Su 11:00-23:00,osm
osm_2,夜貓,,22.29,114.16,Hong Kong,bar,,ask inside,sunset-sunrise,osm
osm_3,,,22.30,114.17,Hong Kong,restaurant,,,,osm
osm_4,無處,,,,Hong Kong,restaurant,,,,osm
osm_1,麥記,Mak,22.28,114.15,Hong Kong,restaurant,noodle,,,osm
`;

const runFirst = async (changes: Partial<ImportOptions> = {}) => run([await fileOf('first.csv', table)], changes);

describe('an import', () => {
  test('an import adds a shop for each readable row, and reports each unreadable row with row number, field and reason', async () => {
    const { result, reported } = await runFirst();
    expect(result).toMatchObject({ rows: 5, added: 2, changed: 0, left: 3, assumedHours: 1 });
    expect(reported.map(({ row, why, field, lost }) => [row, why, field, lost])).toEqual([
      [2, 'hours_unread', 'opening_hours', 'field'],
      [2, 'phone_unread', 'phone', 'field'],
      [3, 'no_name', 'name', 'row'],
      [4, 'no_position', 'position', 'row'],
      [5, 'repeated', 'id', 'row'],
    ]);
  });

  test('an imported shop has the fields that the guest app shows', async () => {
    await runFirst();
    expect(await shopRow('osm:node/1')).toMatchObject({
      name: { en: 'Mak', 'zh-CN': '麥記' },
      pinyin: 'mài jì',
      cuisine: 'noodles',
      phone: '+85225617288',
      opening_hours_text: 'Mo-Su 11:00-23:00',
      auto_accept: false,
      has_sample_menu: false,
    });
    await database.read.updateTable('shop').set({ state: 'live' }).execute();
    const here = { latitude: '22.280000', longitude: '114.150000' };
    const answer = await app.call('nearbyShops', here, { language: 'en' });
    expect(answer.data.records[0]).toMatchObject({ name: { text: 'Mak' }, nameZh: '麥記', distanceMetres: 0 });
  });

  test('an imported shop has no opening hours text if the source has no opening hours', async () => {
    await runFirst();
    expect(await shopRow('osm:node/2')).toMatchObject({ opening_hours_text: null });
  });

  test('an import of the same file again adds and changes nothing', async () => {
    await runFirst();
    const { result } = await runFirst();
    expect(result).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
  });

  test('an import of newer rows updates shop data that comes from the source, and does not change settings of the shop such as its minimum delivery', async () => {
    await runFirst();
    await database.read.updateTable('shop').set({ auto_accept: true, minimum_delivery: 777 }).execute();
    const newer = table.replace('Mo-Su 11:00-23:00', '24/7').replaceAll('麥記', '麥奀記');
    const { result } = await run([await fileOf('newer.csv', newer)]);
    expect(result).toMatchObject({ added: 0, changed: 1, unchanged: 1 });
    expect(await shopRow('osm:node/1')).toMatchObject({
      name_zh: '麥奀記',
      opening_hours_text: '24/7',
      auto_accept: true,
      minimum_delivery: 777,
    });
  });

  test('an import stops at its maximum number of rows, counted over all files', async () => {
    const rows = (from: number) =>
      Array.from({ length: 3 }, (_, index) => `osm_${from + index},店${from + index},31.2,121.4`).join('\n');
    const files = [
      await fileOf('a.csv', `id,name,lat,lng\n${rows(100)}`),
      await fileOf('b.csv', `id,name,lat,lng\n${rows(200)}`),
    ];
    expect((await run(files, { limit: 4 })).result).toMatchObject({ rows: 4, added: 4 });
  });
});

describe('an imported shop (rule catalogue-56)', () => {
  const stateOf = async (sourceId: string) => (await shopRow(sourceId)).state;
  const here = { latitude: '22.280000', longitude: '114.150000' };

  test('an imported shop is a draft that guests do not see, and the import result counts the drafts by missing part', async () => {
    const { result } = await runFirst();
    expect(result).toMatchObject({ drafts: 2, missing: { menu: 2, hours: 1, delivery_terms: 2 } });
    expect(await stateOf('osm:node/1')).toBe('draft');
    expect((await app.call('nearbyShops', here)).data.records).toEqual([]);
    expect((await app.call('search', { ...here, query: '麥記' })).data.shops).toEqual([]);
    const { rows } = await sql`SELECT event, from_state, to_state, actor, actor_id FROM shop_history`.execute(
      database.read,
    );
    const created = { event: 'create', from_state: null, to_state: 'draft', actor: 'system', actor_id: null };
    expect(rows).toEqual([created, created]);
  });

  test('an imported shop with a sample menu goes live if the file has its opening hours, and stays a draft otherwise', async () => {
    const { result } = await runFirst({ sampleMenus: true });
    expect(result).toMatchObject({ drafts: 1, missing: { menu: 0, hours: 1, delivery_terms: 0 } });
    expect([await stateOf('osm:node/1'), await stateOf('osm:node/2')]).toEqual(['live', 'draft']);
    expect((await app.call('search', { ...here, query: '麥記' })).data.shops).toHaveLength(1);
  });

  test('a live shop stays live when it is imported again from a newer file, even if this file lacks its opening hours', async () => {
    await runFirst({ sampleMenus: true });
    const newer = table.replace('Mo-Su 11:00-23:00', '');
    const { result } = await run([await fileOf('newer.csv', newer)]);
    expect(result).toMatchObject({ added: 0, changed: 1, drafts: 1 });
    expect(await stateOf('osm:node/1')).toBe('live');
    const { rows } = await sql<{ event: string }>`SELECT event FROM shop_history JOIN shop ON shop.id = shop_id
      WHERE source_id = 'osm:node/1' ORDER BY shop_history.id`.execute(database.read);
    expect(rows.map(({ event }) => event)).toEqual(['create', 'go_live']);
  });

  test('an import does not replace the opening hours that a merchant saved', async () => {
    const merchant = { login: 'importer', password: 'chifan-demo' };
    await runFirst({ merchant: merchant.login, askPassword: async () => merchant.password });
    const { id: shopId } = await shopRow('osm:node/2');
    const { token } = (await app.call('staffLogin', merchant)).data;
    const hours = { rules: [{ weekdays: [1], spans: [{ opens: 660, closes: 840 }] }] };
    await app.call('saveShopHours', { shopId, hours, version: 1 }, { token });
    expect((await runFirst()).result).toMatchObject({ changed: 0, missing: { hours: 0 } });
    expect((await shopRow('osm:node/2')).opening_hours).toEqual(hours);
  });

  test('repeated imports update a shop’s profile only until a merchant saves the profile', async () => {
    const merchant = { login: 'importer', password: 'chifan-demo' };
    await runFirst({ merchant: merchant.login, askPassword: async () => merchant.password });
    const { id: shopId } = await shopRow('osm:node/1');
    const newer = (name: string) =>
      table.replaceAll('麥記', name).replace('25617288', '25617299').replace('22.28,114.15', '22.281,114.151');
    await run([await fileOf('newer.csv', newer('麥奀記'))]);
    expect(await shopRow('osm:node/1')).toMatchObject({ name_zh: '麥奀記', phone: '+85225617299', lat: 22.281 });
    const { token } = (await app.call('staffLogin', merchant)).data;
    const { profile, versions } = (await app.call('merchantShop', { shopId }, { token })).data;
    const own = { name: { 'zh-CN': '阿麥麵店', en: 'Ah Mak' }, phone: '+85220001000', cuisine: 'cantonese' } as const;
    const position = { latitude: '22.282000', longitude: '114.152000' };
    const saved = { ...profile, ...own, ...position, address: { 'zh-CN': '皇后大道中 1 號' } };
    const answer = await app.call('saveShopProfile', { shopId, profile: saved, version: versions.profile }, { token });
    expect(answer.success).toBe(true);
    const before = await shopRow('osm:node/1');
    expect((await run([await fileOf('newest.csv', newer('麥旺記'))])).result).toMatchObject({ changed: 0 });
    expect(await shopRow('osm:node/1')).toEqual(before);
    expect(before).toMatchObject({ name_zh: '阿麥麵店', phone: '+85220001000', address: saved.address });
  });

  test('a later import does not make a complete draft shop live, but the shop’s merchant can make it live', async () => {
    const merchant = { login: 'importer', password: 'chifan-demo' };
    await runFirst({ merchant: merchant.login, askPassword: async () => merchant.password });
    const { id } = await shopRow('osm:node/1');
    await sql`WITH menu AS (INSERT INTO dish_category (shop_id, key, name, position) VALUES (${id}, 'own', '{}', 0)
        RETURNING id), terms AS (UPDATE shop SET has_delivery_terms = true WHERE id = ${id})
      INSERT INTO dish (shop_id, category_id, key, name, pinyin, price, position)
      SELECT ${id}, id, 'noodles', '{"zh-CN": "面"}', 'miàn', 3000, 0 FROM menu`.execute(database.read);
    await runFirst({ sampleMenus: true });
    expect(await stateOf('osm:node/1')).toBe('draft');
    const { token } = (await app.call('staffLogin', merchant)).data;
    expect((await app.call('goLive', { shopId: id }, { token })).success).toBe(true);
    expect((await app.call('nearbyShops', here)).data.records).toMatchObject([{ id }]);
  });
});

describe('sample menus', () => {
  test('sample menus are added once, marked as samples, and never state that a dish is free of an allergen', async () => {
    const files = [await fileOf('first.csv', table)];
    expect((await run(files, { sampleMenus: true })).result.sampleMenus).toBe(2);
    expect((await run(files, { sampleMenus: true })).result.sampleMenus).toBe(0);
    const shop = await shopRow('osm:node/1');
    expect(shop.has_sample_menu).toBe(true);
    const menu = await app.call(
      'shopMenu',
      { shopId: shop.id, latitude: '22.28', longitude: '114.15' },
      { language: 'ja' },
    );
    const dishes = menu.data.categories.flatMap((category) => category.dishes);
    expect(dishes.length).toBe(shop.dish_count);
    expect(dishes.length).toBeGreaterThanOrEqual(8);
    expect(dishes.length).toBeLessThanOrEqual(14);
    expect(dishes[0]?.name.language).toBe('ja');
    expect(dishes.filter(({ allergens }) => allergens.free.length > 0)).toEqual([]);
    expect(dishes.filter(({ diet }) => diet.halal === 'yes' || diet.vegan === 'yes' || diet.pork === 'no')).toEqual([]);
  });

  test('a sample menu has dishes of the cuisine of its shop', async () => {
    await runFirst({ sampleMenus: true });
    const { rows } = await sql<{ plates: string[] }>`SELECT array_agg(DISTINCT plate) AS plates FROM dish
      JOIN shop ON shop.id = dish.shop_id WHERE source_id = 'osm:node/1'`.execute(database.read);
    expect(rows[0]?.plates).toContain('noodles');
  });

  test('a shop with a menu gets no sample menu', async () => {
    const file = await fileOf('own.csv', 'id,name,lat,lng\nosm_300,自家,31.2,121.4\n');
    await run([file]);
    const { id } = await shopRow('osm:node/300');
    await sql`INSERT INTO dish_category (shop_id, key, name, position) VALUES (${id}, 'own', '{}', 0)`.execute(
      database.read,
    );
    await run([file], { sampleMenus: true });
    expect((await shopRow('osm:node/300')).has_sample_menu).toBe(false);
  });
});

describe('the merchant of an import', () => {
  test('the merchant of an import can sign in and work at all imported shops', async () => {
    const merchant = { login: 'importer', password: 'chifan-demo' };
    const files = [await fileOf('first.csv', table)];
    await run(files, { merchant: merchant.login, askPassword: async () => merchant.password });
    await run(files, { merchant: merchant.login });
    const signedIn = await app.call('staffLogin', merchant);
    const me = await app.call('staffMe', {}, { token: signedIn.data.token });
    expect(me.data.shops.map(({ nameZh }) => nameZh)).toEqual(['麥記', '夜貓']);
  });

  test('an import rejects a merchant’s login that belongs to staff with another role', async () => {
    await sql`INSERT INTO staff (login, password_hash, role, name, created_at)
      VALUES ('boss', 'none', 'platform', 'Boss', now())`.execute(database.read);
    const files = [await fileOf('first.csv', table)];
    await expect(run(files, { merchant: 'boss' })).rejects.toThrow('boss is a platform, not a merchant');
  });
});

describe('real listings of four publishers', () => {
  const sample = (name: string) => fileURLToPath(new URL(`../../../../tests/samples/${name}`, import.meta.url));

  test.each([
    ['restaurants-hk-sz.csv', 24],
    ['osm-food-raw-tags.geojson', 8],
    ['cn-cafes.geojson', 12],
    ['hk-licences.csv', 9],
  ])(
    'an import of the real file %s adds at least %i shops, and a second import changes nothing',
    async (name, least) => {
      const { result } = await run([sample(name)]);
      expect(result.added + result.left).toBe(result.rows);
      expect(result.added).toBeGreaterThanOrEqual(least);
      expect(result.problems.row_unreadable).toBeUndefined();
      expect(result.problems.cuisine_unknown).toBeUndefined();
      expect((await run([sample(name)])).result).toMatchObject({ added: 0, changed: 0 });
    },
  );

  test('an import reads 4,800 rows of one city', async () => {
    const lines = (await readFile(sample('restaurants-hk-sz.csv'), 'utf8')).split('\n');
    // Only rows with an `id` are copied, because licence rows are identified by their licence number.
    const rows = lines.filter((line) => line.startsWith('osm_'));
    const anew = (copy: number) => rows.map((row) => row.replace(/^\w+/, (id) => `${id}_${copy}`));
    const city = Array.from({ length: 240 }, (_, copy) => anew(copy)).flat();
    const file = await fileOf('city.csv', `${[lines[0], ...city].join('\n')}\n`);
    const { result } = await run([file]);
    expect(result).toMatchObject({ rows: 4_800, added: 4_800 });
  });
});

describe('a file from another source (rule catalogue-31)', () => {
  test.each(['lat,lon', 'latitude,longitude', 'LAT,LNG', 'y,x', '纬度,经度'])(
    'an import reads coordinates in the columns %s',
    async (columns) => {
      const file = await fileOf('other.csv', `id,name,${columns}\n7,麥記,22.28,114.15\n`);
      expect((await run([file])).result).toMatchObject({ added: 1, left: 0 });
    },
  );

  test.each([
    ['Hanoi', [105.85, 21.03]],
    ['Tokyo', [139.69, 35.69]],
    ['Seoul', [126.98, 37.57]],
  ])('an import rejects a restaurant in %s, which is outside the supported area', async (name, coordinates) => {
    const feature = {
      type: 'Feature',
      properties: { name, amenity: 'restaurant' },
      geometry: { type: 'Point', coordinates },
    };
    const file = await fileOf('far.geojson', JSON.stringify({ type: 'FeatureCollection', features: [feature] }));
    const { result, reported } = await run([file]);
    expect(result).toMatchObject({ added: 0, left: 1 });
    expect(reported.map(({ why }) => why)).toEqual(['outside_area']);
  });

  test('an imported Tibetan restaurant gets a Chinese restaurant type and not an Indian one', async () => {
    const file = await fileOf('tibet.csv', 'id,name,lat,lng,cuisine\n9,拉萨餐厅,29.65,91.12,tibetan\n');
    await run([file]);
    expect((await shopRow('csv:9')).cuisine).toBe('home_style');
  });

  test.each(['sunset-sunrise', '2012-2016', ''])(
    'an imported shop with unreadable or missing hours (“%s”) stays closed',
    async (hours) => {
      const file = await fileOf('hours.csv', `id,name,lat,lng,opening_hours\n8,麥記,22.28,114.15,${hours}\n`);
      await run([file]);
      expect((await shopRow('csv:8')).opening_hours).toEqual({ rules: [] });
    },
  );
});
