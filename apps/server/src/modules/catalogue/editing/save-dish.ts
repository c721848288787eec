import { type Calls, calls } from '@chifan/contract';
import type { DishDraft } from '@chifan/contract/catalogue/editing-views';
import { areOptionsValid } from '@chifan/domain/catalogue';
import type { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import { type Answer, type Failure, refused } from '../../../platform/http/call-result.ts';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { uploaderOf } from '../../upload/index.ts';
import { enqueueMachineNames } from '../dish-names/machine-names.job.ts';
import { addNameDrafts, missingNameLanguages } from './add-name-drafts.ts';
import { areOptionsNamed, draftedDish } from './drafted-dish.ts';
import { arePicturesKnown, newKey, unchangedPlatformTexts } from './edited-texts.ts';
import { editShop, editShopIdempotently, isOutdated } from './in-shop.ts';
import {
  countPlainDishes,
  type DishBefore,
  dishBefore,
  type EditedDish,
  hasCategory,
  insertDishes,
  takeOffMenu,
  updateDishes,
  writeParts,
} from './menu-edit.store.ts';

type Input = z.output<Calls['saveDish']['input']>;

const nothingBefore = { image: null, photos: [], isInSet: false };

export async function saveDish(
  platform: Platform,
  input: Input,
  context: StaffContext,
): Promise<Answer<{ dishId: number }>> {
  const { shopId, dishId, dish: draft } = input;
  const drafted = draftedDish(draft, { shopId, now: context.now }, { name: [], description: [] });
  if (drafted.name['zh-CN'] === undefined) return refused('chinese_name_missing');
  if (!areOptionsValid(drafted.options) || !areOptionsNamed(drafted)) return refused('options_invalid');
  return editShopIdempotently(platform, { path: calls.saveDish.path, input }, context, async (tx) => {
    const before = dishId === undefined ? undefined : await dishBefore(tx, shopId, dishId);
    if (dishId !== undefined && before === undefined) return refused('dish_not_found');
    if (before !== undefined && isOutdated(input.version, before.editVersion)) return refused('changed_meanwhile');
    const problem = await problemWith(tx, input, uploaderOf(context.caller), before);
    if (problem) return problem;
    const [named = drafted] = await addNameDrafts(tx, [{ dish: drafted, before, unconfirmed: input.draftNames ?? [] }]);
    const savedId = await write(tx, named, before, input.stockSeen);
    await writeParts(tx, shopId, savedId, draft.contents);
    const saved = { dishId: savedId, dish: named, lacked: missingNameLanguages({ dish: drafted, before }, named) };
    await enqueueMachineNames(tx, platform.translation, [saved], { shopId, now: context.now });
    return { ok: true, value: { dishId: savedId } };
  });
}

async function write(
  tx: Tx,
  dish: EditedDish,
  before: DishBefore | undefined,
  stockSeen: Input['stockSeen'],
): Promise<number> {
  if (before === undefined) return (await insertDishes(tx, dish.shopId, [{ key: newKey(), dish }]))[0] ?? 0;
  await updateDishes(tx, [{ id: before.id, dish: changed(dish, before, stockSeen) }]);
  return before.id;
}

export const deleteDish = (
  platform: Platform,
  { shopId, dishId }: { shopId: number; dishId: number },
  context: StaffContext,
): Promise<Answer<boolean>> =>
  editShop(platform, shopId, context, async (tx) => {
    const dish = await dishBefore(tx, shopId, dishId);
    if (dish === undefined) return refused('dish_not_found');
    if (dish.isInSet) return refused('dish_in_set');
    await takeOffMenu(tx, [dishId], context.now);
    return { ok: true as const, value: true };
  });

async function problemWith(
  tx: Tx,
  { shopId, dish: draft }: Input,
  uploadedBy: string,
  before: DishBefore | undefined,
): Promise<Failure | undefined> {
  const standing = before ?? nothingBefore;
  if (!(await hasCategory(tx, shopId, draft.categoryId))) return refused('category_not_found');
  if (!(await areContentsValid(tx, shopId, draft.contents, before))) return refused('set_contents_invalid');
  const pictures = { purpose: 'dish', paths: draft.photos, uploadedBy } as const;
  if (!(await arePicturesKnown(tx, pictures, standing))) return refused('picture_unknown');
  return undefined;
}

/** Whether a set meal contains only dishes of the same menu, each once, and no other set meal. */
async function areContentsValid(
  tx: Tx,
  shopId: number,
  contents: DishDraft['contents'],
  before: DishBefore | undefined,
): Promise<boolean> {
  if (contents.length === 0) return true;
  const ids = contents.map(({ dishId }) => dishId);
  if (before?.isInSet || ids.includes(before?.id ?? 0) || new Set(ids).size < ids.length) return false;
  return (await countPlainDishes(tx, shopId, ids)) === ids.length;
}

/**
 * Returns the dish to store. A text that staff did not change keeps its author. A stock that staff did not change keeps
 * its present value, which orders may have reduced.
 */
const changed = (dish: EditedDish, before: DishBefore, stockSeen: number | null | undefined): EditedDish => ({
  ...dish,
  byPlatform: unchangedPlatformTexts(before, dish),
  stock: stockSeen !== undefined && stockSeen === dish.stock ? before.stock : dish.stock,
});
