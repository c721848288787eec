import type { Calls } from '@chifan/contract';
import { draftLanguages, suggestMarks } from '@chifan/domain/catalogue/dish-names';
import type { z } from 'zod';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { signOf } from '../search-index/terms-of-name.ts';
import { isStaffOfShop } from '../shops/shop-access.store.ts';
import { confirmedContents } from './confirmed-names.store.ts';
import { dishWords } from './dish-words.ts';
import { draftNames } from './draft-names.ts';
import { nameKey } from './name-key.ts';

type DishDrafts = z.input<Calls['draftDish']['output']>;

/**
 * Drafts the translated names, allergens and diet marks of a dish from its Chinese name. Stores nothing, because staff
 * review the draft first.
 */
export async function draftDish(
  { database: { read }, translation }: Platform,
  { shopId, nameZh }: { shopId: number; nameZh: string },
  { caller }: StaffContext,
): Promise<Answer<DishDrafts>> {
  if (!(await isStaffOfShop(read, caller.id, shopId))) return refused('shop_not_found');
  const [drafted] = await draftNames(read, [nameZh]);
  const likely = suggestMarks(nameKey(nameZh), dishWords());
  const others = await confirmedContents(read, signOf(nameZh));
  return {
    ok: true,
    value: {
      name: drafted?.texts ?? {},
      from: drafted?.from ?? {},
      contains: [...new Set([...likely.contains, ...others])],
      diet: likely.diet,
      isSpicy: likely.isSpicy,
      isMachineNext: draftLanguages.some((each) => !drafted?.texts[each] && translation.translates(each)),
    },
  };
}
