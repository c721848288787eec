import { Icon, Loading, Skeleton } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { create } from 'zustand';
import { couponOffersQuery } from '../../data/coupon.ts';
import { watchedMenuQuery } from '../../data/menu.ts';
import { needsParam } from '../../platform/addressed/needs-param.tsx';
import { useLanguage } from '../../platform/language.ts';
import { useLocation } from '../../platform/location.ts';
import { HistoryEntryContext, useParams } from '../../platform/navigation.ts';
import { ScreenLink } from '../../platform/screen-link.tsx';
import { useIsSignedIn } from '../../platform/session.ts';
import { useTitleBar } from '../../platform/title-bar.ts';
import { CartChanges } from '../../terms/cart/cart-changes.tsx';
import { useCheckedCart } from '../../terms/cart/use-checked-cart.ts';
import { LoadFailure } from '../../terms/shops/load-failure.tsx';
import { readWay, type Way } from '../../terms/shops/way.ts';
import { ShopMenuPage } from './page/shop-menu-page.tsx';

export default needsParam(['shopId'], 'restaurant', ShopMenuScreen);

function ShopMenuScreen() {
  const params = useParams();
  const language = useLanguage();
  const position = useLocation((location) => location.position);
  const [way, setWay] = useWay();
  const isSignedIn = useIsSignedIn();
  const shopId = Number(params.shopId ?? 0);
  // Prefetched beside the menu, so that the coupons above it push nothing down.
  usePrefetchQuery(couponOffersQuery({ shopId, language, isSignedIn }));
  const { data, error, refetch } = useQuery(watchedMenuQuery(shopId, position, language));
  useTitleBar({ title: data?.shop.name.text, actions: data && <WaiterLink shopId={data.shop.id} /> });
  useCheckedCart(data);
  if (data)
    return (
      <>
        <div className="px-4 pt-3 empty:hidden">
          <CartChanges shopId={data.shop.id} />
        </div>
        <ShopMenuPage menu={data} way={way} onWay={setWay} />
      </>
    );
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return <MenuSkeleton />;
}

const useWays = create<Readonly<Record<string, Way>>>()(() => ({}));

/** As the address says, until the guest switches; kept for their return. */
function useWay(): readonly [Way, (way: Way) => void] {
  const key = use(HistoryEntryContext)?.key ?? '';
  const { way } = useParams();
  const kept = useWays((ways) => ways[key]);
  return [kept ?? readWay(way), (next) => useWays.setState({ [key]: next })];
}

function WaiterLink({ shopId }: { readonly shopId: number }) {
  const { t } = useLingui();
  return (
    <ScreenLink
      to="pages/menu/waiter/waiter"
      params={{ shopId: String(shopId) }}
      label={t`Show to the waiter`}
      className="inline-flex size-11 items-center justify-center"
    >
      <Icon name="chat" />
    </ScreenLink>
  );
}

const rows = [0, 1, 2, 3];

function MenuSkeleton() {
  return (
    <Loading>
      <div className="flex gap-3 bg-surface p-4">
        <Skeleton className="size-24 shrink-0" />
        <div className="grid flex-1 content-start gap-2">
          <Skeleton className="h-6 w-3/4" />
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-4 w-2/3" />
        </div>
      </div>
      <Skeleton className="mx-4 h-12 rounded-full" />
      <Skeleton className="mt-3 h-12" />
      <div className="grid grid-cols-[5rem_minmax(0,1fr)] pt-2">
        <div className="grid content-start gap-4 p-2">
          {rows.map((row) => (
            <Skeleton key={row} className="h-8" />
          ))}
        </div>
        <div className="grid gap-2 pe-2">
          {rows.map((row) => (
            <div key={row} className="flex h-44 gap-3 rounded-card bg-surface p-2">
              <Skeleton className="size-24 shrink-0" />
              <div className="grid flex-1 content-start gap-2">
                <Skeleton className="h-5 w-3/4" />
                <Skeleton className="h-4 w-1/2" />
              </div>
            </div>
          ))}
        </div>
      </div>
    </Loading>
  );
}
