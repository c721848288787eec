import { type Calls, calls } from '@chifan/contract';
import type { SetMealDraft } from '@chifan/contract/setmeal/staff-views';
import { areContentsValid } from '@chifan/domain/setmeal';
import type { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import { type Answer, type Failure, refused } from '../../../platform/http/call-result.ts';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import { runIdempotently } from '../../../platform/http/idempotency.ts';
import type { Platform } from '../../../platform/module.ts';
import { areOptionsNamed, arePicturesKnown, lockBranches, lockBrand, newKey } from '../../catalogue/index.ts';
import { uploaderOf } from '../../upload/index.ts';
import { draftedSetMeal } from './drafted-set-meal.ts';
import { publishBranchesLeft, publishSetMealsChanged } from './publish-set-meals.ts';
import {
  insertSetMeal,
  isRankTaken,
  lockSetMeal,
  type SetMealBefore,
  type SetMealWrite,
  updateSetMeal,
  writeSetMealBranches,
} from './set-meal-edit.store.ts';

type Input = z.output<Calls['saveSetMeal']['input']>;
type Saved = z.input<Calls['saveSetMeal']['output']>;

export async function saveSetMeal(platform: Platform, input: Input, context: StaffContext): Promise<Answer<Saved>> {
  const drafted = draftedSetMeal(input.draft, context.now);
  const fault = textFault(drafted);
  if (fault) return fault;
  return runIdempotently(platform.database, context, calls.saveSetMeal.path, input, async (tx, after) => {
    const before = input.id === undefined ? undefined : await lockSetMeal(tx, input.id);
    const problem = await problemWith(tx, input, before, context);
    if (problem) return problem;
    const saved =
      before === undefined
        ? { id: await insertSetMeal(tx, newKey(), drafted), editVersion: 1 }
        : { id: before.id, editVersion: await updateSetMeal(tx, before.id, withStock(drafted, input, before)) };
    const left = await writeSetMealBranches(tx, saved.id, input.draft.branchIds);
    const leaving = left.map((shopId) => ({ setMealId: saved.id, shopId }));
    await publishBranchesLeft(platform, tx, leaving, context.now);
    after(() => publishSetMealsChanged(platform, context.now));
    return { ok: true, value: saved };
  });
}

/** The set meal and each dish need a Chinese name for the kitchen, the counter and the guest's card. */
function textFault({ name, contents }: SetMealWrite): Failure | undefined {
  if (![name, ...contents.map((part) => part.name)].every((texts) => texts['zh-CN']))
    return refused('chinese_name_missing');
  return areContentsValid(contents) && contents.every(areOptionsNamed) ? undefined : refused('options_invalid');
}

async function problemWith(
  tx: Tx,
  { id, editVersion, draft }: Input,
  before: SetMealBefore | undefined,
  { caller }: StaffContext,
): Promise<Failure | undefined> {
  if (id !== undefined && before === undefined) return refused('set_meal_not_found');
  if (before && before.editVersion !== editVersion) return refused('changed_meanwhile');
  if ((await lockBrand(tx, draft.brandId)) === undefined) return refused('brand_not_found');
  if (!(await areBranches(tx, draft))) return refused('shop_not_found');
  if (draft.featuredRank !== null && (await isRankTaken(tx, draft.featuredRank, id ?? null)))
    return refused('rank_taken');
  const pictures = { purpose: 'dish', paths: draft.photos, uploadedBy: uploaderOf(caller) } as const;
  const standing = { photos: before?.photos ?? [], image: null };
  return (await arePicturesKnown(tx, pictures, standing)) ? undefined : refused('picture_unknown');
}

async function areBranches(tx: Tx, { brandId, branchIds }: SetMealDraft): Promise<boolean> {
  const branches = await lockBranches(tx, branchIds);
  return branches.length === new Set(branchIds).size && branches.every((branch) => branch.brandId === brandId);
}

/** If the operator did not change the stock, uses the present stock, which orders may have reduced. */
const withStock = (drafted: SetMealWrite, { stockSeen }: Input, before: SetMealBefore): SetMealWrite =>
  stockSeen !== undefined && stockSeen === drafted.stock ? { ...drafted, stock: before.stock } : drafted;
