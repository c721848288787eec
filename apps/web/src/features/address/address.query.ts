import type { Language } from '@chifan/domain';
import { queryOptions } from '@tanstack/react-query';
import { api, type OutputOf } from '../../platform/api.ts';
import type { PlacePosition } from '../../platform/location.ts';

export type MemberAddress = OutputOf<'/rest/member/deliveryAddress/list'>['records'][number];
export type ShopCard = OutputOf<'/rest/shop/nearby'>['records'][number];

export const addressesKey = ['addresses'] as const;

export const addressesQuery = (language: Language) =>
  queryOptions({
    queryKey: [...addressesKey, language],
    queryFn: ({ signal }) => api('/rest/member/deliveryAddress/list', { pageNo: -1 }, { signal }),
    staleTime: 0,
  });

const shopsToShow = 12;

/** Restaurants that a guest may know, to say where they are. */
export const landmarkShopsQuery = (position: PlacePosition, language: Language) =>
  queryOptions({
    queryKey: ['landmark-shops', language, position],
    queryFn: ({ signal }) => api('/rest/shop/nearby', { ...position, pageSize: shopsToShow }, { signal }),
  });
