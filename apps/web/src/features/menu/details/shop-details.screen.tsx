import { requireParam } from '../../../platform/addressed/require-param.tsx';
import { useParams } from '../../../platform/navigation/navigation.ts';
import ShopInfo from './shop-info.tsx';

export default requireParam(['shopId'], 'restaurant', ShopDetailsScreen);

function ShopDetailsScreen() {
  const { shopId } = useParams();
  return <ShopInfo shopId={Number(shopId ?? 0)} hasHead />;
}
