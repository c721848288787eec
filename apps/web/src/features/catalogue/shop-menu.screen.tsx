import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { renewLines } from '../../platform/cart.ts';
import { useLanguage } from '../../platform/language.ts';
import { useLocation } from '../../platform/location.ts';
import { useParams } from '../../platform/navigation.ts';
import { useTitleBar } from '../../platform/title-bar.ts';
import { MenuSkeleton } from './menu/menu-skeleton.tsx';
import { type ShopMenu, shopMenuQuery } from './menu/shop-menu.query.ts';
import { ShopMenuPage } from './menu/shop-menu-page.tsx';
import { WaiterLink } from './menu/waiter-link.tsx';
import { renewedLine } from './options/dish-options.ts';
import { LoadFailure } from './shops/load-failure.tsx';
import { useWay } from './shops/use-way.ts';

export default function ShopMenuScreen() {
  const params = useParams();
  const language = useLanguage();
  const position = useLocation((location) => location.position);
  const [way, setWay] = useWay();
  const { data, error, refetch } = useQuery(shopMenuQuery(Number(params.shopId ?? 0), position, language));
  useTitleBar({ title: data?.shop.name.text, actions: data && <WaiterLink shopId={data.shop.id} /> });
  useRenewedCart(data);
  if (data) return <ShopMenuPage menu={data} way={way} onWay={setWay} />;
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return <MenuSkeleton />;
}

/** The cart follows the menu: today's prices, the guest's language, and nothing that is no longer offered. */
function useRenewedCart(menu: ShopMenu | undefined): void {
  useEffect(() => {
    if (!menu) return;
    const dishes = new Map(menu.categories.flatMap((category) => category.dishes.map((dish) => [dish.id, dish])));
    renewLines(menu.shop.id, (line) => renewedLine(line, dishes.get(line.dishId)));
  }, [menu]);
}
