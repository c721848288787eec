import type { Calls } from '@chifan/contract';
import type { z } from 'zod';
import { type Answer, refused } from '../../../platform/http/answers.ts';
import type { Platform } from '../../../platform/module.ts';
import { chineseOf } from '../local-text.ts';
import { staffsShop } from '../shops/staff-shop.store.ts';
import { merchantMenuRows } from './dish.store.ts';

export async function showMerchantMenu(
  platform: Platform,
  input: { shopId: number },
  { caller }: { caller: { id: number } },
): Promise<Answer<z.output<Calls['merchantMenu']['output']>>> {
  const { read } = platform.database;
  if (!(await staffsShop(read, caller.id, input.shopId))) return refused('shop_not_found');
  const rows = await merchantMenuRows(read, input.shopId);
  const categories = rows.map(({ id, name, dishes }) => ({
    id,
    nameZh: chineseOf(name),
    dishes: dishes.map(({ name, ...dish }) => ({ ...dish, nameZh: chineseOf(name) })),
  }));
  return { ok: true, value: { categories } };
}
