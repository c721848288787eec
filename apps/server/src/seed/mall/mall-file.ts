import { productArts } from '@chifan/domain/mall';
import { z } from 'zod';
import { type DemoCity, slug, translated } from '../demo-shapes.ts';

/** The goods of the points mall, in the order of its shelves. */
export const mallFile = z.strictObject({
  categories: z.array(z.strictObject({ slug, name: translated })).min(1),
  products: z
    .array(
      z.strictObject({
        slug,
        category: slug,
        art: z.enum(productArts),
        points: z.number().int().min(1),
        stock: z.number().int().min(0),
        /** The most that a member may ever have. */
        limit: z.number().int().min(1).nullable(),
        isFeatured: z.boolean(),
        isOnSale: z.boolean(),
        name: translated,
        description: translated,
      }),
    )
    .min(1),
});
export type DemoMall = z.output<typeof mallFile>;

/** What the file says of itself. */
export function checkMall({ mall }: Pick<DemoCity, 'mall'>): void {
  const categories = new Set(mall.categories.map((category) => category.slug));
  for (const product of mall.products)
    if (!categories.has(product.category))
      throw new Error(`demo/mall.json: ${product.slug}: there is no category ${product.category}`);
}
