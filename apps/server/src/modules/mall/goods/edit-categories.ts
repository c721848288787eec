import type { Calls } from '@chifan/contract';
import type { StaffMallCategory } from '@chifan/contract/mall-admin';
import type { z } from 'zod';
import { type Answer, refused } from '../../../platform/http/answers.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { textsOf } from '../../catalogue/index.ts';
import { allCategories, areEmpty, lockCategories, replaceCategories } from './category.store.ts';
import { tellGoodsChanged } from './tell-goods-changed.ts';

export const workMallCategories = async ({ database }: Platform): Promise<Answer<StaffMallCategory[]>> => ({
  ok: true,
  value: await allCategories(database.read),
});

/** A category that products stand in is never deleted: they would be sold nowhere. */
export async function saveMallCategories(
  platform: Platform,
  input: z.output<Calls['saveMallCategories']['input']>,
  { now }: Context,
): Promise<Answer<StaffMallCategory[]>> {
  const categories = input.categories.map(({ id, name }) => ({ id, name: textsOf(name) }));
  if (categories.some(({ name }) => name['zh-CN'] === undefined)) return refused('chinese_name_missing');
  const kept = categories.flatMap(({ id }) => (id === undefined ? [] : [id]));
  return platform.database.transact(async (tx, after) => {
    const standing = await lockCategories(tx);
    if (!areAllOnce(kept, standing)) return refused('mall_category_not_found');
    const gone = standing.filter((id) => !kept.includes(id));
    if (!(await areEmpty(tx, gone))) return refused('category_not_empty');
    await replaceCategories(tx, categories, gone);
    after(() => tellGoodsChanged(platform, now));
    return { ok: true, value: await allCategories(tx) };
  });
}

const areAllOnce = (named: readonly number[], standing: readonly number[]): boolean =>
  new Set(named).size === named.length && named.every((id) => standing.includes(id));
