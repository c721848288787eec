import { maxReplyCharacters, replyPhrases, reviewFaults } from '@chifan/domain/review';
import { z } from 'zod';
import { call } from '../call.ts';
import { pageOf } from '../envelope.ts';
import { id, imagePath, pageWithAll, textOrEmpty } from '../fields.ts';
import { transitionErrors } from '../transitions.ts';
import { moderatedReview, staffReview } from './views.ts';

const reviewNotMoved = ['review_not_found', ...transitionErrors] as const;

export const reviewStaffCalls = {
  merchantReviews: call({
    path: '/rest/merchant/review/list',
    access: 'merchant',
    roles: ['manager'],
    summary: 'Reviews of the caller’s shops, newest first: all, or those without a reply.',
    input: z.object({
      ...pageWithAll(20),
      view: z.enum(['unanswered', 'all']).default('unanswered'),
      shopId: id.optional(),
    }),
    output: pageOf(staffReview),
    reasons: ['shop_not_found'],
  }),
  replyToReview: call({
    path: '/rest/merchant/review/reply',
    access: 'merchant',
    roles: ['manager'],
    summary:
      'Sets the restaurant’s reply: phrases that every guest reads translated, free text, or both. Replaces an earlier reply.',
    input: z
      .object({
        reviewId: id,
        text: textOrEmpty(maxReplyCharacters).default(''),
        phrases: z.array(z.enum(replyPhrases)).max(replyPhrases.length).default([]),
      })
      .refine(({ text: own, phrases }) => own !== '' || phrases.length > 0, { path: ['text'] }),
    output: staffReview,
    reasons: [...reviewNotMoved],
  }),
  useReviewPhoto: call({
    path: '/rest/staff/review/photo',
    access: 'signed_in',
    roles: ['manager', 'support', 'content'],
    summary:
      'Shows a photo of a review on a dish of its order, if the author allows it. Without a dish, removes the photo from the menu.',
    input: z.object({ reviewId: id, photo: imagePath, dishId: id.nullable() }),
    output: z.boolean(),
    reasons: [...reviewNotMoved, 'picture_unknown', 'dish_not_found', 'changed_meanwhile'],
  }),
  platformReviews: call({
    path: '/rest/platform/review/list',
    access: 'platform',
    roles: ['support', 'content'],
    summary: 'Reported, hidden or all reviews, newest first, with reports and history.',
    input: z.object({ ...pageWithAll(20), view: z.enum(['reported', 'hidden', 'all']).default('reported') }),
    output: pageOf(moderatedReview),
  }),
  moderateReview: call({
    path: '/rest/platform/review/moderate',
    access: 'platform',
    roles: ['support', 'content'],
    summary:
      'Hides a review for a coded reason, keeps a reported one visible, or restores a hidden one. The author is notified.',
    input: z
      .object({
        reviewId: id,
        decision: z.enum(['keep', 'hide', 'restore']),
        /** Why the review must not be visible. Required if the decision is `hide`. */
        reason: z.enum(reviewFaults).optional(),
      })
      .refine(({ decision, reason }) => (decision === 'hide') === (reason !== undefined), { path: ['reason'] }),
    output: moderatedReview,
    reasons: [...reviewNotMoved],
  }),
};
