import { maxMallLines, maxPieces } from '@chifan/domain/mall';
import type { MallItem } from '../../../data/mall.ts';

/** Writes products with quantities as "12x2,15x1", for the URL of the checkout. */
export const checkoutParams = (items: readonly MallItem[]): { readonly items: string } => ({
  items: items.map(({ productId, number }) => `${productId}x${number}`).join(','),
});

/** Reads the text of `checkoutParams` and omits invalid items. */
export function readItems(text: string | undefined): readonly MallItem[] {
  const items = new Map<number, MallItem>();
  for (const part of (text ?? '').split(',')) {
    const [, productId, number] = /^(\d{1,12})x(\d{1,2})$/.exec(part) ?? [];
    const item = { productId: Number(productId), number: Number(number) };
    if (item.productId > 0 && item.number >= 1 && item.number <= maxPieces) items.set(item.productId, item);
  }
  return [...items.values()].slice(0, maxMallLines);
}
