import { maxMallLines, maxPieces } from '@chifan/domain/mall';
import type { MallItem } from '../../../data/mall.ts';

/** "12x2,15x1": products with their numbers, for the checkout's address. */
export const checkoutParams = (items: readonly MallItem[]): { readonly items: string } => ({
  items: items.map(({ productId, number }) => `${productId}x${number}`).join(','),
});

/** Inverse of `checkoutParams`. Omits invalid items. */
export function readItems(text: string | undefined): readonly MallItem[] {
  const items = new Map<number, MallItem>();
  for (const part of (text ?? '').split(',')) {
    const [, productId, number] = /^(\d{1,12})x(\d{1,2})$/.exec(part) ?? [];
    const item = { productId: Number(productId), number: Number(number) };
    if (item.productId > 0 && item.number >= 1 && item.number <= maxPieces) items.set(item.productId, item);
  }
  return [...items.values()].slice(0, maxMallLines);
}
