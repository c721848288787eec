import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { useConnection } from '../../platform/live/live.ts';

/** While news do not arrive by themselves the board asks for them; a connection that died unnoticed costs a minute. */
const askAgainMs = { live: 60_000, cut: 15_000 };

/** All open orders of all the caller's shops: a new order of the other shop must ring as well. */
const openOrdersQuery = queryOptions({
  queryKey: ['orders', 'open'],
  queryFn: ({ signal }) => api('/rest/merchant/order/list', { view: 'open', pageNo: -1 }, { signal }),
});

export function useOpenOrders() {
  const { isLive } = useConnection();
  return useQuery({
    ...openOrdersQuery,
    refetchInterval: isLive ? askAgainMs.live : askAgainMs.cut,
    refetchIntervalInBackground: true,
  });
}
