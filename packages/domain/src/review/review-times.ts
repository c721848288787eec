const hourMs = 3_600_000;

/** Rule review-4: days after completion in which a guest may review the order. */
export const reviewWindowDays = 30;
/** Rule review-5: hours after writing in which the guest may change the review. */
export const reviewEditHours = 24;

/** Possible actions of a guest on a review. `read`: the review exists and can no longer be changed. */
export const reviewActions = ['write', 'edit', 'read'] as const;
export type ReviewAction = (typeof reviewActions)[number];

export type ReviewedOrder = {
  /** Null if the order is not completed. */
  readonly completedAt: Date | null;
  /** The guest has received the food, although the order is not completed (rules ordering-114, ordering-119). */
  readonly isReceived: boolean;
  /** The review of the order. Null if the order has no review. */
  readonly review: { readonly writtenAt: Date; readonly isHidden: boolean } | null;
};

/** The guest's possible action on the review of an order. Null if no action is possible. */
export function reviewActionOf({ completedAt, isReceived, review }: ReviewedOrder, now: Date): ReviewAction | null {
  if (review) return now <= editableUntil(review.writtenAt) && !review.isHidden ? 'edit' : 'read';
  if (completedAt === null) return isReceived ? 'write' : null;
  return now <= reviewableUntil(completedAt) ? 'write' : null;
}

export const reviewableUntil = (completedAt: Date): Date =>
  new Date(completedAt.getTime() + reviewWindowDays * 24 * hourMs);

export const editableUntil = (writtenAt: Date): Date => new Date(writtenAt.getTime() + reviewEditHours * hourMs);
