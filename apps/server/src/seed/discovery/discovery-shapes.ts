import { languages } from '@chifan/domain';
import { reviewTags, tagsFor } from '@chifan/domain/review';
import { z } from 'zod';
import { clockTime, slug, text, translated } from '../demo-fields.ts';

export const bannersFile = z.array(
  z.strictObject({
    way: z.enum(['in_store', 'delivery']),
    plate: z.string().regex(/^[a-z]+$/),
    tint: z.enum(['orange', 'green', 'red', 'ink']),
    /** A screen of the guest app with its query. `{brand:<slug>}` is replaced by the brand's id. */
    link: z.string().regex(/^pages\/[\w/]+(\?\S+)?$/),
    title: translated,
    text: translated,
  }),
);
export type DemoBanner = z.output<typeof bannersFile>[number];

/** Announcements of the platform on the tips tab. */
export const announcementsFile = z.array(
  z.strictObject({
    key: slug,
    title: translated,
    text: translated,
    link: z.strictObject({ to: z.string().regex(/^pages\/[\w/]+$/), label: translated }).optional(),
  }),
);
export type DemoAnnouncement = z.output<typeof announcementsFile>[number];

/** Slugs of featured shops, in the sequence in which the app shows them. */
export const featuredFile = z.array(slug);

export const currenciesFile = z.strictObject({
  date: z.iso.date(),
  rates: z.record(z.string().regex(/^[A-Z]{3}$/), z.number().positive()),
});

export const reviewsFile = z.array(
  z
    .strictObject({
      guest: text,
      language: z.enum(languages),
      stars: z.number().int().min(1).max(5),
      /** Day of the review: after the shops opened and before today. */
      daysAgo: z.number().int().min(1).max(110),
      at: clockTime,
      dishes: z.array(slug).max(4),
      tags: z.array(z.enum(reviewTags)).default([]),
      text,
      /** Translations of the review. Contains only languages that have a translation. */
      translations: z.partialRecord(z.enum(languages), text).default({}),
      reply: text.nullable(),
    })
    .refine(({ stars, tags }) => tags.every((tag) => tagsFor(stars).includes(tag)), 'has tags of other stars')
    .refine(({ reply, daysAgo }) => reply === null || daysAgo > 1, 'is answered after today'),
);
export type DemoReview = z.output<typeof reviewsFile>[number];

export type DemoDiscovery = {
  readonly banners: readonly DemoBanner[];
  readonly notices: readonly DemoAnnouncement[];
  readonly featured: z.output<typeof featuredFile>;
  readonly currencies: z.output<typeof currenciesFile>;
  readonly reviews: ReadonlyMap<string, readonly DemoReview[]>;
};
