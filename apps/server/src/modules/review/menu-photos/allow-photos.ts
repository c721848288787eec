import type { Answer } from '../../../platform/http/call-result.ts';
import type { MemberContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { byCaller, withLockedRow } from '../../../platform/workflow/locked.ts';
import { hideGuestPhotos } from '../../catalogue/index.ts';
import { lockReviewOfOrder, type ReviewRecord } from '../review.store.ts';
import { transitionReview } from '../transition-review.ts';

type Consent = { readonly orderId: number; readonly isAllowed: boolean };

/**
 * Lets the author allow or forbid the photos of a review on the menu, at any time (rule review-11). A withdrawal
 * removes the photos from all dishes in the same transaction.
 */
export const allowPhotos = (
  platform: Platform,
  { orderId, isAllowed }: Consent,
  context: MemberContext,
): Promise<Answer<ReviewRecord>> =>
  withLockedRow(
    platform,
    {
      lock: (tx) => lockReviewOfOrder(tx, orderId),
      isTheirs: ({ member_id: memberId }) => memberId === context.caller.id,
      missing: 'review_not_found',
      by: byCaller('member', context),
    },
    async (transition, review) => {
      if (review.photos_on_menu === isAllowed) return { ok: true, value: review };
      const event = isAllowed ? 'allow_photos' : 'withdraw_photos';
      const moved = await transitionReview(platform, transition, review, event, { photos_on_menu: isAllowed });
      if (moved.ok && !isAllowed) await hideGuestPhotos(platform, transition, review.photos);
      return moved;
    },
  );
