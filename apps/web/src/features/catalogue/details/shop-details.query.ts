import type { Language } from '@chifan/domain';
import { queryOptions } from '@tanstack/react-query';
import { api, type OutputOf } from '../../../platform/api.ts';
import type { PlacePosition } from '../../../platform/location.ts';

export type ShopDetails = OutputOf<'/rest/shop/details'>;

export const shopDetailsQuery = (shopId: number, position: PlacePosition, language: Language) =>
  queryOptions({
    queryKey: ['shop-details', language, shopId, position],
    queryFn: ({ signal }) => api('/rest/shop/details', { shopId, ...position }, { signal }),
    staleTime: 60_000,
  });
