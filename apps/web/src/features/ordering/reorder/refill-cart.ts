import type { ShopMenu } from '../../../data/menu.ts';
import type { OrderDetail } from '../../../data/ordering.ts';
import { addToCart, clearCart } from '../../../terms/cart/cart.ts';
import type { CartChange } from '../../../terms/cart/check-cart.ts';
import { storeCartChanges } from '../../../terms/cart/use-checked-cart.ts';
import { reorderedLines } from './reordered-lines.ts';

/**
 * Replaces the cart by the dishes of an old order.
 * @returns the items that the menu no longer offers as ordered. The cart also shows a notice about them.
 */
export function refillCart({ lines: ordered }: OrderDetail, { shop, categories }: ShopMenu): readonly CartChange[] {
  const { lines, missing } = reorderedLines(
    ordered,
    categories.flatMap(({ dishes }) => dishes),
  );
  clearCart(shop.id);
  for (const line of lines) addToCart(shop, line);
  storeCartChanges(shop.id, missing);
  return missing;
}
