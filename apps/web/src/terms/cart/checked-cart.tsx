import { CartChanges } from './cart-changes.tsx';
import { type Menu, useCheckedCart } from './use-checked-cart.ts';

/**
 * Compares the cart with the menu before the first paint, so that the notice of changes does not shift the page later.
 */
export default function CheckedCart({ menu }: { readonly menu: Menu }) {
  useCheckedCart(menu);
  return (
    <div className="px-4 pt-3 empty:hidden">
      <CartChanges shopId={menu.shop.id} />
    </div>
  );
}
