import { Button, Icon } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../platform/language.ts';
import { requestDeviceLocation, useFreshLocation, useLocation } from '../../platform/location.ts';
import { defaultPlace } from '../../platform/place/assumed-position.ts';
import { ScreenLink } from '../../platform/screen-link.tsx';
import { useTitleBar } from '../../platform/title-bar.ts';
import { ShopFilters } from '../../terms/shop/shop-filters.tsx';
import type { Way } from '../../terms/shop/way.ts';
import { LanguageLink } from './home-language.tsx';
import { HomeTop } from './home-top.tsx';
import { NearestShops, useHomeFilter } from './nearest-shops.tsx';
import { OrdersLink } from './orders-link.tsx';

/** The home screen with the purpose of the app, the location and food (rule catalogue-19). */
export function ShopsHome({ way }: { readonly way: Way }) {
  useFreshLocation();
  useTitleBar({ actions: <HomeActions /> });
  const { type, openNow } = useHomeFilter();
  return (
    <>
      <div className="bg-brand px-4 pb-3 text-on-brand wide:grid wide:grid-cols-2 wide:items-center wide:gap-x-8 wide:py-5 wide:bleed">
        <p className="leading-snug font-semibold wide:row-span-2 wide:text-[1.75rem]">
          <Trans>Order food in China, in your language</Trans>
        </p>
        <PlaceRow way={way} />
        <SearchLink />
      </div>
      <AssumedPlaceNotice />
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

function PlaceRow({ way }: { readonly way: Way }) {
  const { t } = useLingui();
  return (
    <ScreenLink
      to="pages/address/delivery/delivery"
      className="flex min-h-11 flex-wrap items-center gap-x-1.5 text-note -outline-offset-3"
    >
      <Icon name="pin" size={18} />
      <span>{way === 'delivery' ? t`Deliver to` : t`Restaurants near`}</span>
      <span className="flex min-w-0 items-center gap-1.5 font-semibold">
        <span dir="auto" className="min-w-0 truncate">
          <PlaceName />
        </span>
        <Icon name="forward" size={16} className="rotate-90 rtl:-rotate-90" />
      </span>
    </ScreenLink>
  );
}

/** The guest’s place: hotel, street or city, as exactly as known. */
function PlaceName() {
  const { t } = useLingui();
  const { source, label, city, street } = useLocation();
  const assumed = useDefaultPlaceName();
  if (source === 'assumed') return assumed ?? t`People’s Square, Shanghai`;
  if (source === 'chosen') return label;
  if (source === 'device' && street !== null) return street;
  return city ?? t`Your location`;
}

/** Name of the place that the operator configured for guests without a position, or null. */
function useDefaultPlaceName(): string | null {
  const language = useLanguage();
  if (defaultPlace === null) return null;
  return language === 'zh-CN' || language === 'ja' ? defaultPlace.nameZh : defaultPlace.name;
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
