import { maxReviewCharacters, maxReviewPhotos, reviewFaults, reviewTags } from '@chifan/domain/review';
import { z } from 'zod';
import { call } from '../call.ts';
import { pageOf } from '../envelope.ts';
import { count, id, imagePath, pageWithAll, textOrEmpty } from '../fields.ts';
import { orderRef, transitionErrors } from '../transitions.ts';
import { reviewForm, shopReview, stars, thumb } from './views.ts';

const reviewFormReasons = ['order_not_found', 'review_not_allowed', 'review_too_late'] as const;

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
      /**
       * Mean of all reviews of the shop, in tenths (null without reviews), and the numbers of reviews with 1, 2, 3, 4
       * and 5 stars.
       */
      ratingTenths: count.nullable(),
      starCounts: z.array(count),
      /** Number of reviews invented for the demo city. */
      demoCount: count,
      /** How often reviews have each tag, most frequent first. With dishId, only reviews of the dish count. */
      tagCounts: z.array(z.object({ tag: z.enum(reviewTags), count })),
      /** Numbers of thumbs up and down for the dish. Null without dishId. */
      thumbs: z.object({ up: count, down: count }).nullable(),
    }),
    reasons: ['shop_not_found'],
  }),
  reviewForm: call({
    path: '/rest/review/form',
    access: 'member',
    summary: 'The review of an order, or the form for a new one.',
    input: orderRef,
    output: reviewForm,
    reasons: [...reviewFormReasons],
  }),
  saveReview: call({
    path: '/rest/review/save',
    access: 'member',
    summary: 'Writes the review of an order within 30 days after completion, or changes it within a day.',
    input: orderRef.extend({
      stars,
      /** Tags of the review. Only tags that fit the number of stars are allowed. */
      tags: z.array(z.enum(reviewTags)).max(reviewTags.length).default([]),
      text: textOrEmpty(maxReviewCharacters).default(''),
      photos: z.array(imagePath).max(maxReviewPhotos).default([]),
      /** The author allows that the restaurant shows the photos on its menu. */
      photosOnMenu: z.boolean().default(false),
      dishes: z
        .array(z.object({ dishId: id, thumb }))
        .max(60)
        .default([]),
    }),
    output: reviewForm,
    reasons: [...reviewFormReasons, 'dish_not_found', 'picture_unknown'],
    creates: true,
  }),
  allowReviewPhotos: call({
    path: '/rest/review/photos',
    access: 'member',
    summary:
      'Allows or forbids the photos of the own review on the menu, at any time. A withdrawal removes them from all dishes. Idempotent.',
    input: orderRef.extend({ isAllowed: z.boolean() }),
    output: reviewForm,
    reasons: ['review_not_found', ...reviewFormReasons, ...transitionErrors],
  }),
  reportReview: call({
    path: '/rest/review/report',
    access: 'member',
    summary: 'Reports another guest’s review to the platform, once per member and review.',
    input: z.object({ reviewId: id, reason: z.enum(reviewFaults), note: textOrEmpty(300).default('') }),
    output: z.boolean(),
    reasons: ['review_not_found', 'too_many_requests'],
    creates: true,
  }),
};
