import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { queryClient } from '../../platform/query.ts';
import { newerOf } from '../order-facts.ts';

const keyOf = (orderId: number) => ['work-order', orderId];

/** Caches the order that a call returned. The order may no longer be in the list, but the open sheet still shows it. */
export const cacheOrder = (order: StaffOrder): void => {
  queryClient.setQueryData(keyOf(order.id), order);
};

export function useShownOrder(listed: readonly StaffOrder[]): StaffOrder | undefined {
  const wanted = useSearch({ strict: false, select: (search: { readonly order?: unknown }) => search.order });
  const orderId = typeof wanted === 'number' ? wanted : 0;
  const { data: remembered } = useQuery<StaffOrder>({ queryKey: keyOf(orderId), queryFn: skipToken });
  return newerOf(
    listed.find(({ id }) => id === orderId),
    remembered,
  );
}

/** Opens an order in a sheet over the list. The browser's back button closes the sheet. */
export function useOpenOrder(): (order: StaffOrder) => void {
  const navigate = useNavigate();
  return (order) => {
    cacheOrder(order);
    void navigate({ to: '.', search: { order: order.id } });
  };
}

export function useCloseOrder(): () => void {
  const navigate = useNavigate();
  const { history } = useRouter();
  return () => {
    // If the order was opened by a link, there is no list to go back to in the history.
    if (history.canGoBack()) history.back();
    else void navigate({ to: '.', search: {}, replace: true });
  };
}
