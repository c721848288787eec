import {
  maxReplyCharacters,
  maxReviewCharacters,
  maxReviewPhotos,
  replyPhrases,
  reviewActions,
  reviewEvents,
  reviewFaults,
  reviewStates,
  reviewTags,
} from '@chifan/domain/review';
import { translators } from '@chifan/domain/translation';
import { z } from 'zod';
import { call } from './call.ts';
import { pageOf } from './envelope.ts';
import {
  count,
  id,
  imagePath,
  instant,
  integer,
  language,
  localText,
  ownName,
  pageWithAll,
  text,
  typedOrEmpty,
} from './fields.ts';
import { historyRow, notMoved, onOrder } from './transitions.ts';

const stars = integer({ min: 1, max: 5 });
const thumb = z.enum(['up', 'down']);

/** Translation of a review into the reader's language. */
const translation = {
  /** Null if there is none, or if the review was written in that language. */
  translation: text.nullable(),
  translatedBy: z.enum(translators).nullable(),
};

const reply = z.object({ text, phrases: z.array(z.enum(replyPhrases)), createdAt: instant, ...translation });

export const shopReview = z.object({
  id,
  /** Shortened by the server, such as "A…a". Null: the author has left. */
  guestName: text.nullable(),
  headImage: text.nullable(),
  stars,
  tags: z.array(z.enum(reviewTags)),
  /** As written, in `language`. Empty for stars alone. */
  text: text,
  language,
  ...translation,
  /** A translation of the review or its reply may be available on the next fetch. */
  isTranslating: z.boolean(),
  photos: z.array(text),
  dishes: z.array(z.object({ name: localText, nameZh: text, thumb: thumb.nullable() })),
  createdAt: instant,
  editedAt: instant.nullable(),
  /** `text` in Chinese, or as the merchant wrote it. Phrases are in the reader's language. */
  reply: reply.nullable(),
  /** Invented for the demo city. */
  isDemo: z.boolean(),
  /** Written by the caller. */
  isMine: z.boolean(),
});
export type ShopReview = z.infer<typeof shopReview>;

/** The evaluation screen of one order. */
const reviewForm = z.object({
  orderId: id,
  shopId: id,
  shopName: localText,
  shopNameZh: text,
  action: z.enum(reviewActions),
  /** Deadline of `action`. Null for `read`. */
  until: instant.nullable(),
  /** The dishes of the order. Empty for a set meal of a brand. */
  dishes: z.array(z.object({ dishId: id, name: localText, nameZh: text, plate: text, thumb: thumb.nullable() })),
  /** Null: not written yet. */
  review: z
    .object({
      id,
      stars,
      tags: z.array(z.enum(reviewTags)),
      text,
      language,
      photos: z.array(text),
      createdAt: instant,
      reply: reply.nullable(),
      /** Why the platform hides it from other readers. Null: it is visible. */
      hiddenFor: z.enum(reviewFaults).nullable(),
    })
    .nullable(),
});
export type ReviewForm = z.infer<typeof reviewForm>;

/** In Chinese, for merchant and platform. */
export const staffReview = z.object({
  id,
  shopId: id,
  shopNameZh: text,
  shopName: ownName,
  /** Null in the demo city. */
  orderNumber: text.nullable(),
  guestName: text.nullable(),
  state: z.enum(reviewStates),
  stars,
  tags: z.array(z.enum(reviewTags)),
  text,
  language,
  ...translation,
  photos: z.array(text),
  dishes: z.array(z.object({ nameZh: text, name: ownName, thumb: thumb.nullable() })),
  createdAt: instant,
  editedAt: instant.nullable(),
  reply: reply.nullable(),
  isDemo: z.boolean(),
  hiddenFor: z.enum(reviewFaults).nullable(),
  allowedEvents: z.array(z.enum(reviewEvents)),
});
export type StaffReview = z.infer<typeof staffReview>;

const reviewHistoryRow = historyRow(z.enum(reviewEvents), z.enum(reviewStates), text).extend({
  /** Name of the staff member. Null: the guest. */
  by: text.nullable(),
  reason: z.enum(reviewFaults).nullable(),
});

/** With data that only the platform sees. */
export const moderatedReview = staffReview.extend({
  reports: z.array(z.object({ reason: z.enum(reviewFaults), note: text, createdAt: instant, isSettled: z.boolean() })),
  history: z.array(reviewHistoryRow),
});
export type ModeratedReview = z.infer<typeof moderatedReview>;

const reviewNotMoved = ['review_not_found', ...notMoved] as const;

export const reviewCalls = {
  shopReviews: call({
    path: '/rest/review/list',
    access: 'public',
    summary:
      'Reviews of a shop: those in the reader’s language first, then the newest. With dishId, those of one dish.',
    input: z.object({
      shopId: id,
      dishId: id.optional(),
      ...pageWithAll(10),
      inMyLanguage: z.boolean().default(false),
      withPhotos: z.boolean().default(false),
      stars: stars.optional(),
      tag: z.enum(reviewTags).optional(),
    }),
    output: pageOf(shopReview).extend({
      /** Over all reviews of the shop: mean in tenths (null without reviews), and counts of 1, 2, 3, 4, 5 stars. */
      ratingTenths: count.nullable(),
      starCounts: z.array(count),
      /** Number of reviews invented for the demo city. */
      demoCount: count,
      /** Most frequent first. With dishId, of that dish's reviews. */
      tagCounts: z.array(z.object({ tag: z.enum(reviewTags), count })),
      /** Thumbs of the dish. Null without dishId. */
      thumbs: z.object({ up: count, down: count }).nullable(),
    }),
    reasons: ['shop_not_found'],
  }),
  reviewForm: call({
    path: '/rest/review/form',
    access: 'member',
    summary: 'The review of an order, or the form for a new one.',
    input: onOrder,
    output: reviewForm,
    reasons: ['order_not_found', 'review_not_allowed', 'review_too_late'],
  }),
  saveReview: call({
    path: '/rest/review/save',
    access: 'member',
    summary: 'Writes the review of an order within 30 days after completion, or changes it within a day.',
    input: onOrder.extend({
      stars,
      /** Tags that fit the stars. */
      tags: z.array(z.enum(reviewTags)).max(reviewTags.length).default([]),
      text: typedOrEmpty(maxReviewCharacters).default(''),
      photos: z.array(imagePath).max(maxReviewPhotos).default([]),
      dishes: z
        .array(z.object({ dishId: id, thumb }))
        .max(60)
        .default([]),
    }),
    output: reviewForm,
    reasons: ['order_not_found', 'review_not_allowed', 'review_too_late', 'dish_not_found', 'picture_unknown'],
    creates: true,
  }),
  reportReview: call({
    path: '/rest/review/report',
    access: 'member',
    summary: 'Reports another guest’s review to the platform, once per member and review.',
    input: z.object({ reviewId: id, reason: z.enum(reviewFaults), note: typedOrEmpty(300).default('') }),
    output: z.boolean(),
    reasons: ['review_not_found', 'too_many_requests'],
    creates: true,
  }),
  merchantReviews: call({
    path: '/rest/merchant/review/list',
    access: 'merchant',
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
    summary:
      'Sets the restaurant’s reply: phrases that every guest reads translated, free text, or both. Replaces an earlier reply.',
    input: z
      .object({
        reviewId: id,
        text: typedOrEmpty(maxReplyCharacters).default(''),
        phrases: z.array(z.enum(replyPhrases)).max(replyPhrases.length).default([]),
      })
      .refine(({ text: own, phrases }) => own !== '' || phrases.length > 0, { path: ['text'] }),
    output: staffReview,
    reasons: [...reviewNotMoved],
  }),
  platformReviews: call({
    path: '/rest/platform/review/list',
    access: 'platform',
    summary: 'Reported, hidden or all reviews, newest first, with reports and history.',
    input: z.object({ ...pageWithAll(20), view: z.enum(['reported', 'hidden', 'all']).default('reported') }),
    output: pageOf(moderatedReview),
  }),
  moderateReview: call({
    path: '/rest/platform/review/moderate',
    access: 'platform',
    summary:
      'Hides a review for a coded reason, keeps a reported one visible, or restores a hidden one. The author is notified.',
    input: z
      .object({
        reviewId: id,
        decision: z.enum(['keep', 'hide', 'restore']),
        /** Required to hide. */
        reason: z.enum(reviewFaults).optional(),
      })
      .refine(({ decision, reason }) => (decision === 'hide') === (reason !== undefined), { path: ['reason'] }),
    output: moderatedReview,
    reasons: [...reviewNotMoved],
  }),
};
