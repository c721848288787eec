import { type ReviewTag, tagsFor } from '@chifan/domain/review';
import type { ReviewForm, ReviewInput } from '../../data/review.ts';
import { tabStorage } from '../../platform/storage.ts';

export type ReviewDraft = {
  /** null if the guest has not chosen yet. */
  readonly stars: number | null;
  readonly tags: readonly ReviewTag[];
  readonly text: string;
  readonly photos: readonly string[];
  /** Whether the restaurant may show the photos on its menu (rule review-11). */
  readonly photosOnMenu: boolean;
  readonly thumbs: Readonly<Record<string, 'up' | 'down'>>;
};

/** The draft is stored in the browser tab, because a phone may discard the page while its camera is open. */
const slotOf = (orderId: number) => tabStorage(`review.${orderId}`);

export function firstDraft({ orderId, dishes, review }: ReviewForm, tapped: number | null): ReviewDraft {
  const kept = readDraft(slotOf(orderId).read());
  if (kept) return kept;
  const thumbs = Object.fromEntries(
    dishes.flatMap(({ dishId, thumb }) => (thumb ? [[String(dishId), thumb] as const] : [])),
  );
  return {
    stars: review?.stars ?? tapped,
    tags: review?.tags ?? [],
    text: review?.text ?? '',
    photos: review?.photos ?? [],
    photosOnMenu: review?.photosOnMenu ?? false,
    thumbs,
  };
}

/** A draft that an older release stored lacks the consent to photos, which then counts as no. */
const readDraft = (text: string | null): ReviewDraft | null =>
  text === null ? null : { photosOnMenu: false, ...JSON.parse(text) };

export const storeReviewDraft = (orderId: number, draft: ReviewDraft): void =>
  slotOf(orderId).write(JSON.stringify(draft));

export const clearReviewDraft = (orderId: number): void => slotOf(orderId).clear();

/** Changes the stars. Each rating has its own tags, so tags of the old rating are removed. */
export function withStars(draft: ReviewDraft, stars: number): ReviewDraft {
  return { ...draft, stars, tags: draft.tags.filter((tag) => tagsFor(stars).includes(tag)) };
}

export const inputOf = (orderId: number, stars: number, draft: ReviewDraft): ReviewInput => ({
  orderId,
  stars,
  tags: [...draft.tags],
  text: draft.text,
  photos: [...draft.photos],
  photosOnMenu: draft.photosOnMenu && draft.photos.length > 0,
  dishes: Object.entries(draft.thumbs).map(([dishId, thumb]) => ({ dishId: Number(dishId), thumb })),
});
