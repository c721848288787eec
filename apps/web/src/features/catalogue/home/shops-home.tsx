import { useFreshLocation } from '../../../platform/location.ts';
import { ShopFilters } from '../shops/shop-filters.tsx';
import type { Way } from '../shops/way.ts';
import { AssumedPlaceNotice } from './assumed-place-notice.tsx';
import { useHomeFilter } from './home-filter.ts';
import { NearestShops } from './nearest-shops.tsx';
import { PlaceRow } from './place-row.tsx';

/** Where the guest is, what they would like, and who cooks it nearby. */
export function ShopsHome({ way }: { readonly way: Way }) {
  useFreshLocation();
  const { type, openNow } = useHomeFilter();
  return (
    <>
      <PlaceRow way={way} />
      <AssumedPlaceNotice />
      <ShopFilters
        type={type}
        openNow={openNow}
        onType={(next) => useHomeFilter.setState({ type: next })}
        onOpenNow={(next) => useHomeFilter.setState({ openNow: next })}
      />
      <NearestShops way={way} />
    </>
  );
}
