import type { StaffOrder } from '@chifan/contract/ordering';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { useAskAgainMs } from '../../platform/live/live.ts';
import { useNow } from '../../platform/use-now.ts';
import { isNewOrder, useAcknowledged } from './bell/new-orders.ts';

/** All open orders of all the caller's shops: a new order of the other shop must ring as well. */
export const useOpenOrders = () =>
  useQuery({
    queryKey: ['orders', 'open'],
    queryFn: ({ signal }) => api('/rest/merchant/order/list', { view: 'open', pageNo: -1 }, { signal }),
    refetchInterval: useAskAgainMs(),
    refetchIntervalInBackground: true,
  });

export function useNewOrders(): readonly StaffOrder[] {
  const { data } = useOpenOrders();
  const { orderIds } = useAcknowledged();
  const now = useNow();
  return (data?.records ?? []).filter((order) => isNewOrder(order, orderIds, now));
}
