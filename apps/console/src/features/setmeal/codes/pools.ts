import type { StaffBrand, StaffSetMeal } from '../set-meals.query.ts';
import type { CodePage } from './codes.query.ts';

/** A pool of voucher codes. `shopId` is the branch, and null for the pool of the brand. */
export type Pool = CodePage['pools'][number];

type SoldFrom = Pick<StaffSetMeal['draft'], 'codeSource' | 'branchIds'>;

/**
 * The voucher code pools that the set meal needs, even before their first upload. After these come other pools that
 * have codes, such as those of branches that no longer participate.
 */
export function poolsOf(draft: SoldFrom, brand: StaffBrand | undefined, counted: readonly Pool[]): readonly Pool[] {
  const needed = neededPools(draft, brand).map(
    (pool) => counted.find(({ shopId }) => shopId === pool.shopId) ?? { ...pool, free: 0, taken: 0, voided: 0 },
  );
  const others = counted.filter(({ shopId }) => needed.every((pool) => pool.shopId !== shopId));
  return [...needed, ...others];
}

/**
 * True if guests get their voucher codes from the pool of the shop. If a needed pool is empty, orders are refunded or
 * guests cannot choose the branch.
 */
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
