import { z } from 'zod';
import { call } from '../call.ts';
import { pageOf } from '../envelope.ts';
import {
  count,
  id,
  instant,
  integer,
  optionalNumberText,
  pageWithAll,
  readerLanguageName,
  text,
  textFile,
  version,
} from '../fields.ts';
import { brandDraft, codeCounts, maxCodeFileCharacters, setMealDraft, setMealRow } from './staff-views.ts';

const adminBrand = brandDraft.extend({
  id,
  slug: text,
  editVersion: count,
  branches: z.array(z.object({ shopId: id, nameZh: text, name: readerLanguageName })),
  setMealCount: count,
});

export const setMealStaffCalls = {
  adminBrands: call({
    path: '/rest/platform/brand/list',
    access: 'platform',
    roles: ['content'],
    summary: 'All brands with their branches.',
    output: z.array(adminBrand),
  }),
  saveBrand: call({
    path: '/rest/platform/brand/save',
    access: 'platform',
    roles: ['content'],
    summary: 'Saves a brand and its branches. A removed branch no longer takes part in the brand’s set meals.',
    /**
     * Without an id: adds a brand. `changed_meanwhile`: another operator saved the brand after the editor loaded it.
     */
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
    roles: ['content'],
    summary: 'All set meals with their sales and codes, of one brand or of all.',
    input: z.object({ ...pageWithAll(50), brandId: id.optional() }),
    output: pageOf(setMealRow),
  }),
  adminSetMeal: call({
    path: '/rest/platform/setMeal/show',
    access: 'platform',
    roles: ['content'],
    summary: 'A set meal with all fields, for editing.',
    input: z.object({ setMealId: id }),
    output: z.object({ id, editVersion: count, draft: setMealDraft, row: setMealRow }),
    reasons: ['set_meal_not_found'],
  }),
  saveSetMeal: call({
    path: '/rest/platform/setMeal/save',
    access: 'platform',
    roles: ['content'],
    summary:
      'Saves a set meal. Existing orders do not change. If a branch is removed, orders that chose it must choose again.',
    input: z.object({
      id: id.optional(),
      editVersion: version.optional(),
      draft: setMealDraft,
      /**
       * The stock when the set meal's editor was opened. If the draft has an equal stock, units sold since the editor
       * was opened stay deducted.
       */
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
    roles: ['content'],
    summary:
      'Adds codes from CSV, one per row, for the brand or one branch. Existing codes are reported and not added.',
    input: z.object({ setMealId: id, shopId: id.nullable(), csv: textFile(maxCodeFileCharacters) }),
    output: z.object({
      added: count,
      /** Problems of single lines of the file, counted from 1. */
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
    roles: ['content'],
    summary: 'Withdraws the unassigned codes of a pool.',
    input: z.object({ setMealId: id, shopId: id.nullable() }),
    output: z.object({ voided: count }),
    reasons: ['set_meal_not_found'],
  }),
  setMealCodes: call({
    path: '/rest/platform/setMeal/codes/list',
    access: 'platform',
    roles: ['content'],
    summary: 'The codes of a set meal, by pool, with search.',
    input: z.object({ ...pageWithAll(50), setMealId: id, search: optionalNumberText(60) }),
    output: pageOf(
      z.object({
        id,
        code: text,
        shopId: id.nullable(),
        shopNameZh: text.nullable(),
        shopName: readerLanguageName,
        state: z.enum(['free', 'taken', 'voided']),
        takenAt: instant.nullable(),
        orderNumber: text.nullable(),
      }),
    ).extend({
      pools: z.array(
        codeCounts.extend({ shopId: id.nullable(), shopNameZh: text.nullable(), shopName: readerLanguageName }),
      ),
    }),
    reasons: ['set_meal_not_found'],
  }),
};
