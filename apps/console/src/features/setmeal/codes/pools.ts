import type { StaffBrand, StaffSetMeal } from '../set-meals.query.ts';
import type { CodePage } from './codes.query.ts';

/** `shopId`: null of the brand's own. */
export type Pool = CodePage['pools'][number];

type SoldFrom = Pick<StaffSetMeal['draft'], 'codeSource' | 'branchIds'>;

/**
 * The pools that guests' codes come from, with those that nobody has uploaded anything to, and after them what lies in
 * others still: of a branch that has left, or of a source that was given up.
 */
export function poolsOf(draft: SoldFrom, brand: StaffBrand | undefined, counted: readonly Pool[]): readonly Pool[] {
  const needed = neededPools(draft, brand).map(
    (pool) => counted.find(({ shopId }) => shopId === pool.shopId) ?? { ...pool, free: 0, taken: 0, voided: 0 },
  );
  const others = counted.filter(({ shopId }) => needed.every((pool) => pool.shopId !== shopId));
  return [...needed, ...others];
}

/** Without codes in one of these, guests' money goes back or a branch cannot be chosen. */
export function isNeeded({ codeSource, branchIds }: SoldFrom, shopId: number | null): boolean {
  if (shopId === null) return codeSource === 'brand';
  return codeSource === 'branch' && branchIds.includes(shopId);
}

type NamedPool = Pick<Pool, 'shopId' | 'shopNameZh' | 'shopName'>;

function neededPools(draft: SoldFrom, brand: StaffBrand | undefined): readonly NamedPool[] {
  if (draft.codeSource === 'brand') return [{ shopId: null, shopNameZh: null, shopName: null }];
  return (brand?.branches ?? [])
    .filter(({ shopId }) => isNeeded(draft, shopId))
    .map(({ shopId, nameZh, name }) => ({ shopId, shopNameZh: nameZh, shopName: name }));
}
