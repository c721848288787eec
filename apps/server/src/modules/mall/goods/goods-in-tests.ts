import type { ProductDraft, StaffProduct } from '@chifan/contract/mall/staff-views';
import type { TestApp, TestPerson } from '../../../testing/index.ts';

const teaTin: Omit<ProductDraft, 'categoryId'> = {
  name: { 'zh-CN': '龙井茶罐', en: 'Longjing tea tin', ja: '龍井茶の缶' },
  description: { 'zh-CN': '西湖边的春茶。', en: 'Spring tea from the shore of West Lake.' },
  points: 300,
  art: 'tea',
  images: [],
  limit: null,
  isOnSale: true,
  isFeatured: false,
};

type Wanted = Partial<ProductDraft> & { readonly stock?: number };

export async function newProduct(test: TestApp, operator: TestPerson, wanted: Wanted = {}): Promise<StaffProduct> {
  const categoryId = wanted.categoryId ?? (await firstCategory(test, operator));
  const input = { ...teaTin, stock: 10, ...wanted, categoryId };
  const added = await test.call('addMallProduct', input, { token: operator.token });
  if (!added.success) throw new Error(`the product was refused: ${added.message}`);
  return added.data;
}

const underWay = new WeakMap<TestApp, Promise<number>>();

/** Returns a category for products. Concurrent calls share the category that the first call creates. */
function firstCategory(test: TestApp, operator: TestPerson): Promise<number> {
  const asked = underWay.get(test) ?? findOrAddCategory(test, operator).finally(() => underWay.delete(test));
  underWay.set(test, asked);
  return asked;
}

async function findOrAddCategory(test: TestApp, { token }: TestPerson): Promise<number> {
  const { data: standing } = await test.call('workMallCategories', {}, { token });
  if (standing[0]) return standing[0].id;
  const categories = [{ name: { 'zh-CN': '茶', en: 'Tea' } }];
  const { data: saved } = await test.call('saveMallCategories', { categories }, { token });
  return saved[0]?.id ?? 0;
}

export const draftOf = ({ stock: _stock, redeemed: _redeemed, ...draft }: StaffProduct) => draft;

/** Converts a stored product to a draft, without the fields that only a stored product has. */
export const newDraftOf = ({
  version: _version,
  id: _id,
  stock: _stock,
  redeemed: _redeemed,
  ...draft
}: StaffProduct) => draft;
