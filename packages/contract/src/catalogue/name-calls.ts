import { allergens, diets } from '@chifan/domain/catalogue';
import { z } from 'zod';
import { call } from '../call.ts';
import { pageOf } from '../envelope.ts';
import {
  id,
  instant,
  integer,
  language,
  nameOrEmpty,
  pageWithAll,
  readerLanguageName,
  requiredText,
  text,
  texts,
} from '../fields.ts';
import { dishNameViews, nameDrafts } from './name-views.ts';

/** Names of a dish, for review by the platform. */
const platformDishName = z.object({
  id,
  shopId: id,
  shopNameZh: text,
  shopName: readerLanguageName,
  name: texts(80),
  nameDrafts,
  /**
   * Languages whose name the platform wrote or checked. Names in other languages that are no drafts come from the
   * restaurant.
   */
  byPlatform: z.array(language),
  editVersion: integer({ min: 1, max: 2_147_483_647 }),
  /** Last check of the names by an operator. */
  checked: z.object({ by: text, at: instant }).nullable(),
});

const otherLanguage = language.exclude(['zh-CN']);

/**
 * Calls about names of dishes in languages that the restaurant does not write. A merchant gets draft names, and the
 * platform reads and confirms them.
 */
export const catalogueNameCalls = {
  draftDish: call({
    path: '/rest/merchant/dish/draft',
    access: 'merchant',
    roles: ['manager'],
    summary: 'Drafts of a dish’s name in other languages, and its likely contents.',
    input: z.object({ shopId: id, nameZh: requiredText(80) }),
    output: z.object({
      name: texts(80),
      /** Source of each draft, one for each language in `name`. */
      from: nameDrafts,
      /**
       * Likely allergens and diets, for people to confirm. A missing allergen is never a claim that the dish is free of
       * it.
       */
      contains: z.array(z.enum(allergens)),
      diet: z.partialRecord(z.enum(diets), z.enum(['yes', 'no'])),
      isSpicy: z.boolean(),
      /** True if saving the dish requests the missing names from machine translation. */
      isMachineNext: z.boolean(),
    }),
    reasons: ['shop_not_found'],
  }),
  platformDishNames: call({
    path: '/rest/platform/dishName/list',
    access: 'platform',
    roles: ['content'],
    summary: 'Dishes by the state of their names, in any language or one. Guessed names first, then the newest.',
    input: z.object({
      view: z.enum(dishNameViews),
      language: otherLanguage.optional(),
      shopId: id.optional(),
      ...pageWithAll(20),
    }),
    output: pageOf(platformDishName),
  }),
  checkDishNames: call({
    path: '/rest/platform/dishName/check',
    access: 'platform',
    roles: ['content'],
    summary: 'Confirms the names of a dish as sent. An empty name is deleted.',
    input: z.object({
      dishId: id,
      version: integer({ min: 1, max: 2_147_483_647 }),
      names: z.partialRecord(otherLanguage, nameOrEmpty(80)),
    }),
    output: platformDishName,
    reasons: ['dish_not_found', 'changed_meanwhile'],
    creates: true,
  }),
};
