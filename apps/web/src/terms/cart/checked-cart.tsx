import { CartChanges } from './cart-changes.tsx';
import { type Menu, useCheckedCart } from './use-checked-cart.ts';

/** Shows what has changed. It runs before the first paint, so that the notice moves nothing down afterwards. */
export default function CheckedCart({ menu }: { readonly menu: Menu }) {
  useCheckedCart(menu);
  return (
    <div className="px-4 pt-3 empty:hidden">
      <CartChanges shopId={menu.shop.id} />
    </div>
  );
}
