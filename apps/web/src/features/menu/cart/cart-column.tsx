import type { OrderWay } from '@chifan/domain/ordering';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { Dish, ShopMenu } from '../../../data/menu.ts';
import { CartContents } from './cart-sheet.tsx';
import ShopCartBar from './shop-cart-bar.tsx';
import { cartColumnId } from './use-menu-actions.ts';

type CartColumnProps = { readonly shop: ShopMenu['shop']; readonly way: OrderWay; readonly dishes: readonly Dish[] };

/** In a wide window, the cart stays visible next to the menu. */
export default function CartColumn({ shop, way, dishes }: CartColumnProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <section
      id={cartColumnId}
      tabIndex={-1}
      aria-labelledby={id}
      className="sticky flex wide:stay max-h-[calc(100dvh-var(--title-bar)-32px)] flex-col overflow-hidden rounded-card bg-surface shadow-card"
    >
      <h2 id={id} className="px-4 pt-3 pb-1 font-semibold">
        {t`Your cart`}
      </h2>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pb-2">
        <CartContents shop={shop} way={way} dishes={dishes} />
      </div>
      <ShopCartBar shop={shop} way={way} />
    </section>
  );
}
