import { Trans } from '@lingui/react/macro';
import { useFreshLocation } from '../../platform/location.ts';
import { ShopFilters } from '../../terms/shops/shop-filters.tsx';
import type { Way } from '../../terms/shops/way.ts';
import { AssumedPlaceNotice } from './assumed-place-notice.tsx';
import { useHomeFilter } from './home-filter.ts';
import { HomeTop } from './home-top.tsx';
import { NearestShops } from './nearest-shops.tsx';
import { PlaceRow } from './place-row.tsx';
import { SearchLink } from './search-link.tsx';

/** Where the guest is, what they would like, and who cooks it nearby. */
export function ShopsHome({ way }: { readonly way: Way }) {
  useFreshLocation();
  const { type, openNow } = useHomeFilter();
  return (
    <>
      <div className="bg-brand px-4 pb-3 text-on-brand">
        <PlaceRow way={way} />
        <SearchLink />
      </div>
      <AssumedPlaceNotice />
      <HomeTop way={way} />
      <h2 className="px-4 pt-2 font-semibold">
        {way === 'delivery' ? <Trans>They deliver to you</Trans> : <Trans>Nearest to you</Trans>}
      </h2>
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
