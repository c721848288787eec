import { Button, Icon } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import type { HomeTab } from '../../platform/choice/home-of-way.ts';
import { requestDeviceLocation, useFreshLocation, useLocation } from '../../platform/location.ts';
import { ScreenLink } from '../../platform/screen-link.tsx';
import { useTitleBar } from '../../platform/title-bar.ts';
import { ChoiceBar } from '../../terms/choice/choice-bar.tsx';
import { useDefaultPlaceName } from '../../terms/choice/place-name.tsx';
import { ShopFilters } from '../../terms/shop/shop-filters.tsx';
import { DeliveryAddressCard } from './delivery-address-card.tsx';
import { LanguageLink } from './home-language.tsx';
import { HomeTop } from './home-top.tsx';
import { NearestShops, useHomeFilter } from './nearest-shops.tsx';
import { OrdersLink } from './orders-link.tsx';
import { useWayOfHome } from './use-way-of-home.ts';

/** The home screen with the purpose of the app, the location and food (rule catalogue-19). */
export function ShopsHome({ tab }: { readonly tab: HomeTab }) {
  const way = useWayOfHome(tab);
  useFreshLocation();
  useTitleBar({ actions: <HomeActions /> });
  const { type, openNow } = useHomeFilter();
  return (
    <>
      <div className="bg-brand px-4 pb-3 text-on-brand wide:grid wide:grid-cols-2 wide:items-center wide:gap-x-8 wide:py-5 wide:bleed">
        <p className="leading-snug font-semibold wide:row-span-2 wide:text-[1.75rem]">
          <Trans>Order food in China, in your language</Trans>
        </p>
        <ChoiceBar />
        <SearchLink />
      </div>
      {way === 'delivery' ? <DeliveryAddressCard /> : <AssumedPlaceNotice />}
      <HomeTop way={way} />
      <h2 className="px-4 pt-2 font-semibold">
        {way === 'delivery' ? <Trans>Restaurants that deliver to you</Trans> : <Trans>Nearest to you</Trans>}
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

const HomeActions = () => (
  <>
    <OrdersLink />
    <LanguageLink />
  </>
);

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

function AssumedPlaceNotice() {
  const { source, positionStatus, errorMessage } = useLocation();
  const place = useDefaultPlaceName();
  if (source === 'device' || source === 'chosen') return null;
  return (
    <div className="mx-4 mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-brand-tint px-3 py-1.5 text-small">
      <p className="min-w-[10rem] flex-1">
        {source === 'assumed' && place !== null ? (
          <Trans>
            We don’t know where you are yet. These restaurants are near <bdi>{place}</bdi>.
          </Trans>
        ) : source === 'assumed' ? (
          <Trans>We don’t know where you are yet. These restaurants are in central Shanghai.</Trans>
        ) : (
          <Trans>We only know your city, so distances are rough.</Trans>
        )}
      </p>
      <Button
        variant="secondary"
        icon="aim"
        isBusy={positionStatus === 'loading'}
        onClick={() => void requestDeviceLocation()}
        className="px-3! text-note!"
      >
        <Trans>Use my location</Trans>
      </Button>
      <p role="status" className="w-full text-bad empty:hidden">
        {positionStatus === 'failed' ? errorMessage : ''}
      </p>
    </div>
  );
}
