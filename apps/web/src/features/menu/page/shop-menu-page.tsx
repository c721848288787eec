import { classNames, Icon } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import type { ShopMenu } from '../../../data/menu.ts';
import { lazyComponent } from '../../../platform/loading/lazy-component.tsx';
import { withPhrases } from '../../../platform/phrases/with-phrases.ts';
import { useIsWide } from '../../../platform/width/is-wide.ts';
import { ShopCoupons } from '../../../terms/coupon/shop-coupons.tsx';
import { SampleRatings } from '../../../terms/shop/sample-ratings.tsx';
import type { Way } from '../../../terms/shop/way.ts';
import { useMenuActions } from '../cart/use-menu-actions.ts';
import { useDietConfirmation } from '../diet/diet-confirmation.ts';
import { SampleMenuNotice } from '../dish/sample-menu-notice.tsx';
import { ShopTabs } from '../tabs/shop-tabs.tsx';
import { LazyMenuSheets } from './lazy-menu-sheets.tsx';
import { MenuList } from './menu-list.tsx';
import { ShopHead } from './shop-head.tsx';

const CartColumn = lazy(() => withPhrases(import('../cart/cart-column.tsx'), 'catalogue-screens', 'shell-screens'));

/** The cart bar loads later, because a guest reads the menu before ordering. */
const ShopCartBar = lazyComponent(
  () => withPhrases(import('../cart/shop-cart-bar.tsx'), 'catalogue-screens'),
  <div className="fixed inset-x-0 bottom-0 z-30 mx-auto h-16 max-w-[var(--page)] border-t border-line bg-surface" />,
);

type ShopMenuPageProps = { readonly menu: ShopMenu; readonly way: Way; readonly onWay: (way: Way) => void };

/** The menu of a shop, with the tabs of rule catalogue-3. In a wide window, the cart is next to the menu. */
export function ShopMenuPage({ menu, way, onWay }: ShopMenuPageProps) {
  const { shop, categories } = menu;
  const asked = useDietConfirmation();
  const isWide = useIsWide();
  const [sheet, actions] = useMenuActions(shop, asked, isWide);
  return (
    <div className="wide:grid wide:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] wide:items-start wide:gap-4">
      <div>
        <ShopHead shop={shop} way={way} />
        <ShopCoupons shop={shop} />
        <WaySwitch way={way} onChange={onWay} />
        {shop.hasSampleMenu && (
          <div className="px-4 pb-2">
            <SampleMenuNotice />
          </div>
        )}
        <ShopTabs shop={shop} way={way}>
          {/* Space below the last dish, so that the fixed cart bar does not cover it. */}
          <div className="pb-[7rem] wide:pb-6">
            <MenuList categories={categories} way={way} actions={actions} />
            <SampleRatings shops={[shop]} className="px-4 pt-4" />
          </div>
        </ShopTabs>
      </div>
      {isWide ? (
        <Suspense fallback={<div />}>
          <CartColumn shop={shop} way={way} dishes={categories.flatMap(({ dishes }) => dishes)} />
        </Suspense>
      ) : (
        <ShopCartBar shop={shop} way={way} onOpen={actions.openCart} />
      )}
      <LazyMenuSheets sheet={sheet} asked={asked} menu={menu} way={way} onClose={actions.close} />
    </div>
  );
}

type WaySwitchProps = { readonly way: Way; readonly onChange: (way: Way) => void };

function WaySwitch({ way, onChange }: WaySwitchProps) {
  const { t } = useLingui();
  const ways = [
    { key: 'in_store', icon: 'dineIn', label: t`Dine in or pickup` },
    { key: 'delivery', icon: 'scooter', label: t`Delivery` },
  ] as const;
  return (
    <div
      role="group"
      aria-label={t`How to get your food`}
      className="mx-4 mt-1 mb-1.5 flex flex-wrap rounded-sheet bg-sunken p-0.5"
    >
      {ways.map(({ key, icon, label }) => (
        <button
          key={key}
          type="button"
          aria-pressed={way === key}
          onClick={() => onChange(key)}
          className={classNames(
            'flex min-h-11 flex-auto items-center justify-center gap-2 rounded-sheet px-2 text-note leading-tight',
            way === key ? 'bg-surface font-semibold shadow-card' : 'text-soft',
          )}
        >
          <Icon name={icon} size={20} />
          {label}
        </button>
      ))}
    </div>
  );
}
