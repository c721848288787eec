import type { OrderType } from '@chifan/domain/ordering';
import { Button, Money, toast } from '@chifan/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type OrderCard, orderQuery } from '../../data/ordering.ts';
import { api } from '../../platform/api.ts';
import { useLanguage } from '../../platform/language.ts';
import { useLocation } from '../../platform/location.ts';
import { useNavigation } from '../../platform/navigation.ts';
import { addToCart, clearCart } from '../../terms/cart/cart.ts';
import { noteCartChanges } from '../../terms/cart/use-checked-cart.ts';
import type { ActedOrder, OrderKind } from '../../terms/orders/order-kind.ts';
import { MealCancelDrawer } from './detail/meal-cancel-drawer.tsx';
import { reorderedLines } from './reorder/reordered-lines.ts';

export type OrderedMeal = ActedOrder & Pick<OrderCard, 'shopId' | 'type' | 'setMealId'>;

export const mealOrder: OrderKind<OrderedMeal> = {
  Amount: Money,
  screens: {
    order: 'pages/order/detail/detail',
    pay: 'pages/shop/success/success',
    refundApply: 'pages/order/refund/apply/apply',
    refundProgress: 'pages/order/refund/progress/progress',
  },
  words: {
    received: msg`I have my food`,
    isReceived: msg`Do you have your food?`,
    thanks: msg`Enjoy your meal`,
  },
  beforeConfirming: <Trans>Please confirm only when everything is there.</Trans>,
  confirm: (orderId) => api('/rest/order/confirm', { orderId }),
  OrderAgain: ({ order, ...style }) => {
    const { reorder, isReordering } = useReorder();
    const navigation = useNavigation();
    const { id, shopId, setMealId, type } = order;
    const again = () => {
      if (setMealId !== null) navigation.open('pages/shop/detail/detail', { setMealId: String(setMealId) });
      else if (shopId !== null) reorder({ id, shopId, type });
    };
    return (
      <Button {...style} isBusy={isReordering} onClick={again}>
        <Trans>Order again</Trans>
      </Button>
    );
  },
  CancelFromList: ({ orderId, ...dialog }) => {
    const { data } = useQuery(orderQuery(orderId, useLanguage()));
    return data && <MealCancelDrawer {...dialog} order={data} isOpen />;
  },
};

type Ordered = { readonly id: number; readonly shopId: number; readonly type: OrderType };

/** Puts an old order into the cart and opens the menu, which says what is gone, sold out or dearer. */
function useReorder() {
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
