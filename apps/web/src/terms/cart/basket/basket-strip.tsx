import { useShopCarts } from '../cart.ts';
import { BasketButton } from './basket-button.tsx';
import { BottomStrip } from './bottom-strip.tsx';

/** The carts at the bottom of a screen of finding without another bar there. */
export default function BasketStrip() {
  if (useShopCarts().length === 0) return null;
  return (
    <BottomStrip isAboveTabs={false}>
      <BasketButton />
    </BottomStrip>
  );
}
