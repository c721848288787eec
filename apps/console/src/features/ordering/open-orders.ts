import type { OrderMessage } from '@chifan/contract/ordering/message-views';
import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { useNow } from '@chifan/ui';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { usePollingMs } from '../../platform/live/live.ts';
import { unreadOf } from '../../staff-order/messages/unread.ts';
import { isNewOrder, isRecentOrder, useAcknowledgedOrders } from './bell/new-orders.ts';

/** Open orders of all shops of the merchant, because the console must ring for new orders of each shop. */
export const useOpenOrders = () =>
  useQuery({
    queryKey: ['orders', 'open'],
    queryFn: ({ signal }) => api('/rest/merchant/order/list', { view: 'open', pageNo: -1 }, { signal }),
    refetchInterval: usePollingMs(),
    refetchIntervalInBackground: true,
  });

/** Messages to the shop that its staff have not opened. */
export function useUnreadMessages(): readonly OrderMessage[] {
  const { data } = useOpenOrders();
  return (data?.records ?? []).flatMap((order) => unreadOf(order, 'merchant'));
}

export function useNewOrders(): readonly StaffOrder[] {
  const { data } = useOpenOrders();
  const { orderIds } = useAcknowledgedOrders();
  const now = useNow();
  return (data?.records ?? []).filter((order) => isNewOrder(order, orderIds, now));
}

/** Unanswered orders and recently accepted orders. Undefined before the first response. */
export function useArrivedOrders(): readonly StaffOrder[] | undefined {
  const { data } = useOpenOrders();
  const now = useNow();
  return data?.records.filter((order) => isRecentOrder(order, now));
}
