import { type Calls, calls } from '@chifan/contract';
import type { ProductDraft, StaffMallCategory, StaffProduct } from '@chifan/contract/mall/staff-views';
import type { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import { type Answer, type Failure, refused } from '../../../platform/http/call-result.ts';
import type { SignedIn } from '../../../platform/http/caller.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import { runIdempotently } from '../../../platform/http/idempotency.ts';
import type { Platform } from '../../../platform/module.ts';
import { arePicturesKnown, fold, textsOf } from '../../catalogue/index.ts';
import { uploaderOf } from '../../upload/index.ts';
import {
  addStock,
  allCategories,
  areCategoriesEmpty,
  holdCategory,
  insertProduct,
  lockCategories,
  lockProduct,
  type ProductWrite,
  replaceCategories,
  staffProductById,
  updateProduct,
} from './staff-product.store.ts';

type PlatformContext = Context<SignedIn>;
type AddInput = z.output<Calls['addMallProduct']['input']>;
type SaveInput = z.output<Calls['saveMallProduct']['input']>;

export const addMallProduct = (
  platform: Platform,
  input: AddInput,
  context: PlatformContext,
): Promise<Answer<StaffProduct>> =>
  runIdempotently(platform.database, context, calls.addMallProduct.path, input, async (tx, after) => {
    const fault = await faultOf(tx, input, { caller: context.caller, standing: [] });
    if (fault) return fault;
    const product = await insertProduct(tx, writeOf(input), { stock: input.stock, at: context.now });
    return changed(platform, after, context.now, product);
  });

export const saveMallProduct = (
  platform: Platform,
  input: SaveInput,
  { now, caller }: PlatformContext,
): Promise<Answer<StaffProduct>> =>
  platform.database.transact(async (tx, after) => {
    const before = await lockProduct(tx, input.id);
    if (!before) return refused('product_not_found');
    if (before.version !== input.version) return refused('product_changed');
    const fault = await faultOf(tx, input, { caller, standing: before.images });
    if (fault) return fault;
    return changed(platform, after, now, await updateProduct(tx, input.id, writeOf(input)));
  });

export const changeMallStock = (
  platform: Platform,
  input: { readonly productId: number; readonly change: number },
  context: Context,
): Promise<Answer<StaffProduct>> =>
  runIdempotently(platform.database, context, calls.changeMallStock.path, input, async (tx, after) => {
    const { productId, change } = input;
    const product = await addStock(tx, productId, change);
    const isThere = product !== undefined || (await staffProductById(tx, productId)) !== undefined;
    return product || !isThere ? changed(platform, after, context.now, product) : refused('product_sold_out');
  });

/**
 * Returns the first error of a product draft, or undefined. Locks the draft's category and pictures against deletion
 * until the transaction ends.
 */
async function faultOf(
  tx: Tx,
  draft: ProductDraft,
  { caller, standing }: { readonly caller: SignedIn; readonly standing: readonly string[] },
): Promise<Failure | undefined> {
  if (!draft.name['zh-CN']) return refused('chinese_name_missing');
  if (!(await holdCategory(tx, draft.categoryId))) return refused('mall_category_not_found');
  const pictures = { purpose: 'product', paths: draft.images, uploadedBy: uploaderOf(caller) } as const;
  const areKnown = await arePicturesKnown(tx, pictures, { photos: standing, image: null });
  return areKnown ? undefined : refused('picture_unknown');
}

function writeOf(draft: ProductDraft): ProductWrite {
  const { categoryId, points, art, images, limit, isOnSale, isFeatured } = draft;
  const name = textsOf(draft.name);
  const folded = Object.fromEntries(Object.entries(name).map(([language, text]) => [language, fold(text)]));
  const description = textsOf(draft.description);
  return { categoryId, name, folded, description, points, art, images, limit, isOnSale, isFeatured };
}

function changed(
  platform: Platform,
  after: (effect: () => void) => void,
  now: Date,
  product: StaffProduct | undefined,
): Answer<StaffProduct> {
  if (!product) return refused('product_not_found');
  after(() => publishProductsChanged(platform, now));
  return { ok: true, value: product };
}

export const staffMallCategories = async ({ database }: Platform): Promise<Answer<StaffMallCategory[]>> => ({
  ok: true,
  value: await allCategories(database.read),
});

/**
 * Saves all categories of the mall. Refuses to delete a category with products, because these products would no longer
 * be listed.
 */
export async function saveMallCategories(
  platform: Platform,
  input: z.output<Calls['saveMallCategories']['input']>,
  { now }: Context,
): Promise<Answer<StaffMallCategory[]>> {
  const categories = input.categories.map(({ id, name }) => ({ id, name: textsOf(name) }));
  if (categories.some(({ name }) => name['zh-CN'] === undefined)) return refused('chinese_name_missing');
  const kept = categories.flatMap(({ id }) => (id === undefined ? [] : [id]));
  return platform.database.transact(async (tx, after) => {
    const standing = await lockCategories(tx);
    if (!areAllOnce(kept, standing)) return refused('mall_category_not_found');
    const gone = standing.filter((id) => !kept.includes(id));
    if (!(await areCategoriesEmpty(tx, gone))) return refused('category_not_empty');
    await replaceCategories(tx, categories, gone);
    after(() => publishProductsChanged(platform, now));
    return { ok: true, value: await allCategories(tx) };
  });
}

const areAllOnce = (named: readonly number[], standing: readonly number[]): boolean =>
  new Set(named).size === named.length && named.every((id) => standing.includes(id));

const publishProductsChanged = (platform: Platform, now: Date): void =>
  platform.live.publish(['platform'], { topic: 'mall-goods', version: now.getTime() });
