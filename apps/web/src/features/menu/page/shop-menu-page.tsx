import { classNames, Icon } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import type { ShopMenu } from '../../../data/menu.ts';
import { ShopCoupons } from '../../../terms/coupons/shop-coupons.tsx';
import type { Way } from '../../../terms/shops/way.ts';
import { ShopCartBar } from '../cart/shop-cart-bar.tsx';
import { DietQuestionDialog, useDietQuestion } from '../diet/diet-question.tsx';
import { ShopTabs } from '../tabs/shop-tabs.tsx';
import { MenuList } from './menu-list.tsx';
import { MenuNotices } from './menu-notices.tsx';
import { MenuSheets } from './menu-sheets.tsx';
import { ShopHead } from './shop-head.tsx';
import { useMenuActions } from './use-menu-actions.ts';

type ShopMenuPageProps = { readonly menu: ShopMenu; readonly way: Way; readonly onWay: (way: Way) => void };

/** With the tabs of rule catalogue-3. */
export function ShopMenuPage({ menu, way, onWay }: ShopMenuPageProps) {
  const { shop, categories } = menu;
  const asked = useDietQuestion();
  const [sheet, hands] = useMenuActions(shop, asked);
  return (
    <>
      <ShopHead shop={shop} way={way} />
      <ShopCoupons shopId={shop.id} />
      <WaySwitch way={way} onChange={onWay} />
      <MenuNotices shop={shop} />
      <ShopTabs shop={shop} way={way}>
        <MenuList categories={categories} way={way} hands={hands} />
      </ShopTabs>
      <ShopCartBar shop={shop} way={way} onOpen={hands.openCart} />
      <MenuSheets sheet={sheet} menu={menu} way={way} onClose={hands.close} />
      <DietQuestionDialog asked={asked} />
    </>
  );
}

type WaySwitchProps = { readonly way: Way; readonly onChange: (way: Way) => void };

function WaySwitch({ way, onChange }: WaySwitchProps) {
  const { t } = useLingui();
  const ways = [
    { key: 'in_store', icon: 'dineIn', label: t`In store or pick-up` },
    { key: 'delivery', icon: 'scooter', label: t`Delivery` },
  ] as const;
  return (
    <div
      role="group"
      aria-label={t`How to get your food`}
      className="mx-4 my-3 grid grid-cols-2 rounded-full bg-sunken p-1"
    >
      {ways.map(({ key, icon, label }) => (
        <button
          key={key}
          type="button"
          aria-pressed={way === key}
          onClick={() => onChange(key)}
          className={classNames(
            'flex min-h-11 items-center justify-center gap-2 rounded-full px-2 text-note leading-tight',
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
