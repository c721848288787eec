import type { InputAt } from '@chifan/contract/client';
import { wholeNumber } from '../../../../forms/whole-number.ts';
import { hasText, writtenTexts } from '../../../../texts/texts.ts';
import type { ProductForm } from './product-form.ts';

export type ProductWithStock = InputAt<'/rest/platform/mall/product/add'>;
export type ProductProblem = 'name_missing' | 'points_wrong' | 'limit_wrong' | 'stock_wrong';

const pointsOf = ({ points }: ProductForm) => wholeNumber(points, { least: 1, most: 10_000_000 });
const limitOf = ({ limit }: ProductForm) => wholeNumber(limit, { least: 1, most: 999 });
const stockOf = ({ stock }: ProductForm) => wholeNumber(stock, { least: 0, most: 1_000_000 });

export function problemsOfProduct(form: ProductForm): readonly ProductProblem[] {
  return [
    ...(hasText(form.name, 'zh-CN') ? [] : (['name_missing'] as const)),
    ...(pointsOf(form) === null ? (['points_wrong'] as const) : []),
    ...(form.limit.trim() !== '' && limitOf(form) === null ? (['limit_wrong'] as const) : []),
    ...(stockOf(form) === null ? (['stock_wrong'] as const) : []),
  ];
}

export function readProduct(form: ProductForm): ProductWithStock | null {
  const [points, stock] = [pointsOf(form), stockOf(form)];
  if (points === null || stock === null || problemsOfProduct(form).length > 0) return null;
  return {
    categoryId: form.categoryId,
    name: writtenTexts(form.name),
    description: writtenTexts(form.description),
    points,
    art: form.art,
    images: [...form.images],
    limit: limitOf(form),
    isOnSale: form.isOnSale,
    isFeatured: form.isFeatured,
    stock,
  };
}

export type ProductPartProps = {
  readonly form: ProductForm;
  readonly set: (change: Partial<ProductForm>) => void;
  readonly has: (problem: ProductProblem) => boolean;
};
