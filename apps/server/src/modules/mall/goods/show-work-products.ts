import type { Calls } from '@chifan/contract';
import type { StaffProduct } from '@chifan/contract/mall-admin';
import type { z } from 'zod';
import { type Answer, refused } from '../../../platform/http/answers.ts';
import { pageWindow } from '../../../platform/http/page-window.ts';
import type { Platform } from '../../../platform/module.ts';
import { namesMeant } from './names-meant.ts';
import { staffProductById, staffProducts } from './work-product.store.ts';

export async function workMallProducts(
  { database }: Platform,
  input: z.output<Calls['workMallProducts']['input']>,
): Promise<Answer<z.output<Calls['workMallProducts']['output']>>> {
  const { view, search = '', pageNo, pageSize } = input;
  const patterns = search === '' ? undefined : namesMeant(search);
  const found =
    patterns === null ? undefined : await staffProducts(database.read, { view, patterns, page: pageWindow(input) });
  return { ok: true, value: { records: found?.products ?? [], total: found?.total ?? 0, pageNo, pageSize } };
}

export async function workMallProduct(
  { database }: Platform,
  { productId }: { readonly productId: number },
): Promise<Answer<StaffProduct>> {
  const product = await staffProductById(database.read, productId);
  return product ? { ok: true, value: product } : refused('product_not_found');
}
