const hourMs = 3_600_000;

/** Rule review-4: an order may be reviewed for so long after its completion. */
export const reviewWindowDays = 30;
/** Rule review-5: a review may be changed for so long after it was written. */
export const reviewEditHours = 24;

/** `read`: it is written, and stays as it is. */
export const reviewActions = ['write', 'edit', 'read'] as const;
export type ReviewAction = (typeof reviewActions)[number];

export type ReviewedOrder = {
  /** Null: not completed, or never will be. */
  readonly completedAt: Date | null;
  /** Null: there is no review of it. */
  readonly review: { readonly writtenAt: Date; readonly isHidden: boolean } | null;
};

/** What its guest may do about the review of an order; null: nothing. */
export function reviewActionOf({ completedAt, review }: ReviewedOrder, now: Date): ReviewAction | null {
  if (review) return now <= editableUntil(review.writtenAt) && !review.isHidden ? 'edit' : 'read';
  return completedAt !== null && now <= reviewableUntil(completedAt) ? 'write' : null;
}

export const reviewableUntil = (completedAt: Date): Date =>
  new Date(completedAt.getTime() + reviewWindowDays * 24 * hourMs);

export const editableUntil = (writtenAt: Date): Date => new Date(writtenAt.getTime() + reviewEditHours * hourMs);
