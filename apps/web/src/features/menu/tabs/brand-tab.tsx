import type { OrderWay } from '@chifan/domain/ordering';
import { LazySetMealStrip } from '../../../terms/setmeal/lazy-set-meal-strip.tsx';
import BranchList from '../../../terms/shop/lists/branch-list.tsx';

type BrandTabProps = { readonly brandId: number; readonly shopId: number; readonly way: OrderWay };

/** The brand’s other branches, with the set meals that this shop serves. */
export default function BrandTab({ brandId, shopId, way }: BrandTabProps) {
  return <BranchList brandId={brandId} way={way} beneathHead={<LazySetMealStrip filter={{ shopId }} />} />;
}
