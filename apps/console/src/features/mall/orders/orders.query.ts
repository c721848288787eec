import type { OutputAt } from '@chifan/contract/client';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { useConnection } from '../../../platform/live/live.ts';

export type MallOrderPage = OutputAt<'/rest/platform/mall/order/list'>;
export type StaffMallOrder = MallOrderPage['records'][number];
export type MallOrderView = 'to_ship' | 'shipped' | 'all';

export const mallOrdersPerPage = 20;
/** While news do not arrive by themselves the list asks for them. */
const askAgainMs = { live: 60_000, cut: 15_000 };

type Wanted = {
  readonly view: MallOrderView;
  /** Empty: all of the view. */
  readonly search: string;
  readonly pageNo: number;
};

export function useMallOrders({ view, search, pageNo }: Wanted): UseQueryResult<MallOrderPage> {
  const { isLive } = useConnection();
  return useQuery({
    queryKey: ['mall-orders', view, search, pageNo],
    queryFn: ({ signal }) =>
      api(
        '/rest/platform/mall/order/list',
        { view, pageNo, pageSize: mallOrdersPerPage, ...(search === '' ? {} : { search }) },
        { signal },
      ),
    placeholderData: keepPreviousData,
    refetchInterval: isLive ? askAgainMs.live : askAgainMs.cut,
  });
}

/** How many parcels wait to be sent, for the navigation. */
export const useWaitingParcels = (): number =>
  useMallOrders({ view: 'to_ship', search: '', pageNo: 1 }).data?.waiting ?? 0;
