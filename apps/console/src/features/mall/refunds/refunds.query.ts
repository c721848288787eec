import type { OutputAt } from '@chifan/contract/client';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { useConnection } from '../../../platform/live/live.ts';

export type MallRefundPage = OutputAt<'/rest/platform/mall/refund/list'>;
export type StaffMallRefund = MallRefundPage['records'][number];
export type MallRefundView = 'open' | 'all';

export const mallRefundsPerPage = 20;
/** While news do not arrive by themselves the list asks for them. */
const askAgainMs = { live: 60_000, cut: 15_000 };

export function useMallRefunds(view: MallRefundView, pageNo: number): UseQueryResult<MallRefundPage> {
  const { isLive } = useConnection();
  return useQuery({
    queryKey: ['mall-refunds', view, pageNo],
    queryFn: ({ signal }) =>
      api('/rest/platform/mall/refund/list', { view, pageNo, pageSize: mallRefundsPerPage }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: isLive ? askAgainMs.live : askAgainMs.cut,
  });
}

/** How many requests wait for a decision, for the navigation. */
export const useWaitingMallRefunds = (): number => useMallRefunds('open', 1).data?.waiting ?? 0;
