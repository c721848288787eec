import { Icon, Loading, Skeleton } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { couponOffersQuery } from '../../../data/coupon.ts';
import { liveMenuQuery } from '../../../data/menu.ts';
import { requireParam } from '../../../platform/addressed/require-param.tsx';
import { useWay } from '../../../platform/choice/order-choice.ts';
import { useHere } from '../../../platform/choice/use-here.ts';
import { useLanguage } from '../../../platform/language.ts';
import { lazyComponent } from '../../../platform/loading/lazy-component.tsx';
import { useParams } from '../../../platform/navigation/navigation.ts';
import { withPhrases } from '../../../platform/phrases/with-phrases.ts';
import { storeTableNumber } from '../../../platform/place/table.ts';
import { ScreenLink } from '../../../platform/screen-link.tsx';
import { useIsSignedIn } from '../../../platform/session/session.ts';
import { useTitleBar } from '../../../platform/title-bar.ts';
import { useCartCheck } from '../../../terms/cart/use-cart-check.ts';
import { LoadFailure } from '../../../terms/shop/load-failure.tsx';
import { ShopMenuPage } from './shop-menu-page.tsx';

export default requireParam(['shopId'], 'restaurant', ShopMenuScreen);

function ShopMenuScreen() {
  const params = useParams();
  const language = useLanguage();
  const here = useHere();
  const way = useWay();
  const isSignedIn = useIsSignedIn();
  const shopId = Number(params.shopId ?? 0);
  useEffect(() => storeTableNumber(shopId, params.table), [shopId, params.table]);
  const { data, error, refetch } = useQuery(liveMenuQuery(shopId, here, language));
  useTitleBar({
    title: data?.shop.name.text,
    actions: data && <BarActions shopId={data.shop.id} shopName={data.shop.name.text} />,
  });
  const { Check, isAwaited } = useCartCheck(shopId);
  const isWaiting = useOffersAwaited(couponOffersQuery({ shopId, language, isSignedIn }), data !== undefined);
  if (data && !isWaiting && !isAwaited)
    return (
      <>
        {Check && <Check menu={data} />}
        <ShopMenuPage menu={data} way={way} />
      </>
    );
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return <MenuSkeleton />;
}

const offersPatienceMs = 500;

/**
 * Whether the menu must wait for the coupons. The coupons are above the menu and would push the menu down if they
 * arrived later. The wait is limited.
 */
function useOffersAwaited(query: ReturnType<typeof couponOffersQuery>, isMenuThere: boolean): boolean {
  const { isFetched, failureCount, fetchStatus } = useQuery(query);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isMenuThere) return;
    const timer = setTimeout(() => setLate(true), offersPatienceMs);
    return () => clearTimeout(timer);
  }, [isMenuThere]);
  return !isLate && !isFetched && failureCount === 0 && fetchStatus === 'fetching';
}

/** The buttons load after the menu, because a guest reads the menu first. A placeholder reserves their space. */
const MenuBarButtons = lazyComponent(
  () => withPhrases(import('./menu-bar-buttons.tsx'), 'catalogue', 'shell-screens'),
  <span className="inline-block w-22" />,
);

type BarActionsProps = { readonly shopId: number; readonly shopName: string };

function BarActions({ shopId, shopName }: BarActionsProps) {
  return (
    <>
      <WaiterLink shopId={shopId} />
      <MenuBarButtons shopId={shopId} shopName={shopName} />
    </>
  );
}

function WaiterLink({ shopId }: { readonly shopId: number }) {
  const { t } = useLingui();
  return (
    <ScreenLink
      to="pages/menu/waiter/waiter"
      params={{ shopId: String(shopId) }}
      label={t`Show to waiter`}
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
      <div className="flex gap-3 bg-surface px-4 pt-2 pb-1.5">
        <Skeleton className="size-18 shrink-0" />
        <div className="grid flex-1 content-start gap-2">
          <Skeleton className="h-6 w-3/4" />
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-4 w-2/3" />
        </div>
      </div>
      <div className="h-11 bg-surface" />
      <Skeleton className="mx-4 my-1.5 h-12 rounded-full" />
      <Skeleton className="h-11" />
      <div className="grid grid-cols-[5.25rem_minmax(0,1fr)] pt-2">
        <div className="grid content-start gap-4 p-2">
          {rows.map((row) => (
            <Skeleton key={row} className="h-8" />
          ))}
        </div>
        <div className="grid gap-2 pe-2">
          {rows.map((row) => (
            <div key={row} className="flex h-38 gap-3 rounded-card bg-surface p-2">
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
