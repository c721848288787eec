import { type Calls, calls } from '@chifan/contract';
import type { BrandDraft } from '@chifan/contract/setmeal/staff-views';
import type { Language } from '@chifan/domain';
import type { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import { type Answer, type Failure, refused } from '../../../platform/http/call-result.ts';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import { runIdempotently } from '../../../platform/http/idempotency.ts';
import type { Platform } from '../../../platform/module.ts';
import {
  arePicturesKnown,
  editedBrands,
  insertBrand,
  lockBranches,
  lockBrand,
  newKey,
  readerLanguageText,
  textsOf,
  updateBrand,
  writeBranches,
} from '../../catalogue/index.ts';
import { uploaderOf } from '../../upload/index.ts';
import { publishBranchesLeft, publishSetMealsChanged } from './publish-set-meals.ts';
import { removeFromSetMeals, setMealsOfBrands } from './set-meal-edit.store.ts';

type Saved = z.input<Calls['saveBrand']['output']>;
type Input = z.output<Calls['saveBrand']['input']>;

export async function showBrands(platform: Platform, language: Language): Promise<Answer<Saved[]>> {
  const { read } = platform.database;
  const [brands, counts] = await Promise.all([editedBrands(read, null), setMealsOfBrands(read)]);
  return { ok: true, value: brands.map((brand) => brandOf(brand, counts.get(brand.id), language)) };
}

const brandOf = (
  brand: Awaited<ReturnType<typeof editedBrands>>[number],
  setMealCount: number | undefined,
  language: Language,
): Saved => ({
  ...brand,
  branchIds: brand.branches.map(({ shopId }) => shopId),
  branches: brand.branches.map((branch) => ({ ...branch, name: readerLanguageText(branch.name, language) })),
  setMealCount: setMealCount ?? 0,
});

export const saveBrand = (platform: Platform, input: Input, context: StaffContext): Promise<Answer<Saved>> =>
  runIdempotently(platform.database, context, calls.saveBrand.path, input, async (tx, after) => {
    const { id, draft } = input;
    const before = id === undefined ? undefined : await lockBrand(tx, id);
    const fault = await faultOf(tx, input, before, context);
    if (fault) return fault;
    const { plate, image, sharePermille } = draft;
    const brand = { name: textsOf(draft.name), description: textsOf(draft.description), plate, image, sharePermille };
    const brandId = id ?? (await insertBrand(tx, newKey(), brand));
    if (id !== undefined) await updateBrand(tx, id, brand);
    const left = await writeBranches(tx, { brandId, shopIds: draft.branchIds, at: context.now });
    await publishBranchesLeft(platform, tx, await removeFromSetMeals(tx, brandId, left), context.now);
    after(() => publishSetMealsChanged(platform, context.now));
    const [saved] = await editedBrands(tx, brandId);
    if (!saved) throw new Error(`brand ${brandId} does not exist`);
    return { ok: true, value: brandOf(saved, (await setMealsOfBrands(tx)).get(brandId), context.language) };
  });

async function faultOf(
  tx: Tx,
  { id, editVersion, draft }: Input,
  before: Awaited<ReturnType<typeof lockBrand>>,
  { caller }: StaffContext,
): Promise<Failure | undefined> {
  if (id !== undefined && before === undefined) return refused('brand_not_found');
  if (before && before.editVersion !== editVersion) return refused('changed_meanwhile');
  if (!draft.name['zh-CN']) return refused('chinese_name_missing');
  const paths = draft.image === null ? [] : [draft.image];
  const pictures = { purpose: 'shop', paths, uploadedBy: uploaderOf(caller) } as const;
  if (!(await arePicturesKnown(tx, pictures, { photos: [], image: before?.image ?? null })))
    return refused('picture_unknown');
  return branchFault(tx, id ?? null, draft);
}

async function branchFault(tx: Tx, brandId: number | null, { branchIds }: BrandDraft): Promise<Failure | undefined> {
  const branches = await lockBranches(tx, branchIds);
  if (branches.length < new Set(branchIds).size) return refused('shop_not_found');
  const isTaken = branches.some((branch) => branch.brandId !== null && branch.brandId !== brandId);
  return isTaken ? refused('branch_of_another_brand') : undefined;
}
