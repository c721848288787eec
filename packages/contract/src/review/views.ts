import {
  replyPhrases,
  reviewActions,
  reviewEvents,
  reviewFaults,
  reviewStates,
  reviewTags,
} from '@chifan/domain/review';
import { translators } from '@chifan/domain/translation';
import { z } from 'zod';
import { id, instant, integer, language, localText, readerLanguageName, text } from '../fields.ts';
import { historyRow } from '../transitions.ts';

export const stars = integer({ min: 1, max: 5 });

export const thumb = z.enum(['up', 'down']);

/** Translation of a review into the reader's language. */
const translation = {
  /** Translation of the review. Null without a translation, and for a review in the reader's language. */
  translation: text.nullable(),
  translatedBy: z.enum(translators).nullable(),
};

const reply = z.object({ text, phrases: z.array(z.enum(replyPhrases)), createdAt: instant, ...translation });

export const shopReview = z.object({
  id,
  /** The author's name, shortened by the server, such as "A…a". Null: the author's account is deleted. */
  guestName: text.nullable(),
  headImage: text.nullable(),
  stars,
  tags: z.array(z.enum(reviewTags)),
  /** The review as written, in `language`. Empty if the guest gave only stars. */
  text: text,
  language,
  ...translation,
  /** A translation of the review or its reply may be available on the next fetch. */
  isTranslating: z.boolean(),
  photos: z.array(text),
  dishes: z.array(z.object({ name: localText, nameZh: text, thumb: thumb.nullable() })),
  createdAt: instant,
  editedAt: instant.nullable(),
  /**
   * The restaurant's reply. `text` is in Chinese, or as the merchant wrote it. Predefined phrases are in the reader's
   * language.
   */
  reply: reply.nullable(),
  /** True if the review was invented for the demo city. */
  isDemo: z.boolean(),
  /** True if the caller wrote the review. */
  isMine: z.boolean(),
});
export type ShopReview = z.infer<typeof shopReview>;

/** Data of the screen on which the guest reviews an order. */
export const reviewForm = z.object({
  orderId: id,
  shopId: id,
  shopName: localText,
  shopNameZh: text,
  action: z.enum(reviewActions),
  /** Deadline of `action`. Null if the guest can only read the review. */
  until: instant.nullable(),
  /** The dishes of the order. Empty for a set meal of a brand. */
  dishes: z.array(z.object({ dishId: id, name: localText, nameZh: text, plate: text, thumb: thumb.nullable() })),
  /** The guest's review. Null: not written yet. */
  review: z
    .object({
      id,
      stars,
      tags: z.array(z.enum(reviewTags)),
      text,
      language,
      photos: z.array(text),
      /** The guest allows that the restaurant shows the photos on its menu. */
      photosOnMenu: z.boolean(),
      createdAt: instant,
      reply: reply.nullable(),
      /** Why the platform hides the review from other readers. Null: the review is visible. */
      hiddenFor: z.enum(reviewFaults).nullable(),
    })
    .nullable(),
});
export type ReviewForm = z.infer<typeof reviewForm>;

/** A review as merchant and platform see it, in Chinese. */
export const staffReview = z.object({
  id,
  shopId: id,
  shopNameZh: text,
  shopName: readerLanguageName,
  /** Null for an invented review of the demo city. */
  orderNumber: text.nullable(),
  guestName: text.nullable(),
  state: z.enum(reviewStates),
  stars,
  tags: z.array(z.enum(reviewTags)),
  text,
  language,
  ...translation,
  photos: z.array(text),
  /** True if the author allows the photos on the menu. */
  photosOnMenu: z.boolean(),
  /** The dish that the photos most likely show. Null if no dish of the order is on the menu. */
  likelyDishId: id.nullable(),
  dishes: z.array(
    z.object({
      dishId: id,
      nameZh: text,
      name: readerLanguageName,
      thumb: thumb.nullable(),
      isOnMenu: z.boolean(),
      /** True if the dish has a photo of the shop, which guests see before a guest's photo. */
      hasOwnPhoto: z.boolean(),
      /**
       * The guest's photo that the restaurant chose for the dish on its menu, from this review or another one. Null:
       * the restaurant chose none.
       */
      guestPhoto: text.nullable(),
    }),
  ),
  createdAt: instant,
  editedAt: instant.nullable(),
  reply: reply.nullable(),
  isDemo: z.boolean(),
  hiddenFor: z.enum(reviewFaults).nullable(),
  allowedEvents: z.array(z.enum(reviewEvents)),
});
export type StaffReview = z.infer<typeof staffReview>;

const reviewHistoryRow = historyRow(z.enum(reviewEvents), z.enum(reviewStates), text).extend({
  /** Name of the staff member who acted. Null: the guest. */
  by: text.nullable(),
  reason: z.enum(reviewFaults).nullable(),
});

/** A review with data that only the platform sees. */
export const moderatedReview = staffReview.extend({
  reports: z.array(z.object({ reason: z.enum(reviewFaults), note: text, createdAt: instant, isSettled: z.boolean() })),
  history: z.array(reviewHistoryRow),
});
export type ModeratedReview = z.infer<typeof moderatedReview>;
