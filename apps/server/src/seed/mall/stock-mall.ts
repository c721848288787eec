import { granted, type Past } from '../past/open-past.ts';
import { asStaff } from '../past/past-callers.ts';
import type { DemoMall } from './mall-file.ts';

/** The platform fills its shelves, as an operator does in the console. @returns the products' numbers by their slugs. */
export async function stockMall(
  { handlers }: Past,
  mall: DemoMall,
  { staffId, at }: { readonly staffId: number; readonly at: Date },
): Promise<ReadonlyMap<string, number>> {
  const operator = (key = '') => asStaff('platform', staffId, at, key);
  const categories = mall.categories.map(({ name }) => ({ name }));
  const saved = await granted('mall', handlers.saveMallCategories?.({ categories }, operator()));
  const categoryIds = new Map(mall.categories.map(({ slug }, index) => [slug, saved[index]?.id ?? 0]));
  const productIds = new Map<string, number>();
  // The newest stands first in every list: the file is read from its end.
  for (const { slug, category, ...product } of mall.products.toReversed()) {
    const draft = { ...product, categoryId: categoryIds.get(category) ?? 0, images: [] };
    const added = await granted(`product ${slug}`, handlers.addMallProduct?.(draft, operator(`demo-product-${slug}`)));
    productIds.set(slug, added.id);
  }
  return productIds;
}
