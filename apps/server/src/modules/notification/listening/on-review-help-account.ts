import { deletionGraceDays } from '@chifan/domain/member';
import type { Listener } from '../../../platform/events/events.ts';
import type { Platform } from '../../../platform/module.ts';
import { notifyMember } from '../notify-member.ts';
import { helpRequestForNotification, reviewForNotification } from './review-help-facts.store.ts';

export const onReviewReplied =
  (platform: Platform): Listener<'review.replied'> =>
  async (tx, { reviewId }, after) => {
    const review = await reviewForNotification(tx, reviewId);
    if (!review || review.member_id === null) return;
    const { member_id: memberId, version, shop } = review;
    const key = `review:${reviewId}:replied:${version}`;
    notifyMember(platform, tx, after, { memberId, key, news: 'review.replied', facts: { shop, ...orderOf(review) } });
  };

/**
 * Notifies the author of a review whether the platform hides or shows the review now. If an operator hides and soon
 * restores a review, the notification says that the review is shown.
 */
export const onReviewModerated =
  (platform: Platform): Listener<'review.moderated'> =>
  async (tx, { reviewId }, after) => {
    const review = await reviewForNotification(tx, reviewId);
    if (!review || review.member_id === null) return;
    const { member_id: memberId, version, shop, state } = review;
    const news = state === 'hidden' ? 'review.hidden' : 'review.shown';
    const key = `review:${reviewId}:moderated:${version}`;
    notifyMember(platform, tx, after, { memberId, key, news, facts: { shop, ...orderOf(review) } });
  };

const orderOf = ({ order_id: orderId }: { readonly order_id: number | null }) => (orderId === null ? {} : { orderId });

/** A guest who has already read the answer in the app gets no notification (rule help-13). */
export const onHelpAnswered =
  (platform: Platform): Listener<'help.answered'> =>
  async (tx, { helpRequestId }, after) => {
    const asked = await helpRequestForNotification(tx, helpRequestId);
    if (!asked || asked.is_read) return;
    const key = `help:${helpRequestId}:answered:${asked.moved_at.getTime()}`;
    const facts = { helpRequestId };
    notifyMember(platform, tx, after, { memberId: asked.member_id, key, news: 'help.answered', facts });
  };

export const onHelpClosed =
  (platform: Platform): Listener<'help.closed'> =>
  async (tx, { helpRequestId }, after) => {
    const asked = await helpRequestForNotification(tx, helpRequestId);
    if (!asked) return;
    const key = `help:${helpRequestId}:closed:${asked.moved_at.getTime()}`;
    const facts = { helpRequestId };
    notifyMember(platform, tx, after, { memberId: asked.member_id, key, news: 'help.closed', facts });
  };

/**
 * Notifies the member only in the app. The member module itself sends the mails about a requested deletion and a
 * finished data export, as security messages.
 */
export const onDeletionRequested =
  (platform: Platform): Listener<'member.deletion-requested'> =>
  async (tx, { memberId }, after) => {
    const key = `member:${memberId}:deletion:${platform.clock.now().getTime()}`;
    const facts = { days: deletionGraceDays };
    notifyMember(platform, tx, after, { memberId, key, news: 'account.deletion_requested', facts });
    await Promise.resolve();
  };

export const onExportReady =
  (platform: Platform): Listener<'member.export-ready'> =>
  async (tx, { memberId, exportId }, after) => {
    const key = `member-export:${exportId}:ready`;
    notifyMember(platform, tx, after, { memberId, key, news: 'account.export_ready', facts: {} });
    await Promise.resolve();
  };
