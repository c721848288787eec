import { allergens, diets, type OpeningHours } from '@chifan/domain/catalogue';
import { z } from 'zod';
import { amount, day, id, imagePath, integer, language, slugKey, text, textOrEmpty, texts } from '../fields.ts';
import { nameDrafts } from './name-views.ts';

/** An opening time in minutes from midnight. `closes` above 1440 is after midnight. */
const span = z
  .object({
    opens: integer({ min: 0, max: 1439 }),
    closes: integer({ min: 1, max: 2880 }),
    openEnd: z.boolean().exactOptional(),
  })
  .refine(({ opens, closes }) => closes > opens && closes - opens <= 1440);

export const date = day;

const weekday = integer({ min: 1, max: 7 });

/** The type `OpeningHours` of the domain, stored as sent. */
export const openingHours: z.ZodType<OpeningHours, OpeningHours> = z.object({
  rules: z
    .array(
      z.object({
        weekdays: z.array(weekday).max(7),
        publicHolidays: z.boolean().exactOptional(),
        spans: z.array(span).max(6),
        adds: z.boolean().exactOptional(),
        unknown: z.boolean().exactOptional(),
        note: textOrEmpty(200).exactOptional(),
      }),
    )
    .max(40),
  /** Dates with exceptional hours, such as holidays. Exceptional hours override all weekly rules. */
  exceptions: z.record(date, z.array(span).max(6)).exactOptional(),
});

const allergenList = z.array(z.enum(allergens)).max(allergens.length);

export const dishMarks = z.object({
  allergens: z.object({ contains: allergenList, free: allergenList }),
  diet: z.partialRecord(z.enum(diets), z.enum(['yes', 'no', 'unknown'])),
});

export const optionGroupDraft = z.object({
  key: slugKey,
  name: texts(60),
  min: integer({ min: 0, max: 20 }),
  max: integer({ min: 1, max: 20 }),
  choices: z
    .array(
      z.object({
        key: slugKey,
        name: texts(60),
        price: amount({ min: 0, max: 1_000_000 }),
        marks: dishMarks.nullable(),
        isSoldOut: z.boolean(),
      }),
    )
    .min(1)
    .max(30),
});

export const dishDraft = z.object({
  categoryId: id,
  name: texts(80),
  description: texts(600),
  price: amount({ min: 0, max: 10_000_000 }),
  spice: integer({ min: 0, max: 3 }),
  ...dishMarks.shape,
  options: z.array(optionGroupDraft).max(12),
  /** Remaining units. Null: unlimited. */
  stock: integer({ min: 0, max: 9999 }).nullable(),
  isAvailable: z.boolean(),
  plate: slugKey,
  photos: z.array(imagePath).max(9),
  /** For a set meal: the dishes that it contains. */
  contents: z.array(z.object({ dishId: id, quantity: integer({ min: 1, max: 20 }) })).max(20),
  /** Times at which the dish is served. Null: whenever the shop is open. */
  servedHours: openingHours.nullable(),
});
export type DishDraft = z.infer<typeof dishDraft>;

/** Languages whose text the platform's translators wrote. Texts in all other languages are the merchant's own. */
const byPlatform = z.object({ name: z.array(language), description: z.array(language) });

export const merchantDish = dishDraft.extend({
  id,
  pinyin: text,
  byPlatform,
  /** Languages in which the name is still unconfirmed. */
  nameDrafts,
});
export type MerchantDish = z.infer<typeof merchantDish>;
