import type { ShopMenu } from '../../../data/menu.ts';
import { ShopCoupons } from '../../../terms/coupons/shop-coupons.tsx';
import type { Way } from '../../../terms/shops/way.ts';
import { ShopCartBar } from '../cart/shop-cart-bar.tsx';
import { DietQuestionDialog } from '../diet/diet-question-dialog.tsx';
import { useDietQuestion } from '../diet/use-diet-question.ts';
import { ShopTabs } from '../tabs/shop-tabs.tsx';
import { MenuList } from './menu-list.tsx';
import { MenuNotices } from './menu-notices.tsx';
import { MenuSheets } from './menu-sheets.tsx';
import { ShopHead } from './shop-head.tsx';
import { useMenuActions } from './use-menu-actions.ts';
import { WaySwitch } from './way-switch.tsx';

type ShopMenuPageProps = { readonly menu: ShopMenu; readonly way: Way; readonly onWay: (way: Way) => void };

/** The shop's head, its tabs (rule catalogue-3), and the cart. */
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
