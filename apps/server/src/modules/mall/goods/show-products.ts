import type { Calls } from '@chifan/contract';
import type { StaffProduct } from '@chifan/contract/mall/staff-views';
import type { ProductCard } from '@chifan/contract/mall/views';
import type { Language } from '@chifan/domain';
import type { z } from 'zod';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import { pageWindow } from '../../../platform/http/page-window.ts';
import type { Platform } from '../../../platform/module.ts';
import { fold, localText } from '../../catalogue/index.ts';
import { categoriesOnSale, type ProductFilter, type ProductRow, productById, productsOnSale } from './product.store.ts';
import { staffProductById, staffProducts } from './staff-product.store.ts';

type Reader = { readonly language: Language };
type ListInput = z.output<Calls['mallProducts']['input']>;

export async function mallCategories(
  { database }: Platform,
  { language }: Reader,
): Promise<Answer<z.output<Calls['mallCategories']['output']>>> {
  const categories = await categoriesOnSale(database.read);
  return { ok: true, value: categories.map((category) => ({ ...category, name: localText(category.name, language) })) };
}

export async function mallProducts(
  { database }: Platform,
  input: ListInput,
  { language }: Reader,
): Promise<Answer<z.output<Calls['mallProducts']['output']>>> {
  const { pageNo, pageSize, sort } = input;
  const filter = filterOf(input, language);
  const found = filter && (await productsOnSale(database.read, { filter, sort, page: pageWindow(input) }));
  const records = found?.products.map((product) => cardOf(product, language)) ?? [];
  return { ok: true, value: { records, total: found?.total ?? 0, pageNo, pageSize } };
}

/** Searches product names in the guest's language, in Chinese as printed on the product, and in English. */
function filterOf(input: ListInput, language: Language): ProductFilter | null {
  const { categoryId, isFeatured, most, search = '' } = input;
  const patterns = search === '' ? undefined : namesMeant(search);
  if (patterns === null) return null;
  const names = patterns && { languages: [...new Set([language, 'zh-CN', 'en'])], patterns };
  return { categoryId, isFeatured, most, names };
}

/** Returns a product even if it is off sale, because orders and shared links refer to it. */
export async function mallProduct(
  { database }: Platform,
  { productId }: { readonly productId: number },
  { language }: Reader,
): Promise<Answer<z.output<Calls['mallProduct']['output']>>> {
  const product = await productById(database.read, productId);
  if (!product) return refused('product_not_found');
  const { images, limit, isOnSale, categoryId, categoryName, createdAt } = product;
  const description = localText(product.description, language);
  return {
    ok: true,
    value: {
      ...cardOf(product, language),
      description: description.text === '' ? null : description,
      images,
      category: { id: categoryId, name: localText(categoryName, language) },
      limit,
      isOnSale,
      createdAt: createdAt.toISOString(),
    },
  };
}

const cardOf = (product: ProductRow, language: Language): ProductCard => ({
  id: product.id,
  name: localText(product.name, language),
  points: product.points,
  image: product.image,
  art: product.art,
  stock: product.stock,
  isFeatured: product.isFeatured,
  redeemed: product.redeemed,
});

export async function staffMallProducts(
  { database }: Platform,
  input: z.output<Calls['workMallProducts']['input']>,
): Promise<Answer<z.output<Calls['workMallProducts']['output']>>> {
  const { view, search = '', pageNo, pageSize } = input;
  const patterns = search === '' ? undefined : namesMeant(search);
  const found =
    patterns === null ? undefined : await staffProducts(database.read, { view, patterns, page: pageWindow(input) });
  return { ok: true, value: { records: found?.products ?? [], total: found?.total ?? 0, pageNo, pageSize } };
}

export async function staffMallProduct(
  { database }: Platform,
  { productId }: { readonly productId: number },
): Promise<Answer<StaffProduct>> {
  const product = await staffProductById(database.read, productId);
  return product ? { ok: true, value: product } : refused('product_not_found');
}

/**
 * Returns one LIKE pattern for each word of the search text. A name must match all patterns. Returns null if the text
 * has no letters or digits.
 */
function namesMeant(typed: string): string[] | null {
  const folded = fold(typed);
  // The folded text has only letters, digits and spaces, and therefore no wildcards of LIKE.
  return folded === '' ? null : folded.split(' ').map((word) => `%${word}%`);
}
