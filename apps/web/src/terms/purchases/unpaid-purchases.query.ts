import type { Language } from '@chifan/domain';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api, type OutputOf } from '../../platform/api.ts';

export type UnpaidPurchase = OutputOf<'/rest/purchase/list'>['records'][number];

/** Top-ups and coupons that a member began to buy and may still pay. It stands with the wallet: what moves there asks anew. */
export const unpaidPurchasesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['wallet', 'unpaid-purchases', language],
    queryFn: async ({ signal }) => (await api('/rest/purchase/list', { state: 'unpaid' }, { signal })).records,
    staleTime: 0,
  });

/** A purchase was opened or ended: what is offered, owned and still to be paid is another. */
export const askForPurchasesAnew = (queries: QueryClient) =>
  Promise.all(['wallet', 'coupons', 'coupon-offers'].map((key) => queries.invalidateQueries({ queryKey: [key] })));
