import type { OrderWay } from '@chifan/domain/ordering';
import { Skeleton } from '@chifan/ui';
import { lazy, Suspense } from 'react';
import type { ShopMenu } from '../../../data/menu.ts';
import { lazyComponent } from '../../../platform/loading/lazy-component.tsx';
import { useParams } from '../../../platform/navigation/navigation.ts';
import { withPhrases } from '../../../platform/phrases/with-phrases.ts';
import { useIsWide } from '../../../platform/width/is-wide.ts';
import { useCartLines } from '../../../terms/cart/cart.ts';
import { ChoiceBar } from '../../../terms/choice/choice-bar.tsx';
import { ShopCoupons } from '../../../terms/coupon/shop-coupons.tsx';
import { useMenuActions } from '../cart/use-menu-actions.ts';
import { useDietConfirmation } from '../diet/diet-confirmation.ts';
import { readShopTab, shopTabsOf } from '../tabs/shop-tab.ts';
import { ShopTabs } from '../tabs/shop-tabs.tsx';
import { LazyMenuSheets } from './lazy-menu-sheets.tsx';
import { MenuList } from './menu-list.tsx';
import { MenuNotice } from './menu-notice.tsx';
import { ShopHead } from './shop-head.tsx';
import { SkipToCart } from './skip-to-cart.tsx';

const CartColumn = lazy(() => withPhrases(import('../cart/cart-column.tsx'), 'catalogue-screens', 'shell-screens'));

/** The cart bar loads after the menu, because a guest reads the menu before ordering. */
const ShopCartBar = lazyComponent(
  () => withPhrases(import('../cart/shop-cart-bar.tsx'), 'catalogue-screens'),
  <div className="fixed inset-x-0 bottom-0 z-30 mx-auto h-16 max-w-[var(--page)] border-t border-line bg-surface" />,
);

type ShopMenuPageProps = { readonly menu: ShopMenu; readonly way: OrderWay };

/**
 * The menu of a shop, with the tabs of rule catalogue-3. In a wide window, the cart is next to the menu. On a phone, an
 * empty cart has no bar in the other tabs.
 */
export function ShopMenuPage({ menu, way }: ShopMenuPageProps) {
  const { shop, categories } = menu;
  const asked = useDietConfirmation();
  const isWide = useIsWide();
  const isMenu = readShopTab(useParams().tab, shopTabsOf(shop)) === 'menu';
  const hasDishes = useCartLines(shop.id).length > 0;
  const [sheet, actions] = useMenuActions(shop, asked, isWide);
  return (
    <div className="wide:grid wide:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] wide:items-start wide:gap-4">
      <div>
        <SkipToCart shopId={shop.id} />
        <ShopHead shop={shop} way={way} />
        <ChoiceBar className="border-t border-line bg-surface px-4" />
        <ShopTabs shop={shop} way={way}>
          {/* Space below the last dish, so that the fixed cart bar does not cover it. */}
          <div className="pb-[7rem] wide:pb-6">
            <MenuList
              categories={categories}
              actions={actions}
              notes={
                <>
                  <ShopCoupons shop={shop} />
                  <MenuNotice shop={shop} />
                </>
              }
            />
          </div>
        </ShopTabs>
      </div>
      {isWide ? (
        <Suspense fallback={<Skeleton className="h-80 wide:mt-4" />}>
          <CartColumn shop={shop} way={way} dishes={categories.flatMap(({ dishes }) => dishes)} />
        </Suspense>
      ) : (
        (isMenu || hasDishes) && <ShopCartBar shop={shop} way={way} onOpen={actions.openCart} />
      )}
      <LazyMenuSheets sheet={sheet} asked={asked} menu={menu} way={way} onClose={actions.close} />
    </div>
  );
}
