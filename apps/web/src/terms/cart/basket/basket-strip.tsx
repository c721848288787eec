import { useShopCarts } from '../cart.ts';
import { BasketButton } from './basket-button.tsx';
import { BottomStrip } from './bottom-strip.tsx';

/**
 * The bar with the guest’s carts. Shown on screens where guests look for food, unless the screen has another bar at its
 * bottom.
 */
export default function BasketStrip() {
  if (useShopCarts().length === 0) return null;
  return (
    <BottomStrip isAboveTabs={false}>
      <BasketButton />
    </BottomStrip>
  );
}
