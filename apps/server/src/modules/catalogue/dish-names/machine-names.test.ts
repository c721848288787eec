import type { Language } from '@chifan/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openSmallCity, openTestApp, openTestCity, type SmallCity, type TestApp } from '../../../testing/index.ts';
import { openTranslator, type TestTranslator } from '../../../testing/sandbox/translator.ts';
import { plainDish } from '../catalogue-in-tests.ts';

let app: TestApp;
let city: SmallCity;
let standIn: TestTranslator;
beforeAll(async () => {
  standIn = await openTranslator();
  app = await openTestApp(() => ({ translation: standIn.config }));
});
afterAll(async () => {
  await app.close();
  await standIn.close();
});
beforeEach(async () => {
  Object.assign(standIn.faults, { delayMs: 0, error500: 0 });
  // One day later, the server requests failed translations again.
  app.clock.advance(24 * 3_600_000);
  await sql`DELETE FROM translation`.execute(app.app.database.read);
  // Removes the dishes of earlier tests, because their confirmed names would become drafts.
  await sql`UPDATE dish SET removed_at = now(), category_id = NULL`.execute(app.app.database.read);
  city = await openSmallCity(app);
});

const menu = async (of: SmallCity, from = app) =>
  (await from.call('merchantMenu', { shopId: of.shopId }, { token: of.merchant.token })).data.categories;
const dishOf = async (dishId: number) =>
  (await menu(city)).flatMap(({ dishes }) => dishes).find(({ id }) => id === dishId) ?? expect.fail('no such dish');
const seen = async (dishId: number, language: Language) =>
  (await app.call('dishDetails', { dishId }, { language })).data;

type Input = Parameters<typeof app.call<'saveDish'>>[1];
async function save(name: Input['dish']['name'], dishId?: number, of = city, from = app): Promise<number> {
  const dish = {
    categoryId: (await menu(of, from))[0]?.id ?? 0,
    name,
    ...plainDish,
  };
  const standing = dishId === undefined ? {} : { dishId, version: (await dishOf(dishId)).editVersion };
  const saved = await from.call('saveDish', { shopId: of.shopId, dish, ...standing }, { token: of.merchant.token });
  return saved.data.dishId;
}
const jobs = async (from = app) =>
  (await sql`SELECT FROM job WHERE kind = 'catalogue.machine_names'`.execute(from.app.database.read)).rows.length;

/** A dish name that is in no dictionary. */
const poem = '江南春色';

it('a saved dish whose name no dictionary contains later gets machine translations, which guests see marked as machine translations', async () => {
  const before = standIn.requestCount();
  const dishId = await save({ 'zh-CN': poem });
  expect(standIn.requestCount()).toBe(before);
  expect(Object.keys((await dishOf(dishId)).name)).toEqual(['zh-CN']);
  expect(await seen(dishId, 'fr')).toMatchObject({ nameFrom: 'fallback' });
  await app.drain();
  const { name, nameDrafts } = await dishOf(dishId);
  expect(name.en).toBe('Spring south of the river [sandbox]');
  // Urdu is missing, because the machine translator does not support it.
  expect(nameDrafts).toEqual(Object.fromEntries(['en', 'ja', 'ko', 'ru', 'ar', 'fr', 'de'].map((l) => [l, 'machine'])));
  expect(await seen(dishId, 'fr')).toMatchObject({
    name: { text: 'Printemps au sud du fleuve [sandbox]', language: 'fr' },
    nameFrom: 'machine',
  });
  expect(await jobs()).toBe(0);
});

it('a machine translation does not replace a name that staff wrote in the meantime', async () => {
  const dishId = await save({ 'zh-CN': poem, en: 'Southern spring' });
  const renamed = await save({ 'zh-CN': poem });
  const named = await save({ 'zh-CN': poem });
  await save({ 'zh-CN': poem, ja: '店の名' }, named);
  await save({ 'zh-CN': '鬼马三号' }, renamed);
  await app.drain();
  expect(await dishOf(dishId)).toMatchObject({ name: { en: 'Southern spring' }, nameDrafts: { de: 'machine' } });
  expect((await dishOf(dishId)).nameDrafts.en).toBeUndefined();
  expect((await dishOf(renamed)).name).toEqual({ 'zh-CN': '鬼马三号' });
  expect(await dishOf(named)).toMatchObject({ name: { ja: '店の名' }, nameDrafts: { fr: 'machine' } });
  const drafts = await app.call('draftDish', { shopId: city.shopId, nameZh: poem }, { token: city.merchant.token });
  expect(drafts.data).toMatchObject({ name: { en: 'Southern spring' }, isMachineNext: true });
  expect(drafts.data.name.de).toBeUndefined();
});

it('dish names are requested from the machine translator again after an error', async () => {
  standIn.faults.error500 = 100;
  const dishId = await save({ 'zh-CN': poem });
  await app.drain();
  expect(await jobs()).toBe(1);
  standIn.faults.error500 = 0;
  app.clock.advance(3_600_000);
  await app.drain();
  expect((await dishOf(dishId)).nameDrafts.ja).toBe('machine');

  standIn.faults.error500 = 100;
  await sql`DELETE FROM translation`.execute(app.app.database.read);
  await save({ 'zh-CN': poem });
  await app.drain();
  app.clock.advance(9 * 3_600_000);
  await app.drain();
  expect(await jobs()).toBe(0);
});

it('a dish name that the machine translator returns unchanged is ignored and not requested again', async () => {
  const dishId = await save({ 'zh-CN': '鬼马四号' });
  await app.drain();
  expect((await dishOf(dishId)).nameDrafts).toEqual({});
  expect(await jobs()).toBe(0);
});

it('no dish names are requested if no machine translator is configured', async () => {
  const { app: bare, city: there } = await openTestCity();
  await save({ 'zh-CN': poem }, undefined, there, bare);
  expect(await jobs(bare)).toBe(0);
  const drafts = await bare.call('draftDish', { shopId: there.shopId, nameZh: poem }, { token: there.merchant.token });
  expect(drafts.data.isMachineNext).toBe(false);
  await bare.close();
});
