import { Button, Money } from '@chifan/ui';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type OrderCard, orderQuery } from '../../data/ordering.ts';
import { api } from '../../platform/api.ts';
import { useLanguage } from '../../platform/language.ts';
import type { ActedOrder, OrderKind } from '../../terms/orders/order-kind.ts';
import { MealCancelDrawer } from './detail/meal-cancel-drawer.tsx';
import { useReorder } from './reorder/use-reorder.ts';

/** Dishes for money. */
export const mealOrder: OrderKind<ActedOrder & Pick<OrderCard, 'shopId' | 'type'>> = {
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
    return (
      <Button {...style} isBusy={isReordering} onClick={() => reorder(order)}>
        <Trans>Order again</Trans>
      </Button>
    );
  },
  CancelFromList: ({ orderId, ...dialog }) => {
    const { data } = useQuery(orderQuery(orderId, useLanguage()));
    return data && <MealCancelDrawer {...dialog} order={data} isOpen />;
  },
};
