import type { Quote } from '../../../data/ordering.ts';

/** No change by the guest here would help. */
export const isShopClosed = (quote: Pick<Quote, 'obstacles'> | null): boolean =>
  quote?.obstacles.includes('shop_resting') ?? false;
