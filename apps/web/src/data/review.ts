import type { Language } from '@chifan/domain';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { api, type OutputOf } from '../platform/api.ts';
import { nextPage } from './next-page.ts';

export type ReviewPage = OutputOf<'/rest/review/list'>;
export type Review = ReviewPage['records'][number];

export type ReviewFilter = {
  readonly shopId: number;
  readonly dishId?: number | undefined;
  readonly inMyLanguage: boolean;
  readonly withPhotos: boolean;
};

const pageSize = 10;

export const reviewsQuery = ({ shopId, dishId, inMyLanguage, withPhotos }: ReviewFilter, language: Language) =>
  infiniteQueryOptions({
    queryKey: ['reviews', language, shopId, dishId, inMyLanguage, withPhotos],
    queryFn: ({ signal, pageParam }) =>
      api(
        '/rest/review/list',
        { shopId, ...(dishId === undefined ? {} : { dishId }), inMyLanguage, withPhotos, pageNo: pageParam, pageSize },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    placeholderData: keepPreviousData,
  });
