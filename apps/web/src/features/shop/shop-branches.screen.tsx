import { requireParam } from '../../platform/addressed/require-param.tsx';
import { useWay } from '../../platform/choice/order-choice.ts';
import { useParams } from '../../platform/navigation/navigation.ts';
import { LazySetMealStrip } from '../../terms/setmeal/lazy-set-meal-strip.tsx';
import BranchList from '../../terms/shop/lists/branch-list.tsx';

export default requireParam(['brandId'], 'restaurant', ShopBranchesScreen);

function ShopBranchesScreen() {
  const params = useParams();
  const brandId = Number(params.brandId ?? 0);
  return <BranchList brandId={brandId} way={useWay()} beneathHead={<LazySetMealStrip filter={{ brandId }} />} />;
}
