import { allergens, diets } from '@chifan/domain/catalogue';
import { z } from 'zod';
import { call } from './call.ts';
import { id, language, texts, typed } from './fields.ts';

/**
 * Where a draft of a name is from: dishes of other restaurants that bear it, the dictionary of whole dishes, its parts word
 * by word, or a machine that translates.
 */
const draftOrigins = ['memory', 'dictionary', 'parts', 'machine'] as const;
export const nameDrafts = z.partialRecord(language, z.enum(draftOrigins));
export type NameDrafts = z.infer<typeof nameDrafts>;

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
};
