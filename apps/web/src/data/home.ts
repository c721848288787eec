import type { Language } from '@chifan/domain';
import { queryOptions } from '@tanstack/react-query';
import { api, type OutputOf } from '../platform/api.ts';
import type { HomeTab } from '../platform/choice/home-of-way.ts';
import type { PlaceAndTime } from '../platform/choice/use-here.ts';
import { homeInput, homeShopsInput } from '../platform/loading/early-response.ts';
import type { ShopFilter } from './shop.ts';

export type Home = OutputOf<'/rest/shop/home'>;
export type Banner = Home['banners'][number];

type HomeQuestion = {
  readonly position: PlaceAndTime;
  readonly way: HomeTab;
  readonly language: Language;
};

/**
 * Content of the home screen. Banners, restaurant types, featured shops and brands change daily, and the shops’ opening
 * states change by the minute.
 */
export const homeQuery = ({ position, way, language }: HomeQuestion) =>
  queryOptions({
    queryKey: ['home', language, position, way],
    queryFn: ({ signal }) => api('/rest/shop/home', homeInput(position, way), { signal }),
    staleTime: 120_000,
    // A moving phone reports a new position every 30 seconds. Meanwhile the previous content stays on the screen.
    placeholderData: (last, query) => (query?.queryKey[1] === language ? last : undefined),
  });

/** Shops open and close by the minute, so the list is refetched after one minute. */
const freshForMs = 60_000;

export const nearestShopsQuery = (position: PlaceAndTime, filter: ShopFilter, language: Language) =>
  queryOptions({
    queryKey: ['nearest-shops', language, position, filter],
    queryFn: ({ signal }) => api('/rest/shop/nearby', { ...homeShopsInput(position), ...filter }, { signal }),
    staleTime: freshForMs,
    refetchInterval: freshForMs,
    // A moving phone reports a new position every 30 seconds. Meanwhile the previous list stays on the screen.
    placeholderData: (last, query) =>
      query?.queryKey[1] === language && isSameFilter(query.queryKey[3], filter) ? last : undefined,
  });

const isSameFilter = (one: unknown, other: ShopFilter) => JSON.stringify(one) === JSON.stringify(other);
