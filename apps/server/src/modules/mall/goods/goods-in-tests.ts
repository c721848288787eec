import type { ProductDraft, StaffProduct } from '@chifan/contract/mall-admin';
import type { TestApp, TestPerson } from '../../../testing/index.ts';

/** What the platform writes down of a tea tin; a test says what is otherwise. */
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

/** A product that an operator has just added; without a category of its own it stands in the first. */
export async function newProduct(test: TestApp, operator: TestPerson, wanted: Wanted = {}): Promise<StaffProduct> {
  const categoryId = wanted.categoryId ?? (await firstCategory(test, operator));
  const input = { ...teaTin, stock: 10, ...wanted, categoryId };
  const added = await test.call('addMallProduct', input, { token: operator.token });
  if (!added.success) throw new Error(`the product was refused: ${added.message}`);
  return added.data;
}

const underWay = new WeakMap<TestApp, Promise<number>>();

/** Products that are added at the same moment share the category that the first of them brings along. */
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

/** An operator's draft as it is sent again. */
export const draftOf = ({ stock: _stock, redeemed: _redeemed, ...draft }: StaffProduct) => draft;
