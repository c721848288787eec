import type { ReviewTag } from '@chifan/domain/review';

export type ReviewNarrowing = {
  readonly inMyLanguage: boolean;
  readonly withPhotos: boolean;
  readonly stars: number | undefined;
  readonly tag: ReviewTag | undefined;
};

export const allReviews: ReviewNarrowing = { inMyLanguage: false, withPhotos: false, stars: undefined, tag: undefined };
