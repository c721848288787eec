import type { Calls } from '@chifan/contract';
import type { Language } from '@chifan/domain';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import type { z } from 'zod';
import { inFreshSmallCity } from '../../../testing/in-small-city.ts';
import { here, openSmallCity, type SmallCity, type TestApp } from '../../../testing/index.ts';
import { plainDish } from '../catalogue-in-tests.ts';
import { sqlNamedDishes } from '../dish-names/checked-names.store.ts';

let app: TestApp;
let city: SmallCity;
let dishId: number;
inFreshSmallCity((opened) => ({ app, city } = opened));
beforeEach(async () => {
  dishId = await save({ 'zh-CN': '蒜蓉炒西兰花' });
});

const menu = async (of: SmallCity) =>
  (await app.call('merchantMenu', { shopId: of.shopId }, { token: of.merchant.token })).data.categories;
const dishOf = async (id: number, of = city) =>
  (await menu(of)).flatMap(({ dishes }) => dishes).find((dish) => dish.id === id) ?? expect.fail('no such dish');
const seen = async (language: Language) => (await app.call('dishDetails', { dishId }, { language })).data;

type Draft = z.input<Calls['saveDish']['input']>;
async function save(name: Draft['dish']['name'], more: Pick<Draft, 'dishId' | 'draftNames'> = {}, of = city) {
  const dish = {
    categoryId: (await menu(of))[0]?.id ?? 0,
    name,
    ...plainDish,
  };
  const version = more.dishId === undefined ? {} : { version: (await dishOf(more.dishId, of)).editVersion };
  const saved = await app.call('saveDish', { shopId: of.shopId, dish, ...more, ...version }, of.merchant);
  return saved.data.dishId;
}

type Wanted = z.input<Calls['platformDishNames']['input']>;
const listed = async (wanted: Wanted) =>
  (await app.call('platformDishNames', wanted, city.operator)).data.records.map(({ id }) => id);
type Names = z.input<Calls['checkDishNames']['input']>['names'];
const check = async (names: Names, version?: number, idempotencyKey?: string) =>
  app.call(
    'checkDishNames',
    { dishId, version: version ?? (await dishOf(dishId)).editVersion, names },
    { ...city.operator, ...(idempotencyKey !== undefined && { idempotencyKey }) },
  );

const eight = ['en', 'ja', 'ko', 'ru', 'ur', 'ar', 'fr', 'de'] as const;

it('a drafted dish name is shown as the platform’s translation after an operator checked it', async () => {
  const fromMemory = await save({ 'zh-CN': '鬼马五号' }, {}, await openSmallCity(app));
  await sql`UPDATE dish SET name = name || '{"en": "Five"}', name_drafts = '{"en": "memory"}'
    WHERE id = ${fromMemory}`.execute(app.app.database.read);
  expect((await listed({ view: 'drafts' })).slice(0, 2)).toEqual([dishId, fromMemory]);
  expect(await seen('en')).toMatchObject({ nameFrom: 'draft' });
  const inEnglish = await app.call('platformDishNames', { view: 'drafts' }, { ...city.operator, language: 'en' });
  expect(inEnglish.data.records[0]).toMatchObject({ shopNameZh: '面馆', shopName: 'Noodle House' });
  const { data } = await check({ en: 'Broccoli with garlic' });
  expect(data).toMatchObject({ name: { en: 'Broccoli with garlic' }, byPlatform: ['en'], checked: { by: '小王' } });
  expect(data.nameDrafts.en).toBeUndefined();
  expect(data.nameDrafts.ja).toBe('parts');
  expect(await seen('en')).toMatchObject({ name: { text: 'Broccoli with garlic' }, nameFrom: 'platform' });
  expect(await seen('ja')).toMatchObject({ nameFrom: 'draft' });
  const found = await app.call('search', { query: 'Broccoli with garlic', ...here }, { language: 'en' });
  expect(JSON.stringify(found.data)).toContain('Broccoli with garlic');
});

it('a dish moves from the list of drafted names to the list of checked names as an operator checks them', async () => {
  const { name } = await dishOf(dishId);
  const inView = async (view: Wanted['view'], more: Omit<Wanted, 'view'> = {}) =>
    (await listed({ view, shopId: city.shopId, ...more })).includes(dishId);
  expect([await inView('drafts'), await inView('drafts', { language: 'ko' }), await inView('checked')]).toEqual([
    true,
    true,
    false,
  ]);
  await check({ ko: '' });
  expect([await inView('drafts'), await inView('missing'), await inView('missing', { language: 'ko' })]).toEqual([
    true,
    false,
    true,
  ]);
  await save({ ...name }, { dishId });
  expect([await inView('merchant'), await inView('merchant', { language: 'de' })]).toEqual([true, true]);
  await check(Object.fromEntries(eight.map((language) => [language, name[language]])));
  expect([await inView('checked'), await inView('merchant'), await inView('checked', { language: 'de' })]).toEqual([
    true,
    false,
    true,
  ]);
  expect(await listed({ view: 'checked', shopId: (await openSmallCity(app)).shopId })).not.toContain(dishId);
});

it('the drafted name of a new dish is the name that an operator checked for another dish, not a name that two restaurants use', async () => {
  for (const other of [await openSmallCity(app), await openSmallCity(app)])
    await save({ 'zh-CN': '蒜蓉炒西兰花', en: 'Their broccoli' }, {}, other);
  await check({ en: 'Garlic broccoli' });
  const elsewhere = await openSmallCity(app);
  const id = await save({ 'zh-CN': '蒜蓉炒西兰花' }, {}, elsewhere);
  expect(await dishOf(id, elsewhere)).toMatchObject({ name: { en: 'Garlic broccoli' }, nameDrafts: { en: 'checked' } });
});

it('a dish name that an operator checked counts as the merchant’s text after the merchant changes it', async () => {
  await check({ en: 'Garlic broccoli', de: 'Brokkoli mit Knoblauch' });
  const { name } = await dishOf(dishId);
  await save({ ...name, en: 'Our broccoli' }, { dishId });
  expect((await dishOf(dishId)).byPlatform.name).toEqual(['de']);
  await save({ ...name, 'zh-CN': '鬼马六号' }, { dishId });
  expect((await dishOf(dishId)).byPlatform.name).toEqual([]);
});

it('checking a dish name is refused if the dish changed in the meantime', async () => {
  const { editVersion } = await dishOf(dishId);
  await save({ 'zh-CN': '蒜蓉炒西兰花', en: 'Ours' }, { dishId });
  expect(await check({ en: 'Theirs' }, editVersion)).toMatchObject({
    status: 409,
    data: { reason: 'changed_meanwhile' },
  });
  expect((await dishOf(dishId)).name.en).toBe('Ours');
  const now = (await dishOf(dishId)).editVersion;
  for (const _ of [1, 2]) expect((await check({ en: 'Checked' }, now, 'the-same')).success).toBe(true);
  const { rows } = await sql<{ names: object }>`SELECT names FROM dish_name_check`.execute(app.app.database.read);
  expect(rows).toEqual([{ names: { en: 'Checked' } }]);
  expect((await app.call('checkDishNames', { dishId: 999_999, version: 1, names: {} }, city.operator)).status).toBe(
    404,
  );
  expect((await check({ 'zh-CN': '别的' } as Names)).status).toBe(400);
});

it('the query for a page of dish names uses an index', async () => {
  const { read } = app.app.database;
  await sql`INSERT INTO dish (shop_id, category_id, key, name, pinyin, description, price, plate, position, by_platform, name_drafts)
    SELECT ${city.shopId}, (SELECT category_id FROM dish WHERE id = ${dishId}), 'many-' || n, '{"zh-CN": "面", "en": "Noodles"}', '', '{}', 100, 'noodles', n,
      '{"name": ["en"], "description": []}', CASE WHEN n % 3 = 0 THEN '{"en": "memory"}' ELSE '{}' END::jsonb
    FROM generate_series(1, 20000) n`.execute(read);
  await sql`ANALYZE dish`.execute(read);
  const asked = sqlNamedDishes({ view: 'drafts' }, { offset: 0, limit: 20 });
  const { rows } = await sql<{ 'QUERY PLAN': string }>`EXPLAIN ${asked}`.execute(read);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('Index Scan using dish_by_name_state');
  expect(plan).not.toContain('Seq Scan on dish ');
});
