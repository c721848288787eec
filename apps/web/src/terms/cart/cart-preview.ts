import { fen, zeroFen } from '@chifan/domain';
import type { OrderWay } from '@chifan/domain/ordering';
import { nextReduction, type PriceReceipt, priceOrder } from '@chifan/domain/ordering';
import type { ShopMenu } from '../../data/menu.ts';
import type { CartLine } from './lines.ts';

export type PreviewTerms = Pick<ShopMenu['shop'], 'packageFee' | 'deliveryFee' | 'minimumDelivery' | 'fullReductions'>;

export type CartPreview = PriceReceipt & {
  /**
   * The shop’s next full reduction (a discount for a minimum order) and the amount that the cart lacks for it. null if
   * there is no further reduction.
   */
  readonly next: ReturnType<typeof nextReduction>;
};

/**
 * Calculates the cart’s price on the device, with the function that the server also uses. The server’s quote in the
 * checkout adds coupons and balance. Eating in store costs no packaging fee (rule ordering-2).
 */
export function previewCart(lines: readonly CartLine[], shop: PreviewTerms, way: OrderWay): CartPreview {
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
    packageFee: way !== 'eat_here' && lines.length > 0 ? fen(shop.packageFee) : zeroFen,
    deliveryFee: isDelivery && lines.length > 0 ? fen(shop.deliveryFee ?? 0) : zeroFen,
    minimumDelivery: isDelivery ? fen(shop.minimumDelivery) : zeroFen,
    balance: zeroFen,
  });
  return { ...receipt, next: nextReduction(fullReductions, receipt.goods) };
}
