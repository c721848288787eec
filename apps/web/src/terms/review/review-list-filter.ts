import type { ReviewTag } from '@chifan/domain/review';

export type ReviewListFilter = {
  readonly inMyLanguage: boolean;
  readonly withPhotos: boolean;
  readonly stars: number | undefined;
  readonly tag: ReviewTag | undefined;
};

export const unfilteredReviews: ReviewListFilter = {
  inMyLanguage: false,
  withPhotos: false,
  stars: undefined,
  tag: undefined,
};
