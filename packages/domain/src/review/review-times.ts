const hourMs = 3_600_000;

/** Rule review-4: time after completion in which an order may be reviewed. */
export const reviewWindowDays = 30;
/** Rule review-5: time in which a review may be changed. */
export const reviewEditHours = 24;

/** `read`: the review exists and can no longer be changed. */
export const reviewActions = ['write', 'edit', 'read'] as const;
export type ReviewAction = (typeof reviewActions)[number];

export type ReviewedOrder = {
  /** Null: not completed. */
  readonly completedAt: Date | null;
  /** Null: no review. */
  readonly review: { readonly writtenAt: Date; readonly isHidden: boolean } | null;
};

/** The guest's possible action on the review of an order. Null: none. */
export function reviewActionOf({ completedAt, review }: ReviewedOrder, now: Date): ReviewAction | null {
  if (review) return now <= editableUntil(review.writtenAt) && !review.isHidden ? 'edit' : 'read';
  return completedAt !== null && now <= reviewableUntil(completedAt) ? 'write' : null;
}

export const reviewableUntil = (completedAt: Date): Date =>
  new Date(completedAt.getTime() + reviewWindowDays * 24 * hourMs);

export const editableUntil = (writtenAt: Date): Date => new Date(writtenAt.getTime() + reviewEditHours * hourMs);
