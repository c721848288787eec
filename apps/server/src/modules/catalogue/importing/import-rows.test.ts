import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { here, openSmallCity, openTestApp, type SmallCity, type TestApp } from '../../../testing/index.ts';

let app: TestApp;
let city: SmallCity;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  city = await openSmallCity(app);
});

const as = () => ({ token: city.merchant.token });
type Cells = Record<string, string>;
const preview = async (rows: readonly Cells[]) => {
  const sent = rows.map((cells, at) => ({ row: at + 2, cells }));
  return (await app.call('previewMenuImport', { shopId: city.shopId, fileName: '菜单', source: { rows: sent } }, as()))
    .data;
};
type Previewed = { readonly importId: number; readonly seen: string };
const apply = ({ importId, seen }: Previewed) =>
  app.call('applyMenuImport', { shopId: city.shopId, importId, seen }, as());
const undo = (importId: number) => app.call('undoMenuImport', { shopId: city.shopId, importId }, as());
const menu = async () => (await app.call('merchantMenu', { shopId: city.shopId }, as())).data.categories;
const dishes = async () => (await menu()).flatMap((category) => category.dishes);
const dishNamed = async (name: string) => (await dishes()).find(({ nameZh }) => nameZh === name);
const guestMenu = async () => JSON.stringify((await app.call('shopMenu', { shopId: city.shopId, ...here })).data);

const pork = {
  category: '热菜',
  name: '辣椒炒肉',
  price: '¥38元',
  spice: '中辣',
  contains: '大豆',
  options: '份量：小份|大份+10',
};

describe('previews', () => {
  it('an import preview shows the effect of each row and changes nothing', async () => {
    const before = await menu();
    const { rows, totals, newCategories } = await preview([
      pork,
      { id: String(city.teaId), price: '13.5' },
      { id: String(city.noodlesId) },
      { category: '热菜', name: '怪味鸡', price: '三十八' },
    ]);
    expect(totals).toEqual({ added: 1, changed: 1, unchanged: 1, odd: 1 });
    expect(newCategories).toEqual(['热菜']);
    expect(rows[0]).toMatchObject({ row: 2, kind: 'added', nameZh: '辣椒炒肉', dishId: null });
    expect(rows[1]).toMatchObject({
      kind: 'changed',
      dishId: city.teaId,
      changes: [{ column: 'price', from: '12', to: '13.50' }],
    });
    expect(rows[3]).toMatchObject({
      kind: 'odd',
      problems: [{ column: 'price', problem: 'price_unreadable', written: '三十八' }],
    });
    expect(await menu()).toEqual(before);
  });

  it('an import preview reports a row that takes its category from the row above, as with merged cells', async () => {
    const { rows } = await preview([pork, { name: '农家小炒肉', price: '36' }]);
    expect(rows[1]).toMatchObject({ kind: 'added', hasCategoryFromAbove: true });
  });
});

describe('applying', () => {
  it('applying an import adds and changes the previewed dishes and drafts their missing names', async () => {
    await guestMenu();
    const { data } = await apply(await preview([pork, { id: String(city.teaId), price: '13.5' }]));
    expect(data).toMatchObject({ totals: { added: 1, changed: 1 }, newCategories: ['热菜'], photosMissing: [] });
    const added = await dishNamed('辣椒炒肉');
    expect(added).toMatchObject({
      price: 3800,
      spice: 2,
      allergens: { contains: ['soy'], free: [] },
      isAvailable: true,
    });
    expect(added?.options).toMatchObject([{ name: { 'zh-CN': '份量' }, choices: [{ price: 0 }, { price: 1000 }] }]);
    expect(Object.keys(added?.nameDrafts ?? {})).toContain('en');
    expect((await dishes()).find(({ id }) => id === city.teaId)).toMatchObject({ price: 1350, stock: 5 });
    // Guests see the imported dish at once, although menus are cached, and the search finds it.
    expect(await guestMenu()).toContain('辣椒炒肉');
    expect(JSON.stringify((await app.call('search', { query: '辣椒炒肉', kind: 'dish', ...here })).data)).toContain(
      '辣椒炒肉',
    );
  });

  it('an import is applied once, even if it is requested again with another idempotency key', async () => {
    const previewed = await preview([pork]);
    const answers = [await apply(previewed), await apply(previewed)];
    expect(answers[1]?.data).toEqual(answers[0]?.data);
    expect((await dishes()).filter(({ nameZh }) => nameZh === '辣椒炒肉')).toHaveLength(1);
  });

  it('importing the same rows again changes nothing, and the first import can still be undone', async () => {
    const rows = [pork, { id: String(city.teaId), price: '13.5' }];
    const first = (await apply(await preview(rows))).data.importId;
    const again = await preview(rows);
    expect(again.totals).toEqual({ added: 0, changed: 0, unchanged: 2, odd: 0 });
    expect((await apply(again)).data.totals).toMatchObject({ unchanged: 2 });
    expect((await undo(first)).data).toEqual({ restored: 1, removed: 1, kept: [] });
  });

  it('an import that fails halfway stores nothing and can be applied later', async () => {
    const previewed = await preview([pork, { id: String(city.teaId), price: '13.5' }]);
    const { read } = app.app.database;
    await sql`ALTER TABLE menu_import_dish ADD CONSTRAINT broken CHECK (import_id = 0) NOT VALID`.execute(read);
    expect(await apply(previewed)).toMatchObject({ status: 500 });
    await sql`ALTER TABLE menu_import_dish DROP CONSTRAINT broken`.execute(read);
    expect(await dishNamed('辣椒炒肉')).toBeUndefined();
    expect((await menu()).map(({ nameZh }) => nameZh)).not.toContain('热菜');
    expect((await apply(previewed)).data).toMatchObject({ totals: { added: 1, changed: 1 } });
  });

  it('applying an import is refused with a new preview if a later menu change affects its rows', async () => {
    const previewed = await preview([{ id: String(city.teaId), price: '13.5' }]);
    await apply(await preview([{ id: String(city.teaId), price: '14' }]));
    expect(await apply(previewed)).toMatchObject({ success: false, data: { reason: 'menu_changed' } });
    const { data } = await app.call('showMenuImport', { shopId: city.shopId, importId: previewed.importId }, as());
    expect(data.rows[0]).toMatchObject({ changes: [{ column: 'price', from: '14', to: '13.50' }] });
    expect(await apply(data)).toMatchObject({ success: true });
  });

  it('applying an import is allowed if a later menu change does not affect its rows', async () => {
    const previewed = await preview([{ id: String(city.teaId), price: '13.5' }]);
    await apply(await preview([{ id: String(city.noodlesId), price: '99' }]));
    expect(await apply(previewed)).toMatchObject({ success: true });
  });

  it('a drafted dish name stays a draft if an import does not change it, and otherwise counts as written by the restaurant', async () => {
    await apply(await preview([pork]));
    const dish = await dishNamed('辣椒炒肉');
    const { en = '', ja = '' } = dish?.name ?? {};
    await apply(await preview([{ id: String(dish?.id), en, ja: `${ja}セット`, price: '39' }]));
    const after = await dishNamed('辣椒炒肉');
    expect(after?.nameDrafts['en']).toBe(dish?.nameDrafts['en']);
    expect(after?.nameDrafts).not.toHaveProperty('ja');
  });

  it('an import preserves the allergen and diet marks of option choices', async () => {
    const marks = {
      allergens: { contains: ['peanut' as const], free: ['egg' as const] },
      diet: { halal: 'no' as const },
    };
    const dishId = await dishWithMarkedChoice(marks);
    const choices = async () => (await dishes()).find(({ id }) => id === dishId)?.options[0]?.choices;
    const before = await choices();
    expect(before?.map((choice) => choice.marks)).toEqual([null, marks]);

    expect((await apply(await preview([{ id: String(dishId), price: '31' }]))).data.totals.changed).toBe(1);
    expect(await choices()).toEqual(before);

    const options = '加料：不加|花生碎+3|芝麻+1';
    expect((await apply(await preview([{ id: String(dishId), options }]))).data.totals.changed).toBe(1);
    expect(await choices()).toMatchObject([{ marks: null }, { price: 300, marks }, { price: 100, marks: null }]);
  });

  it('an import of many rows runs no more SQL statements than an import of few rows', async () => {
    // None of these names is in a dictionary. Such dishes need an additional SQL statement, which marks them as waiting
    // for a translator.
    const [one, ...many] = Array.from({ length: 121 }, (_, at) => ({ ...pork, name: `招牌菜${at}` }));
    const counted = [await statementsOf(one === undefined ? [] : [one]), await statementsOf(many)];
    expect(counted[1]).toBeLessThanOrEqual((counted[0] ?? 0) + 2);
  });
});

type Draft = Parameters<typeof app.call<'saveDish'>>[1]['dish'];
type Marks = NonNullable<Draft['options'][number]['choices'][number]['marks']>;

/** Adds a dish with one option group of two choices, of which the second has the given marks. */
async function dishWithMarkedChoice(marks: Marks): Promise<number> {
  const choice = (key: string, zh: string, price: number) => ({ key, name: { 'zh-CN': zh }, price, isSoldOut: false });
  const choices = [
    { ...choice('none', '不加', 0), marks: null },
    { ...choice('peanuts', '花生碎', 200), marks },
  ];
  const dish: Draft = {
    categoryId: (await menu())[0]?.id ?? 0,
    name: { en: 'Cold noodles', 'zh-CN': '凉面' },
    description: {},
    price: 2800,
    spice: 0,
    allergens: { contains: [], free: ['peanut'] },
    diet: {},
    options: [{ key: 'topping', name: { 'zh-CN': '加料' }, min: 1, max: 1, choices }],
    stock: null,
    isAvailable: true,
    plate: 'noodles',
    photos: [],
    contents: [],
    servedHours: null,
  };
  return (await app.call('saveDish', { shopId: city.shopId, dish }, as())).data.dishId;
}

/** Returns the number of SQL statements that are run to apply the rows. */
async function statementsOf(rows: readonly Cells[]): Promise<number> {
  const previewed = await preview(rows);
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  await apply(previewed);
  const statements = asked.mock.calls.length;
  asked.mockRestore();
  return statements;
}

describe('undoing the last import', () => {
  it('undoing a menu import restores the dishes that it changed and removes the dishes that it added', async () => {
    const before = await menu();
    const { data } = await apply(await preview([pork, { id: String(city.teaId), price: '13.5', name: '冰红茶' }]));
    await sql`UPDATE dish SET stock = 3 WHERE id = ${city.teaId}`.execute(app.app.database.read);
    expect((await undo(data.importId)).data).toEqual({ restored: 1, removed: 1, kept: [] });
    const comparable = (categories: Awaited<ReturnType<typeof menu>>) =>
      categories.map(({ nameZh, dishes }) => [nameZh, dishes.map(({ editVersion: _, stock: __, ...dish }) => dish)]);
    expect(comparable(await menu())).toEqual(comparable(before));
    expect((await dishes()).find(({ id }) => id === city.teaId)?.stock).toBe(3);
    expect(await undo(data.importId)).toMatchObject({ data: { reason: 'import_undone' } });
  });

  it('undoing an import skips and reports dishes that staff changed after the import', async () => {
    const { data } = await apply(await preview([pork, { id: String(city.teaId), price: '13.5' }]));
    await app.call('setDishAvailability', { dishId: city.teaId, isAvailable: false, stock: null }, as());
    const undone = (await undo(data.importId)).data;
    expect(undone).toMatchObject({ restored: 0, removed: 1, kept: [{ dishId: city.teaId, why: 'changed_since' }] });
    expect((await dishes()).find(({ id }) => id === city.teaId)?.price).toBe(1350);
  });

  it('only the newest menu import can be undone', async () => {
    const first = await apply(await preview([{ id: String(city.teaId), price: '13.5' }]));
    const last = await apply(await preview([{ id: String(city.teaId), price: '14' }]));
    expect(await undo(first.data.importId)).toMatchObject({ data: { reason: 'import_not_newest' } });
    await undo(last.data.importId);
    expect((await undo(first.data.importId)).success).toBe(true);
    expect((await dishes()).find(({ id }) => id === city.teaId)?.price).toBe(1200);
  });
});

it('the list of menu imports shows the sender, time and result of each file', async () => {
  const { data } = await apply(await preview([pork]));
  await preview([{ ...pork, price: '41' }]);
  const { imports } = (await app.call('menuImports', { shopId: city.shopId }, as())).data;
  expect(imports).toMatchObject([
    { fileName: '菜单', state: 'previewed', canBeUndone: false, totals: { changed: 1 } },
    { importId: data.importId, state: 'applied', canBeUndone: true, totals: { added: 1 } },
  ]);
});
