import type { StaffBrand, StaffSetMeal } from '../set-meals.query.ts';
import type { CodePage } from './codes.query.ts';

/** `shopId` is null for the brand's pool. */
export type Pool = CodePage['pools'][number];

type SoldFrom = Pick<StaffSetMeal['draft'], 'codeSource' | 'branchIds'>;

/**
 * First the pools in use, also before their first upload. Then other pools that have codes, of branches that left or of
 * an abandoned code source.
 */
export function poolsOf(draft: SoldFrom, brand: StaffBrand | undefined, counted: readonly Pool[]): readonly Pool[] {
  const needed = neededPools(draft, brand).map(
    (pool) => counted.find(({ shopId }) => shopId === pool.shopId) ?? { ...pool, free: 0, taken: 0, voided: 0 },
  );
  const others = counted.filter(({ shopId }) => needed.every((pool) => pool.shopId !== shopId));
  return [...needed, ...others];
}

/** True if guests need codes from this pool. If it is empty, orders are refunded or the branch cannot be chosen. */
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
