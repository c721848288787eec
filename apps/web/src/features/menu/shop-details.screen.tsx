import { needsParam } from '../../platform/addressed/needs-param.tsx';
import { useParams } from '../../platform/navigation.ts';
import ShopInfo from './details/shop-info.tsx';

export default needsParam(['shopId'], 'restaurant', ShopDetailsScreen);

function ShopDetailsScreen() {
  const { shopId } = useParams();
  return <ShopInfo shopId={Number(shopId ?? 0)} hasHead />;
}
