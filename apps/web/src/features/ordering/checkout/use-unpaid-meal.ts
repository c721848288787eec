import { useQuery, useQueryClient } from '@tanstack/react-query';
import { invalidateLiveOrders } from '../../../data/live-orders.ts';
import { invalidateOrders } from '../../../data/ordering.ts';
import { payableQuery } from '../../../data/payment.ts';
import { api } from '../../../platform/api.ts';
import { noLongerWanted } from '../../../terms/ordering/cancel-reasons.ts';
import { type FollowedOrder, useUnpaidOrder } from '../../../terms/ordering/unpaid/use-unpaid-order.ts';

/** Payment state of the unpaid order of a cart or a set meal (rule ordering-46). */
export function useUnpaidMeal(followed: FollowedOrder) {
  const queries = useQueryClient();
  const { orderId } = followed;
  const status = useQuery({
    ...payableQuery({ orderId: orderId ?? 0 }, false),
    enabled: orderId !== undefined,
  });
  const cancel = async () => {
    if (orderId === undefined) return;
    await api('/rest/order/cancel', { orderId, reason: noLongerWanted });
    void Promise.all([invalidateOrders(queries), invalidateLiveOrders(queries)]);
  };
  return useUnpaidOrder({ ...followed, status, cancel });
}
