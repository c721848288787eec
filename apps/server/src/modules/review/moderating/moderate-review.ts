import type { ReviewFault } from '@chifan/domain/review';
import type { Tx } from '../../../platform/database/database.ts';
import type { Answer } from '../../../platform/http/call-result.ts';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { byCaller, withLockedRow } from '../../../platform/workflow/locked.ts';
import { hideGuestPhotos } from '../../catalogue/index.ts';
import { updateRating } from '../rating.store.ts';
import { lockReview, type ReviewRecord } from '../review.store.ts';
import { transitionReview } from '../transition-review.ts';
import { settleReports } from './report.store.ts';

type Decision = {
  readonly reviewId: number;
  readonly decision: 'keep' | 'hide' | 'restore';
  readonly reason?: ReviewFault | undefined;
};

/**
 * Applies an operator's decision about a review. The same transaction closes all reports of the review and updates the
 * shop's rating.
 */
export const moderateReview = (
  platform: Platform,
  { reviewId, decision, reason }: Decision,
  context: StaffContext,
): Promise<Answer<ReviewRecord>> =>
  withLockedRow(
    platform,
    {
      lock: (tx: Tx) => lockReview(tx, reviewId),
      missing: 'review_not_found',
      by: byCaller('platform', context),
    },
    async (transition, review) => {
      const hiddenFor = reason ?? null;
      const moved = await transitionReview(
        platform,
        transition,
        review,
        decision,
        { hidden_for: hiddenFor },
        { reason: hiddenFor },
      );
      if (!moved.ok) return moved;
      if (decision === 'hide') await hideGuestPhotos(platform, transition, review.photos);
      await settleReports(transition.tx, review.id, transition.now);
      if (decision !== 'keep')
        await updateRating(transition.tx, review.shop_id, { before: review, after: moved.value });
      return moved;
    },
  );
