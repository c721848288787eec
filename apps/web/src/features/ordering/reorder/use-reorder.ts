import type { OrderType } from '@chifan/domain/ordering';
import { toast } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { useLocation } from '../../../platform/location.ts';
import { useNavigation } from '../../../platform/navigation.ts';
import { addToCart, clearCart } from '../../../terms/cart/cart.ts';
import { noteCartChanges } from '../../../terms/cart/use-checked-cart.ts';
import { reorderedLines } from './reordered-lines.ts';

type Ordered = { readonly id: number; readonly shopId: number; readonly type: OrderType };

/** Puts an old order into the shop's cart and opens the menu, which says what is gone, sold out or dearer. */
export function useReorder() {
  const { t } = useLingui();
  const navigation = useNavigation();
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ id, shopId }: Ordered) => {
      const { position } = useLocation.getState();
      const [order, menu] = await Promise.all([
        api('/rest/order/detail', { orderId: id }),
        api('/rest/shop/menu', { shopId, ...position }),
      ]);
      const dishes = menu.categories.flatMap((category) => category.dishes);
      return { shop: menu.shop, ...reorderedLines(order.lines, dishes) };
    },
    onSuccess: ({ shop, lines, missing }, { type }) => {
      clearCart(shop.id);
      for (const line of lines) addToCart(shop, line);
      noteCartChanges(shop.id, missing);
      if (missing.length === 0) toast(t`Put into the cart`, { kind: 'success' });
      navigation.open('pages/menu/index/index', {
        shopId: String(shop.id),
        ...(type === 'delivery' ? { way: 'delivery' } : {}),
      });
    },
  });
  return { reorder: mutate, isReordering: isPending };
}
