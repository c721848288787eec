import type { OrderWay } from '@chifan/domain/ordering';
import { useLocation } from '../../platform/location.ts';
import ShopsMap from '../../terms/shop/map/shops-map.tsx';
import { useShopFilterOfHome } from './nearest-shops.tsx';

/** The restaurants of the home screen on a map, with the same filter as its list. */
export default function HomeMap({ way }: { readonly way: OrderWay }) {
  const { latitude, longitude } = useLocation((location) => location.position);
  const filter = useShopFilterOfHome(way);
  return (
    <ShopsMap
      // A new key creates a new map, which is centred on the newly chosen place.
      key={`${latitude} ${longitude}`}
      filter={filter}
      way={way}
      position={{ latitude, longitude }}
      className="h-full"
    />
  );
}
