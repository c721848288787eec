import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openSmallCity, openTestApp, type SmallCity, type TestApp } from '../../../testing/index.ts';
import { openTranslator, type TestTranslator } from '../../../testing/sandbox/translator.ts';
import { plainDish } from '../catalogue-in-tests.ts';
import { enqueueMissingNames } from './missing-names.job.ts';
import { sqlDishesToName } from './wanted-names.store.ts';

let standIn: TestTranslator;
/** Two servers with one database: `before` has no machine translator, `app` has one. */
let before: TestApp;
let app: TestApp;
let city: SmallCity;
beforeAll(async () => {
  standIn = await openTranslator();
  before = await openTestApp();
  const same = async () => ({ url: before.databaseUrl, drop: async () => undefined });
  app = await openTestApp(() => ({ translation: standIn.config }), same);
});
afterAll(async () => {
  await app.close();
  await before.close();
  await standIn.close();
});
beforeEach(async () => {
  Object.assign(standIn.faults, { error500: 0 });
  const { read } = before.app.database;
  await sql`DELETE FROM translation`.execute(read);
  await sql`DELETE FROM job WHERE kind IN ('catalogue.missing_names', 'catalogue.machine_names')`.execute(read);
  await sql`UPDATE dish SET removed_at = now(), category_id = NULL`.execute(read);
  // One day later, the servers request failed translations again.
  app.clock.advance(24 * 3_600_000);
  before.clock.advance(24 * 3_600_000);
  city = await openSmallCity(before);
});

type Name = Parameters<typeof app.call<'saveDish'>>[1]['dish']['name'];

const menu = async (of: SmallCity) =>
  (await before.call('merchantMenu', { shopId: of.shopId }, { token: of.merchant.token })).data.categories;
const dishOf = async (dishId: number, of = city) =>
  (await menu(of)).flatMap(({ dishes }) => dishes).find(({ id }) => id === dishId) ?? expect.fail('no such dish');

async function save(name: Name, { on = before, dishId }: { on?: TestApp; dishId?: number } = {}): Promise<number> {
  const dish = { categoryId: (await menu(city))[0]?.id ?? 0, name, ...plainDish };
  const standing = dishId === undefined ? {} : { dishId, version: (await dishOf(dishId)).editVersion };
  return (await on.call('saveDish', { shopId: city.shopId, dish, ...standing }, { token: city.merchant.token })).data
    .dishId;
}

async function start(): Promise<void> {
  await enqueueMissingNames(app.app.platform);
  await app.drain();
}
const jobs = async () =>
  (await sql`SELECT FROM job WHERE kind = 'catalogue.missing_names'`.execute(before.app.database.read)).rows.length;

/** A dish name that is in no dictionary. */
const poem = '江南春色';

it('the first server start with a machine translator drafts the names of older dishes', async () => {
  const poems = [await save({ 'zh-CN': poem }), await save({ 'zh-CN': poem, en: 'Southern spring' })];
  await before.drain();
  expect((await dishOf(poems[0] ?? 0)).nameDrafts).toEqual({});
  await start();
  const [first, second] = await Promise.all(poems.map((id) => dishOf(id)));
  expect(first?.name.fr).toBe('Printemps au sud du fleuve [sandbox]');
  // The English name is the confirmed name of another dish. Urdu is missing, because the machine translator does not
  // support it.
  const machine = Object.fromEntries(['ja', 'ko', 'ru', 'ar', 'fr', 'de'].map((language) => [language, 'machine']));
  expect(first?.nameDrafts).toEqual({ ...machine, en: 'memory' });
  expect(second).toMatchObject({ name: { en: 'Southern spring' }, nameDrafts: { fr: 'machine' } });
  expect(second?.nameDrafts.en).toBeUndefined();
  const asked = standIn.requestCount();
  await start();
  expect(standIn.requestCount()).toBe(asked);
  expect(await dishOf(poems[0] ?? 0)).toEqual(first);
  expect(await jobs()).toBe(0);
});

it('an untranslated dish gets a name that another restaurant confirmed later, rather than a machine translation', async () => {
  const dishId = await save({ 'zh-CN': poem });
  await save({ 'zh-CN': poem, de: 'Frühling am Fluss' });
  await start();
  expect(await dishOf(dishId)).toMatchObject({
    name: { de: 'Frühling am Fluss' },
    nameDrafts: { de: 'memory', fr: 'machine' },
  });
});

it('dish names are drafted for every restaurant, even if one has more dishes than one run of the job handles', async () => {
  const early = await save({ 'zh-CN': poem });
  const { read } = before.app.database;
  await sql`INSERT INTO dish (shop_id, category_id, key, name, pinyin, price, position, names_wanted)
    SELECT shop_id, category_id, 'many-' || n, name, '', 100, n, true FROM dish, generate_series(1, 120) n
    WHERE id = ${early}`.execute(read);
  city = await openSmallCity(before);
  const late = await save({ 'zh-CN': poem });
  await start();
  expect((await dishOf(late)).nameDrafts.fr).toBe('machine');
  const { rows } = await sql<{
    waiting: number;
    named: number;
  }>`SELECT count(*) FILTER (WHERE names_wanted)::int AS waiting,
    count(*) FILTER (WHERE name ? 'fr')::int AS named FROM dish WHERE removed_at IS NULL`.execute(read);
  expect(rows).toEqual([{ waiting: 0, named: 122 }]);
});

it('an old dish for which missing names were never recorded is translated only if no translator or operator handled it before', async () => {
  const { read } = before.app.database;
  const [never, named, checked] = [
    await save({ 'zh-CN': poem }),
    await save({ 'zh-CN': poem }),
    await save({ 'zh-CN': poem }),
  ];
  await sql`UPDATE dish SET names_wanted = NULL WHERE id = ANY(${[never, named, checked]}::bigint[])`.execute(read);
  await sql`UPDATE dish SET name = name || '{"en":"Spring"}', name_drafts = '{"en":"machine"}' WHERE id = ${named}`.execute(
    read,
  );
  await sql`INSERT INTO dish_name_check (dish_id, staff_id, names, checked_at)
    SELECT ${checked}, min(id), '{}', now() FROM staff`.execute(read);
  await start();
  expect((await dishOf(never)).nameDrafts.fr).toBe('machine');
  for (const id of [named, checked]) expect((await dishOf(id)).name.fr).toBeUndefined();
  const { rows } = await sql`SELECT FROM dish WHERE names_wanted IS NOT FALSE AND removed_at IS NULL`.execute(read);
  expect(rows).toEqual([]);
});

it('dish names that staff removed, or that the machine translator cannot translate, are not requested again', async () => {
  const unknown = await save({ 'zh-CN': '鬼马五号' });
  const dishId = await save({ 'zh-CN': poem });
  await start();
  const { fr: _, ...name } = (await dishOf(dishId)).name;
  await save(name, { on: app, dishId });
  const asked = standIn.requestCount();
  await start();
  expect((await dishOf(dishId)).name.fr).toBeUndefined();
  expect((await dishOf(unknown)).nameDrafts).toEqual({});
  expect(standIn.requestCount()).toBe(asked);
});

it('a failed request for dish names is retried for some hours, and then at the next server start', async () => {
  standIn.faults.error500 = 100;
  const waiting = await save({ 'zh-CN': poem });
  await start();
  expect(await jobs()).toBe(1);
  app.clock.advance(9 * 3_600_000);
  await app.drain();
  expect(await jobs()).toBe(0);
  // Save the dish after the job for older dishes has ended, because that job might otherwise process the new dish.
  const saved = await save({ 'zh-CN': poem }, { on: app });
  await app.drain();
  app.clock.advance(9 * 3_600_000);
  await app.drain();
  standIn.faults.error500 = 0;
  app.clock.advance(3_600_000);
  await start();
  for (const id of [waiting, saved]) expect((await dishOf(id)).nameDrafts.ja).toBe('machine');
});

it('the query for dishes with missing names uses an index', async () => {
  const { read } = before.app.database;
  const dishId = await save({ 'zh-CN': poem });
  await sql`INSERT INTO dish (shop_id, category_id, key, name, pinyin, price, position)
    SELECT shop_id, category_id, 'many-' || n, name, '', 100, n FROM dish, generate_series(1, 20000) n
    WHERE id = ${dishId}`.execute(read);
  await sql`ANALYZE dish`.execute(read);
  const asked = sqlDishesToName({ shopId: 0, dishId: 0 }, 50);
  const { rows } = await sql<{ 'QUERY PLAN': string }>`EXPLAIN ${asked}`.execute(read);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('dish_names_wanted');
  expect(plan).not.toContain('Seq Scan');
});
