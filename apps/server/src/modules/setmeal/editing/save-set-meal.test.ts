import type { SetMealDraft } from '@chifan/contract/setmeal/staff-views';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inSmallCity } from '../../../testing/in-small-city.ts';
import { insertPicture } from '../../../testing/index.ts';
import type { TestApp } from '../../../testing/open-test-app.ts';
import { openBrand, type TestBrand } from '../../../testing/set-meals.ts';
import type { SmallCity } from '../../../testing/small-city.ts';
import { takeSetMealStock } from '../set-meal-for-order.store.ts';

let server: TestApp;
let city: SmallCity;
let brand: TestBrand;
inSmallCity(async (opened) => {
  server = opened.app;
  city = opened.city;
  brand = await openBrand(server, city);
});

const marks = { allergens: { contains: ['peanut' as const], free: ['peanut' as const] }, diet: {} };

const draftOf = (change: Partial<SetMealDraft> = {}): SetMealDraft => ({
  brandId: brand.brandId,
  name: { 'zh-CN': '双人面套餐', en: 'Noodles for two' },
  description: { 'zh-CN': '面和茶' },
  terms: {},
  plate: 'noodle-soup',
  photos: [],
  contents: [
    {
      key: 'noodles',
      name: { 'zh-CN': '面', en: 'Noodles' },
      quantity: 2,
      plate: 'noodle-soup',
      spice: 1,
      ...marks,
      options: [],
    },
  ],
  price: 6800,
  originalPrice: 8800,
  persons: 2,
  soldFrom: '2026-11-01',
  soldUntil: null,
  validDays: 30,
  servedHours: null,
  maxPerOrder: 5,
  maxPerMember: null,
  stock: 10,
  codeSource: 'own',
  featuredRank: null,
  isOnSale: true,
  branchIds: [...brand.branchIds],
  ...change,
});

const save = (
  draft: SetMealDraft,
  of: { id?: number; editVersion?: number; stockSeen?: number | null } = {},
  idempotencyKey?: string,
) =>
  server.call(
    'saveSetMeal',
    { ...of, draft },
    { token: city.operator.token, ...(idempotencyKey === undefined ? {} : { idempotencyKey }) },
  );
const reasonOf = async (answer: Promise<{ data: unknown }>) => ((await answer).data as { reason?: string }).reason;
const show = async (setMealId: number) =>
  (await server.call('adminSetMeal', { setMealId }, { token: city.operator.token })).data;

test('guests and operators see a set meal exactly as it was saved', async () => {
  const { data } = await save(draftOf());
  const shown = await show(data.id);
  expect(shown).toMatchObject({
    editVersion: 1,
    draft: {
      name: { 'zh-CN': '双人面套餐' },
      contents: [{ key: 'noodles', allergens: { contains: ['peanut'], free: [] } }],
      branchIds: [...brand.branchIds],
      stock: 10,
    },
    row: { brandNameZh: '面馆连锁', nameZh: '双人面套餐', isSoldNow: true, branchCount: 3 },
  });
  const detail = await server.call('setMealDetail', { setMealId: data.id });
  expect(detail.data).toMatchObject({ pinyin: 'shuāng rén miàn tào cān', contents: [{ pinyin: 'miàn' }] });
  const again = await save(shown.draft, { id: data.id, editVersion: 1, stockSeen: 10 });
  expect(again.data).toEqual({ id: data.id, editVersion: 2 });
  expect((await show(data.id)).draft).toEqual(shown.draft);
});

test('saveSetMeal creates one set meal if called twice with one idempotency key', async () => {
  const draft = draftOf({ name: { 'zh-CN': '一次' } });
  const [first, second] = [await save(draft, {}, 'twice'), await save(draft, {}, 'twice')];
  expect(second.data).toEqual(first.data);
});

test('the second of two operators who save the same version of a set meal gets the error changed_meanwhile', async () => {
  const { data } = await save(draftOf());
  const edits = [1, 2].map((price) => save(draftOf({ price }), { id: data.id, editVersion: 1 }));
  const answers = await Promise.all(edits);
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(1);
  expect(await reasonOf(save(draftOf(), { id: data.id }))).toBe('changed_meanwhile');
});

test('saving a set meal with an unchanged stock does not overwrite stock changes by sales since the set meal was loaded', async () => {
  const { data } = await save(draftOf({ stock: 10 }));
  await takeSetMealStock(data.id, 3, sql`brand`).execute(server.app.database.read);
  await save(draftOf({ stock: 10, price: 6000 }), { id: data.id, editVersion: 1, stockSeen: 10 });
  expect((await show(data.id)).draft).toMatchObject({ stock: 7, price: 6000 });
  await save(draftOf({ stock: 20 }), { id: data.id, editVersion: 2, stockSeen: 7 });
  expect((await show(data.id)).draft.stock).toBe(20);
});

const [size] = [
  {
    key: 'size',
    name: { 'zh-CN': '份量' },
    min: 1,
    max: 1,
    choices: [{ key: 'large', name: { 'zh-CN': '大份' }, price: 0, marks: null, isSoldOut: false }],
  },
];
const partWith = (change: Partial<SetMealDraft['contents'][number]>): Partial<SetMealDraft> => ({
  contents: [{ ...(draftOf().contents[0] as SetMealDraft['contents'][number]), ...change }],
});

test.each([
  ['without a Chinese name', () => ({ name: { en: 'Noodles' } }), 'chinese_name_missing'],
  ['with a dish without a Chinese name', () => partWith({ name: { en: 'Noodles' } }), 'chinese_name_missing'],
  [
    'with a choice that has a price',
    () => partWith({ options: [{ ...size, choices: size.choices.map((choice) => ({ ...choice, price: 100 })) }] }),
    'options_invalid',
  ],
  [
    'with an option group without a Chinese name',
    () => partWith({ options: [{ ...size, name: {} }] }),
    'options_invalid',
  ],
  ['with two option groups of the same key', () => partWith({ options: [size, size] }), 'options_invalid'],
  [
    'with two dishes of the same key',
    () => ({ contents: [...draftOf().contents, ...draftOf().contents] }),
    'options_invalid',
  ],
  ['of an unknown brand', () => ({ brandId: 999_999 }), 'brand_not_found'],
  ['with an unknown shop as a branch', () => ({ branchIds: [999_999] }), 'shop_not_found'],
  ['with a picture that was not uploaded', () => ({ photos: ['nowhere'] }), 'picture_unknown'],
])('saveSetMeal rejects a set meal %s', async (_what, change, reason) => {
  expect(await reasonOf(save(draftOf(change())))).toBe(reason);
});

test('saveSetMeal rejects a shop of another brand as a branch', async () => {
  const other = await openBrand(server, { shopId: brand.branchIds[2], merchant: city.merchant });
  expect(await reasonOf(save(draftOf({ branchIds: [other.branchIds[1]] })))).toBe('shop_not_found');
  await sql`UPDATE shop SET brand_id = ${brand.brandId} WHERE id = ${brand.branchIds[2]}`.execute(
    server.app.database.read,
  );
});

test('a set meal accepts only pictures that are not yet in use, and the daily deletion of unused pictures ignores its pictures', async () => {
  const picture = await insertPicture(server, `platform:${city.operator.id}`, 'dish');
  const { data } = await save(draftOf({ photos: [picture] }));
  expect((await show(data.id)).draft.photos).toEqual([picture]);
  expect(await reasonOf(save(draftOf({ photos: [picture] })))).toBe('picture_unknown');
  const unused = await insertPicture(server, `platform:${city.operator.id}`, 'dish');
  server.clock.advance(86_400_000 + 1);
  await sql`INSERT INTO job (kind, payload, run_at) VALUES ('upload.forget-unused', '{}', ${server.clock.now()})`.execute(
    server.app.database.read,
  );
  await server.drain();
  const { rows } = await sql<{ id: string }>`SELECT id FROM stored_file WHERE id IN (${picture}, ${unused})`.execute(
    server.app.database.read,
  );
  expect(rows).toEqual([{ id: picture }]);
});

test('two set meals cannot have the same featured rank', async () => {
  const drafts = [1, 2].map(() => save(draftOf({ featuredRank: 7 })));
  const answers = await Promise.all(drafts);
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect(answers.flatMap(({ data, success }) => (success ? [] : [(data as { reason?: string }).reason]))).toEqual([
    'rank_taken',
  ]);
});
