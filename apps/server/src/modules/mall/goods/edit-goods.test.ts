import type { StaffProduct } from '@chifan/contract/mall/staff-views';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newMember, newStaff, openTestApp, type TestApp, type TestPerson } from '../../../testing/index.ts';
import { sendPicture } from '../../upload/upload-in-tests.ts';
import { draftOf, newDraftOf, newProduct } from './goods-in-tests.ts';

let app: TestApp;
let operator: TestPerson;
beforeAll(async () => {
  app = await openTestApp();
  operator = await newStaff(app, 'platform');
});
afterAll(() => app.close());

const save = (product: StaffProduct, over: Partial<StaffProduct> = {}) =>
  app.call('saveMallProduct', { ...draftOf(product), ...over }, { token: operator.token });
const stock = (productId: number, change: number) =>
  app.call('changeMallStock', { productId, change }, { token: operator.token });
const read = async (productId: number) =>
  (await app.call('workMallProduct', { productId }, { token: operator.token })).data;
const categories = async () => (await app.call('workMallCategories', {}, { token: operator.token })).data;
const saveCategories = (wanted: { id?: number; name: { 'zh-CN'?: string; en?: string } }[]) =>
  app.call('saveMallCategories', { categories: wanted }, { token: operator.token });

async function picture(purpose: string, token = operator.token): Promise<string> {
  const body = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer();
  return (await sendPicture(app, body, { token, purpose })).data.path;
}

test('addMallProduct stores a product once per idempotency key, and the mall shows the product', async () => {
  const standing = (await categories()).map(({ id, name }) => ({ id, name }));
  const { id: categoryId } = (await saveCategories([...standing, { name: { 'zh-CN': '茶' } }])).data.at(-1) ?? {
    id: 0,
  };
  const draft = {
    categoryId,
    name: { 'zh-CN': '茶罐', en: 'Tea tin', ja: '' },
    description: {},
    points: 300,
    art: 'tea' as const,
    images: [await picture('product')],
    limit: 3,
    isOnSale: true,
    isFeatured: true,
    stock: 12,
  };
  const options = { token: operator.token, idempotencyKey: 'add-the-tea-tin' };
  const added = await app.call('addMallProduct', draft, options);
  expect(await app.call('addMallProduct', draft, options)).toEqual(added);
  expect(added.data).toEqual({
    ...draft,
    id: added.data.id,
    name: { 'zh-CN': '茶罐', en: 'Tea tin' },
    redeemed: 0,
    version: 1,
  });
  expect(await read(added.data.id)).toEqual(added.data);
  const { data } = await app.call('mallProducts', { search: 'Tea tin' });
  expect(data.records.filter(({ image }) => image === draft.images[0])).toMatchObject([{ id: added.data.id }]);
});

test('the second of two operators who save the same version of a product is refused', async () => {
  const product = await newProduct(app, operator);
  const answers = await Promise.all([310, 320].map((points) => save(product, { points })));
  expect(answers.map(({ data }) => ('reason' in data ? data.reason : 'saved')).toSorted()).toEqual([
    'product_changed',
    'saved',
  ]);
  const kept = answers.find(({ success }) => success)?.data;
  expect(await read(product.id)).toEqual(kept);
  expect(kept?.version).toBe(2);
  expect((await save({ ...product, id: 999_999 })).data).toMatchObject({ reason: 'product_not_found' });
});

test('a renamed product is found only by its new name', async () => {
  const product = await newProduct(app, operator, { name: { 'zh-CN': '雨伞', en: 'Umbrella' } });
  await save(product, { name: { 'zh-CN': '阳伞', en: 'Parasol' } });
  const found = async (search: string) => (await app.call('mallProducts', { search })).data.total;
  expect([await found('umbrella'), await found('雨伞'), await found('parasol')]).toEqual([0, 0, 1]);
});

test.each<[string, Partial<StaffProduct>]>([
  ['chinese_name_missing', { name: { en: 'Tea tin' } }],
  ['chinese_name_missing', { name: { en: 'Tea tin', 'zh-CN': ' ' } }],
  ['mall_category_not_found', { categoryId: 999_999 }],
  ['picture_unknown', { images: ['nowhere.webp'] }],
])('saveMallProduct and addMallProduct refuse a faulty product with the reason %s', async (reason, fault) => {
  const product = await newProduct(app, operator);
  expect((await save(product, fault)).data).toMatchObject({ reason });
  const draft = newDraftOf({ ...product, ...fault });
  const added = await app.call('addMallProduct', { ...draft, stock: 1 }, { token: operator.token });
  expect(added.data).toMatchObject({ reason });
  expect(await read(product.id)).toEqual(product);
});

test('only operators can upload product pictures, and a picture that a product uses cannot be deleted', async () => {
  const merchant = await newStaff(app, 'merchant');
  const [used, unused, ofDish] = [await picture('product'), await picture('product'), await picture('dish')];
  expect((await sendPicture(app, Buffer.from('x'), { token: merchant.token, purpose: 'product' })).status).toBe(403);
  const product = await newProduct(app, operator);
  expect((await save(product, { images: [ofDish] })).data).toMatchObject({ reason: 'picture_unknown' });
  const saved = await save(product, { images: [used] });
  const remove = async (path: string) => (await app.call('removeUpload', { path }, { token: operator.token })).status;
  expect([await remove(used), await remove(unused)]).toEqual([404, 200]);
  await save(saved.data, { images: [] });
  expect(await remove(used)).toBe(200);
});

test('forty concurrent decreases of a product’s stock never make the stock negative', async () => {
  const { id } = await newProduct(app, operator, { stock: 25 });
  const answers = await Promise.all(Array.from({ length: 40 }, () => stock(id, -1)));
  expect(answers.filter(({ success }) => success)).toHaveLength(25);
  expect(answers.filter(({ success }) => !success).map(({ data }) => data)).toMatchObject(
    Array.from({ length: 15 }, () => ({ reason: 'product_sold_out' })),
  );
  expect((await read(id)).stock).toBe(0);
});

test('changeMallStock applies once per idempotency key and leaves the product’s version unchanged', async () => {
  const product = await newProduct(app, operator, { stock: 5 });
  const options = { token: operator.token, idempotencyKey: `stock-of-${product.id}` };
  const change = { productId: product.id, change: 7 };
  expect((await app.call('changeMallStock', change, options)).data.stock).toBe(12);
  expect((await app.call('changeMallStock', change, options)).data.stock).toBe(12);
  expect((await save(product, { points: 10 })).data).toMatchObject({ stock: 12, points: 10 });
  expect((await stock(999_999, 1)).data).toMatchObject({ reason: 'product_not_found' });
});

test('workMallProducts lists either products on sale, off sale or low in stock, and searches names in all languages', async () => {
  const name = { 'zh-CN': '保温杯', ru: 'Термос' };
  const names = { many: { stock: 6 }, few: { stock: 5 }, gone: { stock: 0 }, off: { stock: 0, isOnSale: false } };
  const ids: Record<string, number> = {};
  for (const [key, wanted] of Object.entries(names))
    ids[key] = (await newProduct(app, operator, { name, ...wanted })).id;
  const seen = async (view: 'on_sale' | 'off_sale' | 'low', search = 'термос') => {
    const { data } = await app.call('workMallProducts', { view, search }, { token: operator.token });
    return data.records.map(({ id }) => id);
  };
  expect(await seen('on_sale')).toEqual([ids['gone'], ids['few'], ids['many']]);
  expect(await seen('low')).toEqual([ids['gone'], ids['few']]);
  expect(await seen('off_sale', '保温')).toEqual([ids['off']]);
  expect(await seen('on_sale', '保温 термос')).toEqual([]);
});

test('saveMallCategories renames, sorts, adds and deletes categories in one call', async () => {
  const before = (await categories()).map(({ id, name }) => ({ id, name }));
  const added = await saveCategories([{ name: { 'zh-CN': '新', en: 'New' } }, ...before, { name: { 'zh-CN': '末' } }]);
  expect(added.data.map(({ name }) => name['zh-CN'])).toEqual(['新', ...before.map(({ name }) => name['zh-CN']), '末']);
  const [first, ...others] = added.data.map(({ id, name }) => ({ id, name }));
  const last = others.pop();
  const renamed = await saveCategories([...others, { ...first, name: { 'zh-CN': '新品', en: '' } }]);
  expect(renamed.data).toEqual(await categories());
  expect(renamed.data.at(-1)).toEqual({ id: first?.id, name: { 'zh-CN': '新品' }, products: 0 });
  expect(renamed.data.map(({ id }) => id)).not.toContain(last?.id);
});

test('saveMallCategories refuses to delete a category with products and saves nothing', async () => {
  await newProduct(app, operator, { isOnSale: false });
  const before = await categories();
  const other = [{ name: { 'zh-CN': '别的' } }];
  expect((await saveCategories(other)).data).toMatchObject({ reason: 'category_not_empty' });
  const strange = [...before.map(({ id, name }) => ({ id, name })), { id: 999_999, name: { 'zh-CN': '无' } }];
  expect((await saveCategories(strange)).data).toMatchObject({ reason: 'mall_category_not_found' });
  expect((await saveCategories([...other, { name: { en: 'Tea' } }])).data).toMatchObject({
    reason: 'chinese_name_missing',
  });
  expect(await categories()).toEqual(before);
});

test('a category that is deleted while a product is added to it is either deleted or gets the product', async () => {
  await newProduct(app, operator);
  const standing = (await categories()).map(({ id, name }) => ({ id, name }));
  for (let round = 0; round < 8; round += 1) {
    const { data } = await saveCategories([...standing, { name: { 'zh-CN': '短暂' } }]);
    const categoryId = data.at(-1)?.id ?? 0;
    const draft = newDraftOf(await newProduct(app, operator));
    const [dropped, added] = await Promise.all([
      saveCategories(standing),
      app.call('addMallProduct', { ...draft, categoryId, stock: 1 }, { token: operator.token }),
    ]);
    expect([dropped, added].map(({ status }) => status).toSorted()).toEqual([200, dropped.success ? 404 : 409]);
    if (added.success) await save(added.data, { categoryId: standing[0]?.id ?? 0 });
  }
});

test('API calls that edit mall products return 403 to members and merchants', async () => {
  const [member, merchant] = [await newMember(app, 0), await newStaff(app, 'merchant')];
  for (const { token } of [member, merchant]) {
    expect((await app.call('workMallProducts', {}, { token })).status).toBe(403);
    expect((await app.call('changeMallStock', { productId: 1, change: 1 }, { token })).status).toBe(403);
    expect((await app.call('saveMallCategories', { categories: [{ name: {} }] }, { token })).status).toBe(403);
  }
});

test('only a successful change of a product notifies the operators’ screens', async () => {
  const heard: string[] = [];
  const product = await newProduct(app, operator);
  const stop = app.app.platform.live.listen(['platform'], ({ topic }) => heard.push(topic));
  await save(product, { points: 1 });
  await save(product, { points: 2 });
  await stock(product.id, 1);
  await stock(product.id, -999);
  stop();
  expect(heard).toEqual(['mall-goods', 'mall-goods']);
});
