import { useParams } from '../../platform/navigation.ts';
import ShopInfo from './details/shop-info.tsx';

export default function ShopDetailsScreen() {
  const { shopId } = useParams();
  return <ShopInfo shopId={Number(shopId ?? 0)} hasHead />;
}
