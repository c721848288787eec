import type { Language } from '@chifan/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openSmallCity, openTestApp, type SmallCity, type TestApp } from '../../../testing/index.ts';
import { plainDish } from '../catalogue-in-tests.ts';

let app: TestApp;
let city: SmallCity;
let categoryId: number;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  city = await openSmallCity(app);
  categoryId = (await menu(city))[0]?.id ?? 0;
});

const menu = async (of: SmallCity) =>
  (await app.call('merchantMenu', { shopId: of.shopId }, { token: of.merchant.token })).data.categories;
const dishOf = async (dishId: number, of = city) =>
  (await menu(of)).flatMap(({ dishes }) => dishes).find(({ id }) => id === dishId);
const nameSeen = async (dishId: number, language: Language) =>
  (await app.call('dishDetails', { dishId }, { language })).data;

type Input = Parameters<typeof app.call<'saveDish'>>[1];
type Name = Input['dish']['name'];
async function save(name: Name, rest: Partial<Pick<Input, 'dishId' | 'draftNames'>> = {}, of = city) {
  const standing = rest.dishId === undefined ? undefined : await dishOf(rest.dishId, of);
  const dish = {
    categoryId: of === city ? categoryId : ((await menu(of))[0]?.id ?? 0),
    name,
    ...plainDish,
  };
  const version = standing === undefined ? {} : { version: standing.editVersion };
  const saved = await app.call(
    'saveDish',
    { shopId: of.shopId, dish, ...rest, ...version },
    { token: of.merchant.token },
  );
  return saved.data.dishId;
}

it('a dish gets drafts of its name in eight languages, which guests see marked as drafts', async () => {
  // No other test saves this Chinese name. A name that another test confirmed would become the draft.
  const dishId = await save({ 'zh-CN': '蒜蓉西兰花' });
  const dish = await dishOf(dishId);
  expect(Object.keys(dish?.name ?? {})).toHaveLength(9);
  expect(dish?.nameDrafts).toMatchObject({ en: 'parts', ja: 'parts', ar: 'parts' });
  expect(await nameSeen(dishId, 'fr')).toMatchObject({ name: { text: "Brocoli à l'ail" }, nameFrom: 'draft' });
  expect(await nameSeen(dishId, 'zh-CN')).toMatchObject({ nameFrom: 'merchant' });
});

it('dish names that staff send without the draft mark count as written by the restaurant', async () => {
  const dishId = await save({ 'zh-CN': '蒜蓉炒西兰花' });
  const { name = {} } = (await dishOf(dishId)) ?? {};
  await save({ ...name, en: 'Our broccoli' }, { dishId, draftNames: ['ja', 'ko'] });
  expect((await dishOf(dishId))?.nameDrafts).toEqual({ ja: 'parts', ko: 'parts' });
  expect(await nameSeen(dishId, 'en')).toMatchObject({ name: { text: 'Our broccoli' }, nameFrom: 'merchant' });
});

it('a change of a dish’s Chinese name replaces drafted translations and preserves translations that staff wrote', async () => {
  const dishId = await save({ 'zh-CN': '蒜蓉炒西兰花', de: 'Unser Brokkoli' });
  const { name = {} } = (await dishOf(dishId)) ?? {};
  await save({ ...name, 'zh-CN': '清蒸鲈鱼' }, { dishId, draftNames: ['en', 'ja', 'ko', 'ru', 'ur', 'ar', 'fr'] });
  expect((await dishOf(dishId))?.name).toMatchObject({ en: 'Steamed sea bass', de: 'Unser Brokkoli' });
  const odd = { ...(await dishOf(dishId))?.name, 'zh-CN': '鬼马一号' };
  await save(odd, { dishId, draftNames: ['en', 'ja', 'ko', 'ru', 'ur', 'ar', 'fr'] });
  expect(await dishOf(dishId)).toMatchObject({ name: { 'zh-CN': '鬼马一号', de: 'Unser Brokkoli' }, nameDrafts: {} });
  expect(Object.keys((await dishOf(dishId))?.name ?? {})).toHaveLength(2);
});

it('a dish name that staff removed in one language is not drafted again', async () => {
  const dishId = await save({ 'zh-CN': '蒜蓉炒西兰花' });
  const { ko: _, ...name } = (await dishOf(dishId))?.name ?? {};
  await save(name, { dishId, draftNames: ['en', 'ja', 'ru', 'ur', 'ar', 'fr', 'de'] });
  expect((await dishOf(dishId))?.name.ko).toBeUndefined();
});

it('a translated dish name that another restaurant confirmed is used as a draft', async () => {
  const other = await openSmallCity(app);
  await save({ 'zh-CN': '鬼马二号', en: 'Ghost horse two' }, {}, other);
  const dishId = await save({ 'zh-CN': '鬼马二号' });
  expect(await dishOf(dishId)).toMatchObject({ name: { en: 'Ghost horse two' }, nameDrafts: { en: 'memory' } });
  await sql`UPDATE dish SET name_drafts = '{"en": "parts"}' WHERE name ->> 'zh-CN' = '鬼马二号'`.execute(
    app.app.database.read,
  );
  expect(
    (await app.call('draftDish', { shopId: city.shopId, nameZh: '鬼马二号' }, { token: city.merchant.token })).data
      .name,
  ).toEqual({});
});

it('the draft of a dish name is the name that two restaurants use, or else the name in the dictionary', async () => {
  const others = [await openSmallCity(app), await openSmallCity(app)];
  const draft = async () =>
    (await app.call('draftDish', { shopId: city.shopId, nameZh: '夫妻肺片' }, { token: city.merchant.token })).data;
  expect((await draft()).from.en).toBe('dictionary');
  await save({ 'zh-CN': '夫妻肺片', en: 'Couple’s slices' }, {}, others[0]);
  expect((await draft()).from.en).toBe('dictionary');
  await save({ 'zh-CN': '夫妻肺片', en: 'Couple’s slices' }, {}, others[1]);
  expect(await draft()).toMatchObject({ name: { en: 'Couple’s slices' }, from: { en: 'memory' } });
});

it('allergens that a dish name makes likely are suggested but not stored for the dish', async () => {
  const drafted = await app.call(
    'draftDish',
    { shopId: city.shopId, nameZh: '秘境虾仁蛋炒饭' },
    { token: city.merchant.token },
  );
  expect(drafted.data).toMatchObject({ name: {}, contains: ['crustacean', 'egg'], diet: { vegan: 'no' } });
  const dishId = await save({ 'zh-CN': '虾仁蛋炒饭' });
  expect((await dishOf(dishId))?.allergens).toEqual({ contains: [], free: [] });
});
