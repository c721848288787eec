import { z } from 'zod';
import { dishMarks, openingHours, optionGroupDraft } from '../catalogue/editing-views.ts';
import {
  amount,
  count,
  day,
  id,
  imagePath,
  instant,
  integer,
  money,
  readerLanguageName,
  slugKey,
  text,
  texts,
} from '../fields.ts';

export const brandDraft = z.object({
  name: texts(80),
  description: texts(600),
  plate: slugKey,
  image: imagePath.nullable(),
  /** The brand's share of a branch's earnings from set meals, in thousandths. */
  sharePermille: integer({ min: 0, max: 500 }),
  branchIds: z.array(id).max(500),
});
export type BrandDraft = z.infer<typeof brandDraft>;

const partDraft = z.object({
  key: slugKey,
  name: texts(80),
  quantity: integer({ min: 1, max: 20 }),
  plate: slugKey,
  spice: integer({ min: 0, max: 3 }),
  ...dishMarks.shape,
  options: z.array(optionGroupDraft).max(6),
});

export const setMealDraft = z
  .object({
    brandId: id,
    name: texts(80),
    description: texts(600),
    terms: texts(600),
    plate: slugKey,
    photos: z.array(imagePath).max(9),
    contents: z.array(partDraft).min(1).max(20),
    price: amount({ min: 1, max: 10_000_000 }),
    originalPrice: amount({ min: 1, max: 10_000_000 }),
    persons: integer({ min: 1, max: 20 }),
    soldFrom: day,
    soldUntil: day.nullable(),
    validDays: integer({ min: 0, max: 365 }),
    servedHours: openingHours.nullable(),
    maxPerOrder: integer({ min: 1, max: 20 }),
    maxPerMember: integer({ min: 1, max: 1000 }).nullable(),
    stock: integer({ min: 0, max: 1_000_000 }).nullable(),
    codeSource: z.enum(['own', 'brand', 'branch']),
    featuredRank: integer({ min: 1, max: 1000 }).nullable(),
    isOnSale: z.boolean(),
    branchIds: z.array(id).max(500),
  })
  .refine(({ price, originalPrice }) => originalPrice >= price, { path: ['originalPrice'] })
  .refine(({ soldFrom, soldUntil }) => soldUntil === null || soldUntil >= soldFrom, { path: ['soldUntil'] });
export type SetMealDraft = z.infer<typeof setMealDraft>;

/** Maximum length of a file of codes in characters, enough for about ten thousand codes. */
export const maxCodeFileCharacters = 200_000;

export const codeCounts = z.object({ free: count, taken: count, voided: count });

export const setMealRow = z.object({
  id,
  brandId: id,
  brandNameZh: text,
  brandName: readerLanguageName,
  nameZh: text,
  name: readerLanguageName,
  plate: text,
  price: money,
  stock: count.nullable(),
  isOnSale: z.boolean(),
  /** True if guests can buy the set meal now. The sale must be on, and at least one branch must take part. */
  isSoldNow: z.boolean(),
  codeSource: z.enum(['own', 'brand', 'branch']),
  codes: codeCounts,
  codesEmptyAt: instant.nullable(),
  branchCount: count,
  /**
   * Numbers of set meals: all that were paid, those that wait for the choice of a restaurant (`open`), those that were
   * redeemed, and those that were refunded. `revenue` is the sum of the payments for redeemed set meals.
   */
  sales: z.object({ paid: count, open: count, redeemed: count, refunded: count, revenue: money, brandShare: money }),
});
export type SetMealRow = z.infer<typeof setMealRow>;
