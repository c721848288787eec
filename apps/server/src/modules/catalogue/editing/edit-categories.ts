import { type Calls, calls } from '@chifan/contract';
import type { z } from 'zod';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { newKey, textsOf } from './edited-texts.ts';
import { editShop, editShopIdempotently } from './in-shop.ts';
import {
  deleteEmptyCategories,
  hasCategory,
  insertCategories,
  menuIds,
  renameCategory,
  writeArrangement,
} from './menu-edit.store.ts';

export async function saveCategory(
  platform: Platform,
  input: z.output<Calls['saveCategory']['input']>,
  context: StaffContext,
): Promise<Answer<{ categoryId: number }>> {
  const { shopId, categoryId } = input;
  const name = textsOf(input.name);
  if (name['zh-CN'] === undefined) return refused('chinese_name_missing');
  return editShopIdempotently(platform, { path: calls.saveCategory.path, input }, context, async (tx) => {
    if (categoryId === undefined) {
      const [added = 0] = await insertCategories(tx, shopId, [{ key: newKey(), name }]);
      return { ok: true, value: { categoryId: added } };
    }
    if (!(await hasCategory(tx, shopId, categoryId))) return refused('category_not_found');
    await renameCategory(tx, categoryId, name);
    return { ok: true, value: { categoryId } };
  });
}

export const deleteCategory = (
  platform: Platform,
  { shopId, categoryId }: { shopId: number; categoryId: number },
  context: StaffContext,
): Promise<Answer<boolean>> =>
  editShop(platform, shopId, context, async (tx) => {
    if (!(await hasCategory(tx, shopId, categoryId))) return refused('category_not_found');
    if ((await deleteEmptyCategories(tx, shopId, [categoryId])).length === 0) return refused('category_not_empty');
    return { ok: true as const, value: true };
  });

/** Stores a new sequence of categories and dishes. Refused if the menu changed since the member of staff loaded it. */
export const arrangeMenu = (
  platform: Platform,
  { shopId, categories }: z.output<Calls['arrangeMenu']['input']>,
  context: StaffContext,
): Promise<Answer<boolean>> =>
  editShop(platform, shopId, context, async (tx) => {
    const present = await menuIds(tx, shopId);
    const named = { categories: categories.map(({ id }) => id), dishes: categories.flatMap(({ dishIds }) => dishIds) };
    if (!areSame(named.categories, present.categories) || !areSame(named.dishes, present.dishes)) {
      return refused('menu_changed');
    }
    await writeArrangement(tx, categories);
    return { ok: true as const, value: true };
  });

function areSame(named: readonly number[], present: readonly number[]): boolean {
  const known = new Set(present);
  return named.length === present.length && new Set(named).size === named.length && named.every((id) => known.has(id));
}
