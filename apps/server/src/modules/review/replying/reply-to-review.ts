import type { ReplyPhrase } from '@chifan/domain/review';
import type { Tx } from '../../../platform/database/database.ts';
import type { Answer } from '../../../platform/http/call-result.ts';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { writtenByShop } from '../../../platform/translation/writer.ts';
import { byCaller, withLockedRow } from '../../../platform/workflow/locked.ts';
import { lockReviewOfStaff, type ReviewRecord } from '../review.store.ts';
import { transitionReview } from '../transition-review.ts';

type Reply = { readonly reviewId: number; readonly text: string; readonly phrases: readonly ReplyPhrase[] };

export async function replyToReview(
  platform: Platform,
  { reviewId, text, phrases }: Reply,
  context: StaffContext,
): Promise<Answer<ReviewRecord>> {
  const replied = await withLockedRow(
    platform,
    {
      lock: (tx: Tx) => lockReviewOfStaff(tx, { reviewId, staffId: context.caller.id }),
      missing: 'review_not_found',
      by: byCaller('merchant', context),
    },
    (transition, review) =>
      transitionReview(platform, transition, review, 'reply', {
        reply: text,
        reply_phrases: [...new Set(phrases)],
        replied_at: transition.now,
      }),
  );
  // Translate the reply now, because the guest is notified at once and then reads the reply.
  if (replied.ok && text !== '') {
    const { language, shop_id: shopId } = replied.value;
    const writer = writtenByShop(shopId);
    platform.translation.ahead([{ text, from: 'zh-CN', to: language, writer, isStory: true }]);
  }
  return replied;
}
