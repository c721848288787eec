import type { Calls } from '@chifan/contract';
import type { z } from 'zod';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { Platform } from '../../../platform/module.ts';
import { chineseOf } from '../local-text.ts';
import { isStaffOfShop } from '../shops/shop-access.store.ts';
import { type MerchantDishRow, merchantMenuRows } from './dish.store.ts';

type Menu = z.input<Calls['merchantMenu']['output']>;

export async function showMerchantMenu(
  platform: Platform,
  input: { shopId: number },
  { caller }: { caller: { id: number } },
): Promise<Answer<Menu>> {
  const { read } = platform.database;
  if (!(await isStaffOfShop(read, caller.id, input.shopId))) return refused('shop_not_found');
  const rows = await merchantMenuRows(read, input.shopId);
  const categories = rows.map(({ id, name, dishes }) => ({
    id,
    name,
    nameZh: chineseOf(name),
    dishes: dishes.map(merchantDishOf),
  }));
  return { ok: true, value: { categories } };
}

function merchantDishOf(dish: MerchantDishRow) {
  const { options, photos, image, soldOutUntil } = dish;
  return {
    ...dish,
    nameZh: chineseOf(dish.name),
    options: options.map((group) => ({
      ...group,
      choices: group.choices.map((choice) => ({
        ...choice,
        marks: choice.marks ?? null,
        isSoldOut: choice.isSoldOut ?? false,
      })),
    })),
    soldOutUntil: soldOutUntil === null ? null : new Date(soldOutUntil).toISOString(),
    photos: photos.length === 0 && image !== null ? [image] : photos,
  };
}
