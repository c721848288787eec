import { type Calls, calls } from '@chifan/contract';
import type { Language } from '@chifan/domain';
import { maxMallLines } from '@chifan/domain/mall';
import type { z } from 'zod';
import { type Answer, type Failure, refused } from '../../../platform/http/call-result.ts';
import type { MemberContext } from '../../../platform/http/handlers.ts';
import { runIdempotently } from '../../../platform/http/idempotency.ts';
import { pageWindow } from '../../../platform/http/page-window.ts';
import type { Platform } from '../../../platform/module.ts';
import { localText } from '../../catalogue/index.ts';
import {
  addToCart,
  cartOf,
  deleteFromCart,
  lockCart,
  type ProductForCart,
  piecesInCart,
  productForCart,
  productOfItem,
  writeCartNumber,
} from './cart.store.ts';

type CartAnswer = Answer<z.output<Calls['putInCart']['output']>>;

/** Adds units of a product to the cart. Refuses more units than the member can order. */
export const putInCart = (
  platform: Platform,
  input: { readonly productId: number; readonly number: number },
  context: MemberContext,
): Promise<CartAnswer> =>
  runIdempotently(platform.database, context, calls.putInCart.path, input, async (tx): Promise<CartAnswer> => {
    const memberId = context.caller.id;
    await lockCart(tx, memberId);
    const product = await productForCart(tx, { memberId, productId: input.productId });
    if (!product) return refused('product_not_found');
    const wanted = product.inCart + input.number;
    const refusal = refusalOf(product, wanted);
    if (refusal) return refusal;
    if (product.inCart === 0 && product.products >= maxMallLines) return refused('mall_cart_full');
    const item = await addToCart(tx, { memberId, ...input, most: product.most });
    if (!item) return tooMany(product, wanted);
    return { ok: true, value: { ...item, total: await piecesInCart(tx, memberId) } };
  });

export const setCartNumber = (
  platform: Platform,
  { id, number }: { readonly id: number; readonly number: number },
  { caller }: MemberContext,
): Promise<CartAnswer> =>
  platform.database.transact(async (tx): Promise<CartAnswer> => {
    await lockCart(tx, caller.id);
    const product = await productOfItem(tx, { memberId: caller.id, itemId: id });
    if (!product) return refused('product_not_found');
    const refusal = refusalOf(product, number);
    if (refusal) return refusal;
    if (!(await writeCartNumber(tx, id, number))) return refused('product_not_found');
    return { ok: true, value: { id, number, total: await piecesInCart(tx, caller.id) } };
  });

export const removeFromCart = (
  platform: Platform,
  { ids }: { readonly ids: readonly number[] },
  { caller }: MemberContext,
): Promise<Answer<{ total: number }>> =>
  platform.database.transact(async (tx) => {
    await lockCart(tx, caller.id);
    await deleteFromCart(tx, caller.id, ids);
    return { ok: true as const, value: { total: await piecesInCart(tx, caller.id) } };
  });

function refusalOf(product: ProductForCart, wanted: number): Failure | undefined {
  if (!product.isOnSale) return refused('product_not_found');
  return wanted > product.most ? tooMany(product, wanted) : undefined;
}

/**
 * Returns the error for the exceeded limit, which is the stock or the limit per member. `most` is the number of units
 * that the member can order.
 */
const tooMany = ({ stock, most }: ProductForCart, wanted: number): Failure =>
  refused(wanted > stock ? 'product_sold_out' : 'product_limit_reached', { most });

export async function listCart(
  platform: Platform,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
  { caller, language }: { caller: { id: number }; language: Language },
): Promise<Answer<z.output<Calls['listCart']['output']>>> {
  const { items, total } = await cartOf(platform.database.read, caller.id, pageWindow({ pageNo, pageSize }));
  const records = items.map((item) => ({ ...item, name: localText(item.name, language) }));
  return { ok: true, value: { records, total, pageNo, pageSize } };
}
