import { msg } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { orderQuery } from '../../../data/ordering.ts';
import { useLanguage } from '../../../platform/language.ts';
import { lazyComponent } from '../../../platform/loading/lazy-component.tsx';
import type { OrderKind } from '../../../terms/ordering/order-kind.ts';
import { mealOrder, type OrderedMeal } from '../meal-order.tsx';

const SetMealRefundDialog = lazyComponent(async () => ({
  default: (await import('./set-meal-refund-dialog.tsx')).SetMealRefundDialog,
}));

/**
 * Settings in which set meal orders differ from meal orders. The guest chooses the restaurant after the payment (rule
 * setmeal-10), and can cancel a paid order without approval.
 */
export const setMealOrder: OrderKind<OrderedMeal> = {
  ...mealOrder,
  cancelWords: (state) => (state === 'unpaid' ? msg`Cancel order` : msg`Get a refund`),
  CancelFromList: ({ orderId, ...dialog }) => {
    const { data } = useQuery(orderQuery(orderId, useLanguage()));
    return data && <SetMealRefundDialog {...dialog} order={data} isOpen />;
  },
};
