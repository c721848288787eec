import type { Language } from '@chifan/domain';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import type { ShopFilter } from '../shops/nearby-shops.query.ts';
import type { MapArea } from './map-area.ts';

/** Shops within an area; what stands there stays until the next ones have come. */
export const shopsOnMapQuery = (area: MapArea, filter: ShopFilter, language: Language) =>
  queryOptions({
    queryKey: ['shops-on-map', language, area, filter],
    queryFn: ({ signal }) => api('/rest/shop/map', { ...area, ...filter }, { signal }),
    staleTime: 60_000,
    placeholderData: (last) => last,
  });
