import { allergens, diets } from '@chifan/domain/catalogue';
import { z } from 'zod';
import { call } from './call.ts';
import { pageOf } from './envelope.ts';
import { id, instant, integer, language, nameOrEmpty, ownName, pageWithAll, text, texts, typed } from './fields.ts';

/**
 * Where a draft of a name is from: a dish elsewhere that the platform has checked, dishes of other restaurants that bear it, the dictionary of whole dishes, its parts word
 * by word, or a machine that translates.
 */
const draftOrigins = ['checked', 'memory', 'dictionary', 'parts', 'machine'] as const;
export const nameDrafts = z.partialRecord(language, z.enum(draftOrigins));
export type NameDrafts = z.infer<typeof nameDrafts>;

/** A dish's names as the platform looks at them. */
const platformDishName = z.object({
  id,
  shopId: id,
  shopNameZh: text,
  shopName: ownName,
  name: texts(80),
  nameDrafts,
  /** Languages that the platform has written or checked; what is neither these nor a draft is the restaurant's own. */
  byPlatform: z.array(language),
  editVersion: integer({ min: 1, max: 2_147_483_647 }),
  /** By whom and when it was last. */
  checked: z.object({ by: text, at: instant }).nullable(),
});

export const nameViews = ['drafts', 'missing', 'merchant', 'checked'] as const;
const otherLanguage = language.exclude(['zh-CN']);

/** Names in languages that their restaurant does not speak, until somebody confirms them. */
export const catalogueDraftCalls = {
  draftDish: call({
    path: '/rest/merchant/dish/draft',
    access: 'merchant',
    summary: 'Drafts of a dish’s name in other languages, and what its name makes likely that it contains.',
    input: z.object({ shopId: id, nameZh: typed(80) }),
    output: z.object({
      name: texts(80),
      /** Of each language in `name`. */
      from: nameDrafts,
      /** To be confirmed by people; never that something is free of anything. */
      contains: z.array(z.enum(allergens)),
      diet: z.partialRecord(z.enum(diets), z.enum(['yes', 'no'])),
      isSpicy: z.boolean(),
      /** What is still missing is asked of a machine once the dish is saved. */
      isMachineNext: z.boolean(),
    }),
    reasons: ['shop_not_found'],
  }),
  platformDishNames: call({
    path: '/rest/platform/dishName/list',
    access: 'platform',
    summary: 'Dishes by the state of their names, or of one language’s: guessed ones first, then the newest.',
    input: z.object({
      view: z.enum(nameViews),
      language: otherLanguage.optional(),
      shopId: id.optional(),
      ...pageWithAll(20),
    }),
    output: pageOf(platformDishName),
  }),
  checkDishNames: call({
    path: '/rest/platform/dishName/check',
    access: 'platform',
    summary: 'Says that these names of a dish are right, as they are sent; one that is empty is taken away.',
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
