import { z } from 'zod';
import { call } from './call.ts';
import { pageOf } from './envelope.ts';
import { count, id, instant, integer, language, localText, pageWithAll, text } from './fields.ts';

export const shopReview = z.object({
  id,
  /** Shortened by the server: "A…a". */
  guestName: text,
  headImage: text.nullable(),
  stars: integer({ min: 1, max: 5 }),
  /** In `language`, untranslated; empty for stars alone. */
  text: text,
  language,
  photos: z.array(text),
  dishes: z.array(z.object({ name: localText, nameZh: text })),
  createdAt: instant,
  reply: z.object({ text: text, createdAt: instant }).nullable(),
});
export type ShopReview = z.infer<typeof shopReview>;

export const reviewCalls = {
  shopReviews: call({
    path: '/rest/review/list',
    access: 'public',
    summary: 'What guests wrote about a shop, newest first; one dish’s alone with dishId.',
    input: z.object({
      shopId: id,
      dishId: id.optional(),
      ...pageWithAll(10),
      inMyLanguage: z.boolean().default(false),
      withPhotos: z.boolean().default(false),
    }),
    output: pageOf(shopReview).extend({
      /** Of all the shop's reviews: mean in tenths (null: none yet), and counts of 1, 2, 3, 4, 5 stars. */
      ratingTenths: count.nullable(),
      starCounts: z.array(count),
    }),
    reasons: ['shop_not_found'],
  }),
};
