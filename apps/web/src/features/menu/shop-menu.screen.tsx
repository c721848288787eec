import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { couponOffersQuery } from '../../data/coupon.ts';
import { watchedMenuQuery } from '../../data/menu.ts';
import { needsParam } from '../../platform/addressed/needs-param.tsx';
import { useLanguage } from '../../platform/language.ts';
import { useLocation } from '../../platform/location.ts';
import { useParams } from '../../platform/navigation.ts';
import { useIsSignedIn } from '../../platform/session.ts';
import { useTitleBar } from '../../platform/title-bar.ts';
import { CartChanges } from '../../terms/cart/cart-changes.tsx';
import { useCheckedCart } from '../../terms/cart/use-checked-cart.ts';
import { LoadFailure } from '../../terms/shops/load-failure.tsx';
import { MenuSkeleton } from './page/menu-skeleton.tsx';
import { ShopMenuPage } from './page/shop-menu-page.tsx';
import { useWay } from './page/use-way.ts';
import { WaiterLink } from './page/waiter-link.tsx';

export default needsParam(['shopId'], 'restaurant', ShopMenuScreen);

function ShopMenuScreen() {
  const params = useParams();
  const language = useLanguage();
  const position = useLocation((location) => location.position);
  const [way, setWay] = useWay();
  const isSignedIn = useIsSignedIn();
  const shopId = Number(params.shopId ?? 0);
  // Beside the menu, so that its coupons stand above it from the start and push nothing down.
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
