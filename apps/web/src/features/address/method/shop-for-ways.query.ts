import type { Language } from '@chifan/domain';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import type { PlacePosition } from '../../../platform/location.ts';

/** The shop with its fees for a delivery to this place. */
export const shopForWaysQuery = (shopId: number, to: PlacePosition, language: Language) =>
  queryOptions({
    queryKey: ['shop-details', language, shopId, to],
    queryFn: ({ signal }) => api('/rest/shop/details', { shopId, ...to }, { signal }),
  });
