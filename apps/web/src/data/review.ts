import type { Language } from '@chifan/domain';
import type { ReviewTag } from '@chifan/domain/review';
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api, type InputOf, type OutputOf } from '../platform/api.ts';
import { nextPage } from './next-page.ts';
import { invalidateOrder, invalidateOrders } from './ordering.ts';
import { sendOnce } from './send-once.ts';

const reviewsKey = ['reviews'] as const;
const formKey = ['review-form'] as const;

export type ReviewPage = OutputOf<'/rest/review/list'>;
export type Review = ReviewPage['records'][number];
export type ReviewForm = OutputOf<'/rest/review/form'>;
export type ReviewInput = InputOf<'/rest/review/save'>;

export type ReviewFilter = {
  readonly shopId: number;
  readonly dishId?: number | undefined;
  readonly inMyLanguage: boolean;
  readonly withPhotos: boolean;
  readonly stars: number | undefined;
  readonly tag: ReviewTag | undefined;
};

const pageSize = 10;

export const reviewsQuery = (filter: ReviewFilter, language: Language) =>
  infiniteQueryOptions({
    queryKey: [...reviewsKey, language, filter],
    queryFn: ({ signal, pageParam }) =>
      api('/rest/review/list', { ...filter, pageNo: pageParam, pageSize }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    placeholderData: keepPreviousData,
    // Poll at most five times for a pending machine translation, which arrives within seconds or not at all.
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      dataUpdateCount < 5 && data?.pages.some(isTranslating) === true ? 2000 : false,
  });

const isTranslating = ({ records }: ReviewPage): boolean => records.some((review) => review.isTranslating);

/** The review form of an order. Always refetched, because it starts with the saved review. */
export const reviewFormQuery = (orderId: number, language: Language) =>
  queryOptions({
    queryKey: [...formKey, language, orderId],
    queryFn: ({ signal }) => api('/rest/review/form', { orderId }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** Saves a review, and refetches the order, whose allowed events change, and the shop’s rating. */
export async function saveReview(queries: QueryClient, input: ReviewInput): Promise<void> {
  await sendOnce('review.save', input, (options) => api('/rest/review/save', input, options));
  void queries.invalidateQueries({ queryKey: reviewsKey });
  void invalidateOrders(queries);
  void invalidateOrder(queries, input.orderId);
}

/** Allows or forbids the photos of a review on the menu, and refetches the review. */
export async function allowReviewPhotos(queries: QueryClient, input: InputOf<'/rest/review/photos'>): Promise<void> {
  await api('/rest/review/photos', input);
  await queries.invalidateQueries({ queryKey: formKey });
}
