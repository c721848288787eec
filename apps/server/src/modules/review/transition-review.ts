import { reviewWorkflow } from '@chifan/domain/review';
import type { Platform } from '../../platform/module.ts';
import { transitionOf } from '../../platform/workflow/transition.ts';
import { type ReviewRecord, reviewTables } from './review.store.ts';

/** Changes a review's state. No other function changes it. */
export const transitionReview = transitionOf({
  workflow: reviewWorkflow,
  tables: reviewTables,
  factsOf: ({ state }: ReviewRecord) => ({ state }),
  announce: async ({ events }, { tx, now }, { id }, event) => {
    if (event === 'hide' || event === 'restore') await events.publish(tx, 'review.moderated', { reviewId: id }, now);
    if (event === 'reply') await events.publish(tx, 'review.replied', { reviewId: id }, now);
  },
  publish: (platform, review) => publishReview(platform, review),
});

/** Notifies the review lists of merchants and operators, which then fetch the review again. */
export const publishReview = (
  { live }: Platform,
  { shop_id: shopId, version }: Pick<ReviewRecord, 'shop_id' | 'version'>,
): void => live.publish([`shop:${shopId}`, 'platform'], { topic: 'reviews', version });
