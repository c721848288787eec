import { z } from 'zod';
import { call } from './call.ts';
import { dishMarks, openingHours, optionGroupDraft } from './catalogue-admin.ts';
import { pageOf } from './envelope.ts';
import {
  amount,
  count,
  day,
  id,
  imagePath,
  instant,
  integer,
  key,
  money,
  numberOptional,
  ownName,
  pageWithAll,
  text,
  textFile,
  texts,
  version,
} from './fields.ts';

const brandDraft = z.object({
  name: texts(80),
  description: texts(600),
  plate: key,
  image: imagePath.nullable(),
  /** The brand's share of a branch's set meal earnings, in thousandths. */
  sharePermille: integer({ min: 0, max: 500 }),
  branchIds: z.array(id).max(500),
});
export type BrandDraft = z.infer<typeof brandDraft>;

const adminBrand = brandDraft.extend({
  id,
  slug: text,
  editVersion: count,
  branches: z.array(z.object({ shopId: id, nameZh: text, name: ownName })),
  setMealCount: count,
});

const partDraft = z.object({
  key,
  name: texts(80),
  quantity: integer({ min: 1, max: 20 }),
  plate: key,
  spice: integer({ min: 0, max: 3 }),
  ...dishMarks.shape,
  options: z.array(optionGroupDraft).max(6),
});

const setMealDraft = z
  .object({
    brandId: id,
    name: texts(80),
    description: texts(600),
    terms: texts(600),
    plate: key,
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

/** Maximum of one call, about ten thousand codes. */
export const maxCodeFileCharacters = 200_000;

const codeCounts = z.object({ free: count, taken: count, voided: count });

const setMealRow = z.object({
  id,
  brandId: id,
  brandNameZh: text,
  brandName: ownName,
  nameZh: text,
  name: ownName,
  plate: text,
  price: money,
  stock: count.nullable(),
  isOnSale: z.boolean(),
  /** Takes sale dates and the brand into account. */
  isSoldNow: z.boolean(),
  codeSource: z.enum(['own', 'brand', 'branch']),
  codes: codeCounts,
  codesEmptyAt: instant.nullable(),
  branchCount: count,
  /**
   * Number of pieces paid, not yet assigned to a restaurant (part of those), redeemed and refunded. `revenue`: payments
   * for redeemed pieces.
   */
  sales: z.object({ paid: count, open: count, redeemed: count, refunded: count, revenue: money, brandShare: money }),
});
export type SetMealRow = z.infer<typeof setMealRow>;

export const setMealAdminCalls = {
  adminBrands: call({
    path: '/rest/platform/brand/list',
    access: 'platform',
    summary: 'All brands with their branches.',
    output: z.array(adminBrand),
  }),
  saveBrand: call({
    path: '/rest/platform/brand/save',
    access: 'platform',
    summary: 'Saves a brand and its branches. A removed branch no longer takes part in the brand’s set meals.',
    /** Without an id: a new brand. `changed_meanwhile` if it was saved meanwhile. */
    input: z.object({ id: id.optional(), editVersion: version.optional(), draft: brandDraft }),
    output: adminBrand,
    reasons: [
      'brand_not_found',
      'shop_not_found',
      'branch_of_another_brand',
      'changed_meanwhile',
      'chinese_name_missing',
      'picture_unknown',
    ],
    creates: true,
  }),
  adminSetMeals: call({
    path: '/rest/platform/setMeal/list',
    access: 'platform',
    summary: 'All set meals with their sales and codes, of one brand or of all.',
    input: z.object({ ...pageWithAll(50), brandId: id.optional() }),
    output: pageOf(setMealRow),
  }),
  adminSetMeal: call({
    path: '/rest/platform/setMeal/show',
    access: 'platform',
    summary: 'A set meal with all fields, for editing.',
    input: z.object({ setMealId: id }),
    output: z.object({ id, editVersion: count, draft: setMealDraft, row: setMealRow }),
    reasons: ['set_meal_not_found'],
  }),
  saveSetMeal: call({
    path: '/rest/platform/setMeal/save',
    access: 'platform',
    summary:
      'Saves a set meal. Existing orders do not change. If a branch is removed, orders that chose it must choose again.',
    input: z.object({
      id: id.optional(),
      editVersion: version.optional(),
      draft: setMealDraft,
      /** The stock when the editor was opened. Sales since then are deducted unless the draft changes the stock. */
      stockSeen: integer({ min: 0, max: 1_000_000 }).nullable().optional(),
    }),
    output: z.object({ id, editVersion: count }),
    reasons: [
      'set_meal_not_found',
      'brand_not_found',
      'shop_not_found',
      'changed_meanwhile',
      'rank_taken',
      'chinese_name_missing',
      'options_invalid',
      'picture_unknown',
    ],
    creates: true,
  }),
  uploadSetMealCodes: call({
    path: '/rest/platform/setMeal/codes/upload',
    access: 'platform',
    summary:
      'Adds codes from CSV, one per row, for the brand or one branch. Existing codes are reported and not added.',
    input: z.object({ setMealId: id, shopId: id.nullable(), csv: textFile(maxCodeFileCharacters) }),
    output: z.object({
      added: count,
      /** Lines of the file, counted from 1. */
      problems: z.array(
        z.object({ line: count, code: text, why: z.enum(['empty', 'malformed', 'repeated', 'known', 'used']) }),
      ),
    }),
    reasons: ['set_meal_not_found', 'shop_not_found'],
    creates: true,
  }),
  voidSetMealCodes: call({
    path: '/rest/platform/setMeal/codes/void',
    access: 'platform',
    summary: 'Withdraws the unassigned codes of a pool.',
    input: z.object({ setMealId: id, shopId: id.nullable() }),
    output: z.object({ voided: count }),
    reasons: ['set_meal_not_found'],
  }),
  setMealCodes: call({
    path: '/rest/platform/setMeal/codes/list',
    access: 'platform',
    summary: 'The codes of a set meal, by pool, with search.',
    input: z.object({ ...pageWithAll(50), setMealId: id, search: numberOptional(60) }),
    output: pageOf(
      z.object({
        id,
        code: text,
        shopId: id.nullable(),
        shopNameZh: text.nullable(),
        shopName: ownName,
        state: z.enum(['free', 'taken', 'voided']),
        takenAt: instant.nullable(),
        orderNumber: text.nullable(),
      }),
    ).extend({
      pools: z.array(codeCounts.extend({ shopId: id.nullable(), shopNameZh: text.nullable(), shopName: ownName })),
    }),
    reasons: ['set_meal_not_found'],
  }),
};
