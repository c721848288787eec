import type { Calls } from '@chifan/contract';
import { languages } from '@chifan/domain';
import type { z } from 'zod';
import { type Answer, refused } from '../../../platform/http/answers.ts';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { partsFor } from '../menu/dish.store.ts';
import { dishCardOf } from '../menu/dish-card.ts';
import { staffsShop } from '../shops/staff-shop.store.ts';
import { draftedDish } from './drafted-dish.ts';

type Previews = z.input<Calls['previewDish']['output']>;

/** How a guest of each language would see a draft. It is read in the preview as staff wrote it: nobody else has yet. */
export async function previewDish(
  platform: Platform,
  { shopId, dish: draft }: z.output<Calls['previewDish']['input']>,
  { caller, now }: StaffContext,
): Promise<Answer<Previews>> {
  const { read } = platform.database;
  if (!(await staffsShop(read, caller.id, shopId))) return refused('shop_not_found');
  const parts = await partsFor(read, shopId, draft.contents);
  const drafted = draftedDish(draft, { shopId, now }, { name: [], description: [] });
  const row = {
    ...drafted,
    id: 0,
    options: [...drafted.options],
    photos: draft.photos,
    image: draft.photos[0] ?? null,
  };
  const previews = languages.map((language) => ({
    language,
    dish: { ...dishCardOf(row, parts, { language, now }), id: 0 as const },
  }));
  return { ok: true, value: { previews } };
}
