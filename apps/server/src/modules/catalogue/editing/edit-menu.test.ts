import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { here, openSmallCity, openTestCity, type SmallCity, type TestApp } from '../../../testing/index.ts';

let app: TestApp;
let city: SmallCity;
let other: SmallCity;
let categoryId: number;
beforeAll(async () => {
  ({ app, city: other } = await openTestCity());
});
afterAll(() => app.close());
beforeEach(async () => {
  city = await openSmallCity(app);
  categoryId = (await menu())[0]?.id ?? 0;
});

const token = () => city.merchant.token;
const as = () => ({ token: token() });
const menu = async () => (await app.call('merchantMenu', { shopId: city.shopId }, as())).data.categories;
const guestMenu = async () => (await app.call('shopMenu', { shopId: city.shopId, ...here })).data;
const guestDish = async (dishId: number) => (await app.call('dishDetails', { dishId })).data;

type Draft = Parameters<typeof app.call<'saveDish'>>[1]['dish'];
const draft = (change: Partial<Draft> = {}): Draft => ({
  categoryId,
  name: { en: 'Cold noodles', 'zh-CN': '凉面' },
  description: { en: 'With sesame' },
  price: 2800,
  spice: 1,
  allergens: { contains: ['sesame', 'gluten'], free: ['milk'] },
  diet: { vegetarian: 'yes' },
  options: [],
  stock: null,
  isAvailable: true,
  plate: 'noodles',
  photos: [],
  contents: [],
  servedHours: null,
  ...change,
});
const versionOf = async (dishId: number) =>
  (await menu()).flatMap(({ dishes }) => dishes).find(({ id }) => id === dishId)?.editVersion ?? 1;
const save = async (change: Partial<Draft> = {}, rest: { dishId?: number; stockSeen?: number | null } = {}) => {
  const version = rest.dishId === undefined ? {} : { version: await versionOf(rest.dishId) };
  return app.call('saveDish', { shopId: city.shopId, ...rest, ...version, dish: draft(change) }, as());
};
const saved = async (change: Partial<Draft> = {}) => (await save(change)).data.dishId;

const choice = (key: string, zh = '选') => ({ key, name: { 'zh-CN': zh }, price: 100, marks: null, isSoldOut: false });
const group = (change: object = {}) => ({
  key: 'topping',
  name: { en: 'Topping', 'zh-CN': '加料' },
  min: 0,
  max: 2,
  choices: [choice('egg', '蛋'), { ...choice('peanut', '花生'), isSoldOut: true }],
  ...change,
});

describe('a dish', () => {
  it('a new dish is listed last on the menu, and guests find it by search', async () => {
    const dishId = await saved({ options: [group()], servedHours: { rules: [] } });
    const [first] = (await guestMenu()).categories;
    expect(first?.dishes.map(({ id }) => id)).toEqual([city.noodlesId, city.teaId, dishId]);
    expect((await guestMenu()).shop).toMatchObject({ dishCount: 3, hasVegetarian: true });
    expect(await guestDish(dishId)).toMatchObject({
      name: { text: 'Cold noodles' },
      nameZh: '凉面',
      pinyin: 'liáng miàn',
      price: 2800,
      allergens: { contains: ['sesame', 'gluten'], free: ['milk'] },
      isServedNow: false,
      servedToday: [],
      options: [{ key: 'topping', choices: [{ isSoldOut: false }, { isSoldOut: true, marks: null }] }],
    });
    const found = await app.call('search', { query: 'liangmian', kind: 'dish', ...here });
    expect(JSON.stringify(found.data)).toContain('Cold noodles');
  });

  it('a dish is added once, even if the request is repeated with its idempotency key', async () => {
    const input = { shopId: city.shopId, dish: draft() };
    const send = () => app.call('saveDish', input, { ...as(), idempotencyKey: `one-dish-${city.shopId}` });
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map(({ data }) => data.dishId)).size).toBe(1);
    expect((await guestMenu()).categories[0]?.dishes).toHaveLength(3);
  });

  it('a dish has the same id and menu position after it was changed', async () => {
    const { data } = await save({ name: { 'zh-CN': '大碗面' }, price: 4200 }, { dishId: city.noodlesId });
    expect(data.dishId).toBe(city.noodlesId);
    const dishes = (await guestMenu()).categories[0]?.dishes;
    expect(dishes?.map(({ id, price, pinyin }) => [id, price, pinyin])).toEqual([
      [city.noodlesId, 4200, 'dà wǎn miàn'],
      [city.teaId, 1200, 'miàn'],
    ]);
  });

  it('a saved dish is returned to the dish editor as it was sent', async () => {
    const contents = [{ dishId: city.teaId, quantity: 2 }];
    const dishId = await saved({ contents, options: [group()] });
    const dish = (await menu())[0]?.dishes.find(({ id }) => id === dishId);
    expect(dish).toMatchObject({ ...draft({ contents, options: [group()] }), id: dishId, nameZh: '凉面' });
  });

  it('saving a dish does not reset its stock unless staff changed the stock', async () => {
    await save({ stock: 5 }, { dishId: city.teaId, stockSeen: 5 });
    await sql`UPDATE dish SET stock = 2 WHERE id = ${city.teaId}`.execute(app.app.database.read);
    await save({ stock: 5 }, { dishId: city.teaId, stockSeen: 5 });
    expect((await guestDish(city.teaId)).stock).toBe(2);
    await save({ stock: 9 }, { dishId: city.teaId, stockSeen: 5 });
    expect((await guestDish(city.teaId)).stock).toBe(9);
  });

  it('a dish text that the platform wrote counts as the merchant’s text after the merchant changes it', async () => {
    const dishId = await saved({ name: { en: 'Noodles', 'zh-CN': '面' } });
    await sql`UPDATE dish SET by_platform = '{"name": ["en"], "description": ["en"]}' WHERE id = ${dishId}`.execute(
      app.app.database.read,
    );
    await save({ name: { en: 'Noodles', 'zh-CN': '面' }, description: { en: 'Ours' } }, { dishId });
    expect(await guestDish(dishId)).toMatchObject({ nameFrom: 'platform', descriptionFrom: 'merchant' });
  });

  it.each([
    [{ name: { en: 'Noodles' } }, 'chinese_name_missing'],
    [{ categoryId: 999_999 }, 'category_not_found'],
    [{ options: [group({ min: 2, max: 1 })] }, 'options_invalid'],
    [{ options: [group({ max: 3 })] }, 'options_invalid'],
    [{ options: [group(), group()] }, 'options_invalid'],
    [{ options: [group({ choices: [choice('egg'), choice('egg')] })] }, 'options_invalid'],
    [{ options: [group({ choices: [choice('egg'), choice('tofu', '')] })] }, 'options_invalid'],
    [{ photos: ['nowhere.webp'] }, 'picture_unknown'],
    [{ contents: [{ dishId: 999_999, quantity: 1 }] }, 'set_contents_invalid'],
  ] as const)('saving a dish with %j is refused', async (change, reason) => {
    expect((await save(change as Partial<Draft>)).data).toMatchObject({ reason });
    expect((await guestMenu()).categories[0]?.dishes).toHaveLength(2);
  });

  it('an allergen that is marked as both contained and absent is stored as contained', async () => {
    const dishId = await saved({ allergens: { contains: ['egg'], free: ['egg', 'milk'] } });
    expect((await guestDish(dishId)).allergens).toEqual({ contains: ['egg'], free: ['milk'] });
  });

  it('a deleted dish disappears from the menu and from search', async () => {
    const dishId = await saved();
    const remove = () => app.call('deleteDish', { shopId: city.shopId, dishId }, as());
    expect((await remove()).data).toBe(true);
    expect((await guestMenu()).shop.dishCount).toBe(2);
    expect((await app.call('dishDetails', { dishId })).data).toMatchObject({ reason: 'dish_not_found' });
    expect((await remove()).data).toMatchObject({ reason: 'dish_not_found' });
    expect((await save({}, { dishId })).data).toMatchObject({ reason: 'dish_not_found' });
    const { rows } = await sql`SELECT 1 FROM search_place WHERE dish_id = ${dishId}
      UNION ALL SELECT 2 FROM dish WHERE id = ${dishId}`.execute(app.app.database.read);
    expect(rows).toEqual([{ '?column?': 2 }]);
  });
});

describe('a set meal', () => {
  const contents = () => [
    { dishId: city.teaId, quantity: 2 },
    { dishId: city.noodlesId, quantity: 1 },
  ];

  it('a set meal lists its dishes in the saved order', async () => {
    const dishId = await saved({ contents: contents() });
    expect((await guestDish(dishId)).contents.map((part) => [part.dishId, part.quantity])).toEqual([
      [city.teaId, 2],
      [city.noodlesId, 1],
    ]);
    await save({ contents: [] }, { dishId });
    expect((await guestDish(dishId)).contents).toEqual([]);
  });

  it('a set meal cannot contain itself, another set meal, a dish twice, or a dish of another shop', async () => {
    const setId = await saved({ contents: contents() });
    const holding = (...ids: number[]) => ids.map((dishId) => ({ dishId, quantity: 1 }));
    const refusal = { data: { reason: 'set_contents_invalid' } };
    expect(await save({ contents: holding(setId) })).toMatchObject(refusal);
    expect(await save({ contents: holding(setId) }, { dishId: setId })).toMatchObject(refusal);
    expect(await save({ contents: holding(city.teaId, city.teaId) })).toMatchObject(refusal);
    expect(await save({ contents: holding(other.teaId) })).toMatchObject(refusal);
    expect(await save({ contents: holding(city.noodlesId) }, { dishId: city.teaId })).toMatchObject(refusal);
  });

  it('a dish cannot be deleted while a set meal contains it', async () => {
    const setId = await saved({ contents: contents() });
    const remove = (dishId: number) => app.call('deleteDish', { shopId: city.shopId, dishId }, as());
    expect(await remove(city.teaId)).toMatchObject({ status: 409, data: { reason: 'dish_in_set' } });
    expect((await remove(setId)).data).toBe(true);
    expect((await remove(city.teaId)).data).toBe(true);
  });
});

describe('categories', () => {
  const add = async (zh: string) =>
    (await app.call('saveCategory', { shopId: city.shopId, name: { 'zh-CN': zh } }, as())).data.categoryId;
  const remove = (id: number) => app.call('deleteCategory', { shopId: city.shopId, categoryId: id }, as());
  const arrange = (categories: { id: number; dishIds: number[] }[]) =>
    app.call('arrangeMenu', { shopId: city.shopId, categories }, as());

  it('staff can add and rename a category, and remove it once it is empty', async () => {
    const drinks = await add('饮料');
    const rename = { shopId: city.shopId, categoryId: drinks, name: { en: 'Drinks', 'zh-CN': '饮品' } };
    expect((await app.call('saveCategory', rename, as())).data).toEqual({ categoryId: drinks });
    expect((await menu()).map(({ nameZh }) => nameZh)).toEqual(['面', '饮品']);
    const dishId = await saved({ categoryId: drinks });
    expect(await remove(drinks)).toMatchObject({ status: 409, data: { reason: 'category_not_empty' } });
    await app.call('deleteDish', { shopId: city.shopId, dishId }, as());
    expect((await remove(drinks)).data).toBe(true);
    expect(await remove(drinks)).toMatchObject({ status: 404, data: { reason: 'category_not_found' } });
    const nameless = await app.call('saveCategory', { shopId: city.shopId, name: { en: 'Drinks' } }, as());
    expect(nameless.data).toMatchObject({ reason: 'chinese_name_missing' });
  });

  it('guests see categories and dishes in the sequence that staff arranged', async () => {
    const drinks = await add('饮料');
    const arranged = [
      { id: drinks, dishIds: [city.teaId] },
      { id: categoryId, dishIds: [city.noodlesId] },
    ];
    expect((await arrange(arranged)).data).toBe(true);
    const seen = (await guestMenu()).categories.map(({ id, dishes }) => ({
      id,
      dishIds: dishes.map((dish) => dish.id),
    }));
    expect(seen).toEqual(arranged);
  });

  it('arranging the menu is refused if the sent arrangement does not contain exactly the categories and dishes of the current menu', async () => {
    const both = [city.noodlesId, city.teaId];
    for (const stale of [
      [{ id: categoryId, dishIds: [city.noodlesId] }],
      [{ id: categoryId, dishIds: [...both, city.teaId] }],
      [{ id: categoryId, dishIds: [city.noodlesId, other.teaId] }],
      [
        { id: categoryId, dishIds: both },
        { id: 999_999, dishIds: [] },
      ],
      [],
    ]) {
      expect(await arrange(stale)).toMatchObject({ status: 409, data: { reason: 'menu_changed' } });
    }
  });

  it('dishes that several staff add at the same time get different menu positions', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, (_, index) => saved({ price: 1000 + index })));
    expect(new Set(ids).size).toBe(8);
    const { rows } = await sql<{ places: number }>`
      SELECT count(DISTINCT position)::int AS places FROM dish WHERE id = ANY(${ids})`.execute(app.app.database.read);
    expect(rows[0]?.places).toBe(8);
    expect((await guestMenu()).shop.dishCount).toBe(10);
  });
});

describe('a preview', () => {
  it('a preview shows a draft dish in each language of guests and stores nothing', async () => {
    const dish = draft({ contents: [{ dishId: city.teaId, quantity: 1 }] });
    const { previews } = (await app.call('previewDish', { shopId: city.shopId, dish }, as())).data;
    expect(previews).toHaveLength(9);
    const french = previews.find(({ language }) => language === 'fr')?.dish;
    expect(french).toMatchObject({ name: { text: 'Cold noodles', language: 'en' }, nameFrom: 'fallback', id: 0 });
    expect(french?.contents).toMatchObject([{ dishId: city.teaId }]);
    expect((await menu())[0]?.dishes).toHaveLength(2);
  });
});

it('staff of another shop, guests and couriers cannot edit a menu', async () => {
  const { shopId, teaId: dishId } = city;
  const edits = (who: string) =>
    Promise.all([
      app.call('saveDish', { shopId, dish: draft() }, { token: who }),
      app.call('saveDish', { shopId, dishId, version: 1, dish: draft() }, { token: who }),
      app.call('deleteDish', { shopId, dishId }, { token: who }),
      app.call('previewDish', { shopId, dish: draft() }, { token: who }),
      app.call('saveCategory', { shopId, name: { 'zh-CN': '甲' } }, { token: who }),
      app.call('deleteCategory', { shopId, categoryId }, { token: who }),
      app.call('arrangeMenu', { shopId, categories: [] }, { token: who }),
    ]);
  const before = await menu();
  for (const answer of await edits(other.merchant.token)) {
    expect(answer).toMatchObject({ status: 404, data: { reason: 'shop_not_found' } });
  }
  for (const { token: who } of [city.member, city.courier, city.operator]) {
    for (const answer of await edits(who)) expect(answer.status).toBe(403);
  }
  expect(await menu()).toEqual(before);
  const elsewhere = { shopId: other.shopId, dishId, version: 1, dish: draft() };
  const foreign = await app.call('saveDish', elsewhere, { token: other.merchant.token });
  expect(foreign).toMatchObject({ status: 404, data: { reason: 'dish_not_found' } });
});
