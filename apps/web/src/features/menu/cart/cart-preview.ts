import { fen, noFen } from '@chifan/domain';
import { nextReduction, type PriceReceipt, priceOrder } from '@chifan/domain/ordering';
import type { ShopMenu } from '../../../data/menu.ts';
import type { CartLine } from '../../../terms/cart/lines.ts';
import type { Way } from '../../../terms/shops/way.ts';

export type PreviewTerms = Pick<ShopMenu['shop'], 'packageFee' | 'deliveryFee' | 'minimumDelivery' | 'fullReductions'>;

export type CartPreview = PriceReceipt & {
  /** How much more brings the next reduction of the shop; null where none is left. */
  readonly next: ReturnType<typeof nextReduction>;
};

/**
 * What the cart would come to, by the very function that the server prices with; coupons and balance come at the checkout,
 * where the server's quote is the truth. Who eats in store pays no package fee (rule ordering-2).
 */
export function previewCart(lines: readonly CartLine[], shop: PreviewTerms, way: Way): CartPreview {
  const isDelivery = way === 'delivery';
  const fullReductions = shop.fullReductions.map(({ threshold, reduction }) => ({
    threshold: fen(threshold),
    reduction: fen(reduction),
  }));
  const receipt = priceOrder({
    lines,
    fullReductions,
    shopCoupon: null,
    deliveryCoupon: null,
    packageFee: isDelivery && lines.length > 0 ? fen(shop.packageFee) : noFen,
    deliveryFee: isDelivery && lines.length > 0 ? fen(shop.deliveryFee ?? 0) : noFen,
    minimumDelivery: isDelivery ? fen(shop.minimumDelivery) : noFen,
    balance: noFen,
  });
  return { ...receipt, next: nextReduction(fullReductions, receipt.goods) };
}
