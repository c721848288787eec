import { Button, Icon } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { locate, useFreshLocation, useLocation } from '../../platform/location.ts';
import { ScreenLink } from '../../platform/screen-link.tsx';
import { ShopFilters } from '../../terms/shops/shop-filters.tsx';
import type { Way } from '../../terms/shops/way.ts';
import { HomeTop } from './home-top.tsx';
import { NearestShops, useHomeFilter } from './nearest-shops.tsx';

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

function SearchLink() {
  return (
    <ScreenLink
      to="pages/menu/search/search"
      className="flex min-h-12 items-center gap-2 rounded-full bg-surface ps-3 pe-4 text-soft"
    >
      <Icon name="search" size={20} />
      <span className="min-w-0 flex-1 truncate">
        <Trans>Search for dishes and restaurants</Trans>
      </span>
    </ScreenLink>
  );
}

function PlaceRow({ way }: { readonly way: Way }) {
  const { t } = useLingui();
  const { source, label, city } = useLocation();
  const found = source === 'chosen' ? label : (city ?? t`Your location`);
  return (
    <ScreenLink
      to="pages/address/delivery/delivery"
      className="flex min-h-11 items-center gap-1.5 text-note -outline-offset-3"
    >
      <Icon name="pin" size={18} />
      <span className="shrink-0">{way === 'delivery' ? t`Deliver to` : t`Restaurants near`}</span>
      <span dir="auto" className="min-w-0 truncate font-semibold">
        {source === 'assumed' ? t`People’s Square, Shanghai` : found}
      </span>
      <Icon name="forward" size={16} className="rotate-90 rtl:-rotate-90" />
    </ScreenLink>
  );
}

function AssumedPlaceNotice() {
  const { source, positionStatus, errorMessage } = useLocation();
  if (source === 'device' || source === 'chosen') return null;
  return (
    <div className="mx-4 mt-3 grid gap-2 rounded-card bg-brand-tint p-3 text-note">
      <p>
        {source === 'assumed' ? (
          <Trans>We do not know where you are yet, so these restaurants are around the centre of Shanghai.</Trans>
        ) : (
          <Trans>We only know your city so far, so the distances are rough.</Trans>
        )}
      </p>
      <p role="status" className="text-bad empty:hidden">
        {positionStatus === 'failed' ? errorMessage : ''}
      </p>
      <Button
        variant="secondary"
        icon="aim"
        isBusy={positionStatus === 'loading'}
        onClick={() => void locate()}
        className="justify-self-start"
      >
        <Trans>Use my location</Trans>
      </Button>
    </div>
  );
}
