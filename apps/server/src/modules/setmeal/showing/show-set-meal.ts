import type { SetMealBranch, SetMealDetail } from '@chifan/contract/setmeal/views';
import type { Language } from '@chifan/domain';
import { distanceMetres, formatCoordinate, type Position } from '@chifan/domain/address';
import { isOnSale, remainingForMember, voucherEnd } from '@chifan/domain/setmeal';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import {
  chineseOf,
  dishIllustration,
  localText,
  openStateOf,
  optionGroupOf,
  provenanceOf,
  weekOf,
} from '../../catalogue/index.ts';
import { branchObstacleOf } from '../branch-state.ts';
import type { SetMealPart } from '../set-meal-for-order.store.ts';
import { positionOf } from './position-of.ts';
import { setMealCardOf } from './set-meal-card.ts';
import { type BranchRow, type SetMealDetailRow, setMealDetailRow } from './show-set-meal.store.ts';

type Input = { setMealId: number; latitude?: string | undefined; longitude?: string | undefined };
type Reader = { readonly language: Language; readonly here: Position | null; readonly now: Date };

export async function showSetMeal(
  platform: Platform,
  input: Input,
  { caller, language, now }: Context,
): Promise<Answer<SetMealDetail>> {
  const here = positionOf(input);
  if (here === undefined) return refused('position_invalid');
  const memberId = caller.role === 'member' ? caller.id : null;
  const row = await setMealDetailRow(platform.database.read, { setMealId: input.setMealId, here, memberId });
  // Buyers can read a set meal after its last day. A set meal that is not on sale and was never sold is a draft.
  if (row === undefined || (!isOnSale(row, now) && row.sold === 0)) return refused('set_meal_not_found');
  return { ok: true, value: { ...detailOf(row, { language, here, now }), leftForMember: leftOf(row, memberId) } };
}

const leftOf = (row: SetMealDetailRow, memberId: number | null): number | null =>
  memberId === null ? null : remainingForMember(row, row.bought);

function detailOf(row: SetMealDetailRow, { language, here, now }: Reader): Omit<SetMealDetail, 'leftForMember'> {
  const branches = row.branches.map((branch) => branchOf(branch, row, { language, here, now }));
  return {
    ...setMealCardOf(row, language, here),
    nearestMetres: branches[0]?.distanceMetres ?? null,
    isOnSale: isOnSale(row, now) && row.branchCount > 0,
    description: localText(row.description, language),
    descriptionFrom: provenanceOf(row.description, language, { byPlatform: [] }),
    terms: localText(row.terms, language),
    contents: row.contents.map((part) => partOf(part, language)),
    maxPerOrder: row.maxPerOrder,
    maxPerMember: row.maxPerMember,
    soldUntil: row.soldUntil,
    validDays: row.validDays,
    validUntil: voucherEnd(row, now).toISOString(),
    week: row.servedHours && weekOf(row.servedHours, now),
    branches: branches.toSorted((a, b) => (a.distanceMetres ?? 0) - (b.distanceMetres ?? 0) || a.shopId - b.shopId),
  };
}

const partOf = (part: SetMealPart, language: Language): SetMealDetail['contents'][number] => ({
  key: part.key,
  name: localText(part.name, language),
  nameZh: chineseOf(part.name),
  pinyin: part.pinyin,
  quantity: part.quantity,
  plate: dishIllustration({ plate: part.plate, nameZh: chineseOf(part.name) }),
  spice: part.spice,
  allergens: part.allergens,
  diet: part.diet,
  options: part.options.map((group) => optionGroupOf(group, language)),
});

function branchOf(
  branch: BranchRow,
  { servedHours, codeSource }: SetMealDetailRow,
  { language, here, now }: Reader,
): SetMealBranch {
  const pausedUntil = branch.pausedUntil === null ? null : new Date(branch.pausedUntil);
  const { openingHoursJson, isTakingOrders, hasCodes } = branch;
  const taking = { openingHoursJson, isTakingOrders, pausedUntil, servedHours, codeSource, hasCodes };
  return {
    shopId: branch.id,
    name: localText(branch.name, language),
    nameZh: branch.nameZh,
    address: localText(branch.address, language),
    addressZh: chineseOf(branch.address),
    phone: branch.phone,
    latitude: formatCoordinate(branch.lat),
    longitude: formatCoordinate(branch.lng),
    distanceMetres: here && distanceMetres(here, branch),
    openState: openStateOf(taking, { now }),
    obstacle: branchObstacleOf(taking, now),
  };
}
