import type { PlaceInstead } from '@chifan/contract/search/views';
import type { OrderWay } from '@chifan/domain/ordering';
import { useMutation } from '@tanstack/react-query';
import { fetchMenu } from '../../../data/menu.ts';
import { chooseWay } from '../../../platform/choice/order-choice.ts';
import { useHere } from '../../../platform/choice/use-here.ts';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { addToCart, updateCartLines } from '../../../terms/cart/cart.ts';
import { storeCartChanges } from '../../../terms/cart/use-checked-cart.ts';
import { movedLines } from './moved-lines.ts';
import type { WantedItem } from './wanted-items.ts';

type Basket = {
  readonly items: readonly WantedItem[];
  readonly way: OrderWay;
  readonly fromCartOf: number | null;
};

/**
 * Adds the dishes to the cart of another restaurant, and opens its checkout. If some dishes could not be added, opens
 * its menu instead. These dishes stay in their old cart.
 */
export function useMoveBasket({ items, way, fromCartOf }: Basket) {
  const navigation = useNavigation();
  const here = useHere();
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ shop, dishes }: PlaceInstead) => {
      const menu = await fetchMenu(shop.id, here);
      const moved = movedLines(
        items,
        dishes,
        menu.categories.flatMap((category) => category.dishes),
      );
      for (const line of moved.lines) addToCart(menu.shop, line);
      storeCartChanges(shop.id, moved.changes);
      return moved;
    },
    onSuccess: ({ lines, changes, movedIds }, { shop }) => {
      chooseWay(way);
      const isWhole = lines.length > 0 && changes.every(({ what }) => what === 'options_differ');
      navigation.open(isWhole ? 'pages/menu/pay/pay' : 'pages/menu/index/index', { shopId: String(shop.id) });
      if (fromCartOf !== null) updateCartLines(fromCartOf, (line) => (movedIds.has(line.dishId) ? null : line));
    },
  });
  return { move: mutate, isMoving: isPending };
}
