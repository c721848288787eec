import type { Quote } from '../../../data/ordering.ts';

/** Nothing that the guest could change here would help. */
export const isShopClosed = (quote: Pick<Quote, 'obstacles'> | null): boolean =>
  quote?.obstacles.includes('shop_resting') ?? false;
