import type { OrderMessage } from '@chifan/contract/ordering/message-views';
import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { useAskAgainMs } from '../../platform/live/live.ts';
import { useNow } from '../../platform/use-now.ts';
import { unreadOf } from '../../staff-order/messages/unread.ts';
import { hasArrivedLately, isNewOrder, useAcknowledged } from './bell/new-orders.ts';

/** All open orders of all the caller's shops: a new order of the other shop must ring as well. */
export const useOpenOrders = () =>
  useQuery({
    queryKey: ['orders', 'open'],
    queryFn: ({ signal }) => api('/rest/merchant/order/list', { view: 'open', pageNo: -1 }, { signal }),
    refetchInterval: useAskAgainMs(),
    refetchIntervalInBackground: true,
  });

/** Messages to the restaurant that nobody here has had on screen. */
export function useUnreadMessages(): readonly OrderMessage[] {
  const { data } = useOpenOrders();
  return (data?.records ?? []).flatMap((order) => unreadOf(order, 'merchant'));
}

export function useNewOrders(): readonly StaffOrder[] {
  const { data } = useOpenOrders();
  const { orderIds } = useAcknowledged();
  const now = useNow();
  return (data?.records ?? []).filter((order) => isNewOrder(order, orderIds, now));
}

/** Of those that wait and those that anybody took lately; undefined before the first answer. */
export function useArrivedOrders(): readonly StaffOrder[] | undefined {
  const { data } = useOpenOrders();
  const now = useNow();
  return data?.records.filter((order) => hasArrivedLately(order, now));
}
