import { carriers, productArts } from '@chifan/domain/mall';
import { cancelReasons } from '@chifan/domain/ordering';
import { z } from 'zod';
import { clockTime, slug, text, translated } from '../demo-fields.ts';
import { asStaff } from '../past/past-callers.ts';
import { type PastSimulation, unwrapAnswer } from '../past/past-simulation.ts';

/**
 * Adds categories and products with the API calls of the console.
 * @returns ids of the products by slug.
 */
export async function seedMall(
  { handlers }: PastSimulation,
  mall: DemoMall,
  { staffId, at }: { readonly staffId: number; readonly at: Date },
): Promise<ReadonlyMap<string, number>> {
  const operator = (key = '') => asStaff('platform', staffId, at, key);
  const categories = mall.categories.map(({ name }) => ({ name }));
  const saved = await unwrapAnswer('mall', handlers.saveMallCategories?.({ categories }, operator()));
  const categoryIds = new Map(mall.categories.map(({ slug }, index) => [slug, saved[index]?.id ?? 0]));
  const productIds = new Map<string, number>();
  // Lists show the newest product first, so the last product of the file is added first.
  for (const { slug, category, ...product } of mall.products.toReversed()) {
    const draft = { ...product, categoryId: categoryIds.get(category) ?? 0, images: [] };
    const added = await unwrapAnswer(
      `product ${slug}`,
      handlers.addMallProduct?.(draft, operator(`demo-product-${slug}`)),
    );
    productIds.set(slug, added.id);
  }
  return productIds;
}

const mallOutcomes = ['lapsed', 'cancelled', 'paid', 'on_the_way', 'received', 'refund_asked'] as const;
export type MallOutcome = (typeof mallOutcomes)[number];

const pieces = z.number().int().min(1).max(99);

const product = z.strictObject({
  slug,
  category: slug,
  art: z.enum(productArts),
  points: z.number().int().min(1),
  stock: z.number().int().min(0),
  limit: z.number().int().min(1).nullable(),
  isFeatured: z.boolean(),
  isOnSale: z.boolean(),
  name: translated,
  description: translated,
});

const order = z.strictObject({
  member: z.email(),
  /** Index of the delivery address among the member's addresses, from 0. */
  address: z.number().int().min(0),
  daysAgo: z.number().int().min(1).max(85),
  at: clockTime,
  lines: z.array(z.strictObject({ product: slug, number: pieces })).min(1),
  carrier: z.enum(carriers.map(({ key }) => key)),
  trackingNumber: text,
  outcome: z.enum(mallOutcomes),
  refund: z
    .strictObject({
      items: z.array(z.strictObject({ position: z.number().int().min(0), number: pieces })).min(1),
      reason: z.literal(cancelReasons.map(({ number }) => number)),
      note: text,
    })
    .optional(),
});
export type DemoMallOrder = z.output<typeof order>;

export const mallFile = z.strictObject({
  categories: z.array(z.strictObject({ slug, name: translated })).min(1),
  products: z.array(product).min(1),
  orders: z.array(order),
});
export type DemoMall = z.output<typeof mallFile>;

type People = { readonly members: readonly { readonly email: string }[] };

export function checkMall({ mall, people }: { readonly mall: DemoMall; readonly people: People }): void {
  const categories = new Set(mall.categories.map((category) => category.slug));
  const products = new Set(mall.products.map((product) => product.slug));
  for (const { slug, category } of mall.products)
    if (!categories.has(category)) throw new Error(`demo/mall.json: ${slug}: there is no category ${category}`);
  for (const { member, lines } of mall.orders) {
    if (!people.members.some(({ email }) => email === member))
      throw new Error(`demo/mall.json: ${member} is no member`);
    const unknown = lines.find((line) => !products.has(line.product));
    if (unknown) throw new Error(`demo/mall.json: there is no product ${unknown.product}`);
  }
}
