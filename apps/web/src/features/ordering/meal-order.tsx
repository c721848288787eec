import { orderWayOf } from '@chifan/domain/ordering';
import { Button, Money, toast } from '@chifan/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type OrderCard, orderQuery } from '../../data/ordering.ts';
import { api } from '../../platform/api.ts';
import { chooseWay } from '../../platform/choice/order-choice.ts';
import { useLanguage } from '../../platform/language.ts';
import { lazyComponent } from '../../platform/loading/lazy-component.tsx';
import { useLocation } from '../../platform/location.ts';
import { useNavigation } from '../../platform/navigation/navigation.ts';
import { withPhrases } from '../../platform/phrases/with-phrases.ts';
import type { ActionableOrder, OrderKind } from '../../terms/ordering/order-kind.ts';

const MealCancelDrawer = lazyComponent(async () => ({
  default: (await withPhrases(import('./order-parts/meal-cancel-drawer.tsx'), 'ordering', 'shell-screens'))
    .MealCancelDrawer,
}));

export type OrderedMeal = ActionableOrder & Pick<OrderCard, 'shopId' | 'type' | 'dining' | 'setMealId' | 'itemCount'>;

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
    thanks: msg`Enjoy your meal`,
  },
  confirm: (orderId) => api('/rest/order/confirm', { orderId }),
  hasItems: ({ setMealId, itemCount }) => setMealId !== null || itemCount > 0,
  OrderAgain: ({ order, ...style }) => {
    const { reorder, isReordering } = useReorder();
    const navigation = useNavigation();
    const { id, shopId, setMealId, type, dining } = order;
    const again = () => {
      if (setMealId !== null) navigation.open('pages/shop/detail/detail', { setMealId: String(setMealId) });
      else if (shopId !== null) reorder({ id, shopId, type, dining });
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

type Ordered = { readonly id: number; readonly shopId: number } & Pick<OrderedMeal, 'type' | 'dining'>;

/**
 * Adds the dishes of an old order to the cart and opens the menu, which reports missing, sold-out and more expensive
 * dishes.
 */
function useReorder() {
  const { t } = useLingui();
  const navigation = useNavigation();
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ id, shopId }: Ordered) => {
      const { position } = useLocation.getState();
      const [order, menu, { refillCart }] = await Promise.all([
        api('/rest/order/detail', { orderId: id }),
        import('../../data/menu.ts').then(({ fetchMenu }) => fetchMenu(shopId, position)),
        import('./reorder/refill-cart.ts'),
      ]);
      return refillCart(order, menu);
    },
    onSuccess: (missing, { shopId, type, dining }) => {
      if (missing.length === 0) toast(t`Added to your cart`, { kind: 'success' });
      chooseWay(orderWayOf({ type, dining }));
      navigation.open('pages/menu/index/index', { shopId: String(shopId) });
    },
  });
  return { reorder: mutate, isReordering: isPending };
}
