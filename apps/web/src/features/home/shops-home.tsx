import { Icon, Skeleton } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import type { HomeTab } from '../../platform/choice/home-of-way.ts';
import { lazyComponent } from '../../platform/loading/lazy-component.tsx';
import { withPhrases } from '../../platform/phrases/with-phrases.ts';
import { useFreshLocation } from '../../platform/place/find-location.ts';
import { ScreenLink } from '../../platform/screen-link.tsx';
import { useTitleBar } from '../../platform/title-bar.ts';
import { useIsWide } from '../../platform/width/is-wide.ts';
import { ChoiceBar } from '../../terms/choice/choice-bar.tsx';
import { usePlaceName } from '../../terms/choice/place-name.tsx';
import { useIsAddressMissing } from '../../terms/shop/estimate-note.tsx';
import { ShopFilters } from '../../terms/shop/shop-filters.tsx';
import { LanguageLink } from './home-language.tsx';
import { HomeTop } from './home-top.tsx';
import { NearestShops, useHomeFilter } from './nearest-shops.tsx';
import { OrdersLink } from './orders-link.tsx';
import { PlaceNotice } from './place-notice.tsx';
import { useWayOfHome } from './use-way-of-home.ts';

/** The map loads only in a wide window. */
const HomeMap = lazyComponent(
  () => withPhrases(import('./home-map.tsx'), 'catalogue-screens', 'shell-screens'),
  <Skeleton className="h-full" />,
);

/**
 * The home screen with the purpose of the app, the location and food (rule catalogue-19). In a wide window, the map of
 * the restaurants is next to the food.
 */
export function ShopsHome({ tab }: { readonly tab: HomeTab }) {
  const way = useWayOfHome(tab);
  useFreshLocation();
  useTitleBar({ actions: <HomeActions /> });
  const { type, openNow } = useHomeFilter();
  const isWide = useIsWide();
  return (
    <>
      <div className="bg-brand px-4 pb-3 text-on-brand wide:grid wide:grid-cols-2 wide:items-center wide:gap-x-8 wide:py-5 wide:bleed">
        <p className="leading-snug font-semibold wide:row-span-2 wide:text-[1.75rem]">
          <Trans>Order food in China, in your language</Trans>
        </p>
        <ChoiceBar />
        <SearchLink />
      </div>
      <div className="wide:grid wide:grid-cols-[minmax(0,1fr)_minmax(18rem,26rem)] wide:items-start wide:gap-4 wide:pt-2">
        <div>
          <PlaceNotice way={way} />
          <HomeTop way={way} />
          <h2 className="px-4 pt-2 font-semibold">
            <ShopsTitle isDelivery={way === 'delivery'} />
          </h2>
          <ShopFilters
            type={type}
            openNow={openNow}
            onType={(next) => useHomeFilter.setState({ type: next })}
            onOpenNow={(next) => useHomeFilter.setState({ openNow: next })}
          />
          <NearestShops way={way} />
        </div>
        {isWide && (
          <div className="h-[calc(100dvh-var(--title-bar)-32px)] overflow-hidden rounded-card wide:stay">
            <HomeMap way={way} />
          </div>
        )}
      </div>
    </>
  );
}

function ShopsTitle({ isDelivery }: { readonly isDelivery: boolean }) {
  const place = usePlaceName();
  const isAddressMissing = useIsAddressMissing();
  if (!isDelivery) return <Trans>Nearest to you</Trans>;
  if (!isAddressMissing) return <Trans>Restaurants that deliver to you</Trans>;
  return (
    <Trans>
      Restaurants that deliver to <bdi>{place}</bdi>
    </Trans>
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
