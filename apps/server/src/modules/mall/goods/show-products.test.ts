import type { Calls } from '@chifan/contract';
import type { StaffProduct } from '@chifan/contract/mall/staff-views';
import type { Language } from '@chifan/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { newStaff, openTestApp, type TestApp } from '../../../testing/index.ts';
import { newProduct } from './goods-in-tests.ts';

let app: TestApp;
let teaId: number;
let giftsId: number;
let tin: StaffProduct;

beforeAll(async () => {
  app = await openTestApp();
  const operator = await newStaff(app, 'platform');
  const shelves = [{ 'zh-CN': '茶' }, { 'zh-CN': '礼物', en: 'Gifts', ja: '贈りもの' }, { 'zh-CN': '空' }];
  const categories = shelves.map((name) => ({ name }));
  const saved = await app.call('saveMallCategories', { categories }, { token: operator.token });
  [teaId = 0, giftsId = 0] = saved.data.map(({ id }) => id);
  tin = await newProduct(app, operator, { categoryId: teaId, points: 300, isFeatured: true });
  const rest = [
    { categoryId: giftsId, name: { 'zh-CN': '熊猫钥匙扣', en: 'Panda keyring', de: 'Schlüsselanhänger' }, points: 120 },
    { categoryId: giftsId, name: { 'zh-CN': '折扇', en: 'Folding fan', ja: '扇子' }, points: 300, limit: 2 },
    { categoryId: giftsId, name: { 'zh-CN': '花灯', en: 'Paper lantern' }, points: 860, isOnSale: false },
    { categoryId: teaId, name: { 'zh-CN': '白瓷盖碗', en: 'White gaiwan', fr: 'Gaïwan blanc' }, points: 960, stock: 0 },
  ];
  for (const wanted of rest) await newProduct(app, operator, wanted);
  await sql`UPDATE mall_product SET redeemed = 7 WHERE name->>'en' = 'Panda keyring'`.execute(app.app.database.read);
});
afterAll(() => app.close());

type Request = z.input<Calls['mallProducts']['input']>;

async function listed(request: Request, language: Language = 'en'): Promise<string[]> {
  const { data } = await app.call('mallProducts', request, { language });
  return data.records.map(({ name }) => name.text);
}

const [tea, gaiwan, panda, fan] = ['Longjing tea tin', 'White gaiwan', 'Panda keyring', 'Folding fan'] as const;

test.each<[string, Request, string[]]>([
  ['featured products first, then the most redeemed, and sold-out products last', {}, [tea, panda, fan, gaiwan]],
  ['the newest products first', { sort: 'newest' }, [gaiwan, fan, panda, tea]],
  ['the cheapest products first, at equal prices the newest', { sort: 'cheapest' }, [panda, fan, tea, gaiwan]],
  ['the most expensive products first', { sort: 'dearest' }, [gaiwan, fan, tea, panda]],
  ['only featured products', { isFeatured: true }, [tea]],
  ['only products up to a number of points', { most: 300, sort: 'newest' }, [fan, panda, tea]],
  ['one page of products', { sort: 'newest', pageNo: 2, pageSize: 3 }, [tea]],
])('mallProducts returns %s', async (_rule, request, names) => {
  expect(await listed(request)).toEqual(names);
});

test('mallProducts with a category returns only its products, and the total number of its products on all pages', async () => {
  const gifts = await app.call('mallProducts', { categoryId: giftsId, pageSize: 1 });
  expect(gifts.data).toMatchObject({ records: [{ name: { text: panda, language: 'en' } }], total: 2, pageNo: 1 });
});

test.each<[string, Language, string[]]>([
  ['tea tin', 'en', [tea]],
  ['TIN  téa', 'en', [tea]],
  ['钥匙', 'ru', [panda]],
  ['鑰匙', 'zh-CN', ['熊猫钥匙扣']],
  ['ｆａｎ', 'ja', ['扇子']],
  ['扇子', 'ja', ['扇子']],
  ['扇子', 'ko', []],
  ['schlussel', 'de', ['Schlüsselanhänger']],
  ['gaiwan', 'fr', ['Gaïwan blanc']],
  ['lantern', 'en', []],
  ['100%', 'en', []],
  ['_', 'en', []],
  ['!?', 'en', []],
])(
  'a search of mall products for %j in the language %s finds the products with a matching name',
  async (search, language, names) => {
    expect(await listed({ search }, language)).toEqual(names);
  },
);

test('mallCategories returns the categories that are not empty, in their order, with the number of products on sale', async () => {
  const { data } = await app.call('mallCategories', {}, { language: 'ja' });
  expect(data).toEqual([
    { id: teaId, name: { text: '茶', language: 'zh-CN' }, products: 2 },
    { id: giftsId, name: { text: '贈りもの', language: 'ja' }, products: 2 },
  ]);
});

test('mallProduct returns the details of a product in the guest’s language', async () => {
  const { data } = await app.call('mallProduct', { productId: tin.id }, { language: 'ja' });
  expect(data).toEqual({
    id: tin.id,
    name: { text: '龍井茶の缶', language: 'ja' },
    description: { text: 'Spring tea from the shore of West Lake.', language: 'en' },
    points: 300,
    image: null,
    images: [],
    art: 'tea',
    stock: 10,
    isFeatured: true,
    redeemed: 0,
    category: { id: teaId, name: { text: '茶', language: 'zh-CN' } },
    limit: null,
    isOnSale: true,
    createdAt: app.clock.now().toISOString(),
  });
});

test('mallProduct returns a product off sale, and product_not_found for an unknown id', async () => {
  const { rows } = await sql<{ id: number }>`SELECT id FROM mall_product WHERE NOT is_on_sale`.execute(
    app.app.database.read,
  );
  const shown = await app.call('mallProduct', { productId: rows[0]?.id ?? 0 });
  expect(shown.data).toMatchObject({ isOnSale: false, name: { text: 'Paper lantern' } });
  expect((await app.call('mallProduct', { productId: 999_999 })).data).toMatchObject({ reason: 'product_not_found' });
});
