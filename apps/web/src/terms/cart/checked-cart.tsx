import { CartChanges } from './cart-changes.tsx';
import { type Menu, useCheckedCart } from './use-checked-cart.ts';

/** Says what has changed; before its first paint, so that the notice pushes nothing down afterwards. */
export default function CheckedCart({ menu }: { readonly menu: Menu }) {
  useCheckedCart(menu);
  return (
    <div className="px-4 pt-3 empty:hidden">
      <CartChanges shopId={menu.shop.id} />
    </div>
  );
}
