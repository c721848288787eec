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

/** What was written, in the reader's language. */
const translation = {
  /** Null where there is none, or where it was written in it. */
  translation: text.nullable(),
  translatedBy: z.enum(translators).nullable(),
};

const reply = z.object({ text, phrases: z.array(z.enum(replyPhrases)), createdAt: instant, ...translation });

export const shopReview = z.object({
  id,
  /** Shortened by the server: "A…a"; null: whoever wrote it has left. */
  guestName: text.nullable(),
  headImage: text.nullable(),
  stars,
  tags: z.array(z.enum(reviewTags)),
  /** In `language`, as it was written; empty for stars alone. */
  text: text,
  language,
  ...translation,
  /** A translation of it or of its reply may be there with the next look. */
  isTranslating: z.boolean(),
  photos: z.array(text),
  dishes: z.array(z.object({ name: localText, nameZh: text, thumb: thumb.nullable() })),
  createdAt: instant,
  editedAt: instant.nullable(),
  /** `text` in Chinese, or as the merchant wrote it; phrases are read in the reader's language. */
  reply: reply.nullable(),
  /** Invented for the demo city. */
  isDemo: z.boolean(),
  /** The caller's own. */
  isMine: z.boolean(),
});
export type ShopReview = z.infer<typeof shopReview>;

/** What the evaluation screen shows of one order. */
const reviewForm = z.object({
  orderId: id,
  shopId: id,
  shopName: localText,
  shopNameZh: text,
  action: z.enum(reviewActions),
  /** Deadline of `action`; null for `read`. */
  until: instant.nullable(),
  /** The dishes of the order; none of a set meal of a brand. */
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
      /** Why the platform shows it to nobody else; null: it is shown. */
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
  /** Null: of the demo city. */
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
  /** Who of the staff; null: the guest. */
  by: text.nullable(),
  reason: z.enum(reviewFaults).nullable(),
});

/** With what only the platform sees. */
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
    summary: 'What guests wrote about a shop: in the reader’s language first, then the newest; one dish’s with dishId.',
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
      /** Of all the shop's reviews: mean in tenths (null: none yet), and counts of 1, 2, 3, 4, 5 stars. */
      ratingTenths: count.nullable(),
      starCounts: z.array(count),
      /** How many of them were invented for the demo city. */
      demoCount: count,
      /** Most frequent first; of the dish's reviews where one is asked for. */
      tagCounts: z.array(z.object({ tag: z.enum(reviewTags), count })),
      /** Of the dish alone; null where none is asked for. */
      thumbs: z.object({ up: count, down: count }).nullable(),
    }),
    reasons: ['shop_not_found'],
  }),
  reviewForm: call({
    path: '/rest/review/form',
    access: 'member',
    summary: 'What may be reviewed of an order, or what was.',
    input: onOrder,
    output: reviewForm,
    reasons: ['order_not_found', 'review_not_allowed', 'review_too_late'],
  }),
  saveReview: call({
    path: '/rest/review/save',
    access: 'member',
    summary: 'Writes the one review of an order within 30 days of its completion, or changes it within a day.',
    input: onOrder.extend({
      stars,
      /** Those that fit the stars. */
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
    summary: 'Tells the platform what is wrong with somebody else’s review; once a member and review.',
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
      'The restaurant’s reply, in phrases that every guest reads translated, in own words, or both; a later one replaces it.',
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
    summary: 'Reviews that guests have reported, that are hidden, or all, newest first; with reports and history.',
    input: z.object({ ...pageWithAll(20), view: z.enum(['reported', 'hidden', 'all']).default('reported') }),
    output: pageOf(moderatedReview),
  }),
  moderateReview: call({
    path: '/rest/platform/review/moderate',
    access: 'platform',
    summary:
      'Hides a review for a coded reason, keeps a reported one, or shows a hidden one again; the author is told.',
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
