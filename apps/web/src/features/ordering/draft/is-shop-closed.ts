import type { Quote } from '../../../data/ordering.ts';

/** True if the shop accepts no orders now. The guest then cannot place the order, even after changing it. */
export const isShopClosed = (quote: Pick<Quote, 'obstacles'> | null): boolean =>
  quote?.obstacles.includes('shop_resting') ?? false;

/** True if the shop cannot serve the cart now, because the shop is closed or a dish is sold out. */
export const isShopUnable = (quote: Pick<Quote, 'obstacles'> | null): boolean =>
  isShopClosed(quote) || (quote?.obstacles.includes('sold_out') ?? false);
