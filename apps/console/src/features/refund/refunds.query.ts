import type { OutputAt } from '@chifan/contract/client';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { useConnection } from '../../platform/live/live.ts';

export type StaffRefund = OutputAt<'/rest/merchant/refund/list'>['records'][number];
export type RefundPage = OutputAt<'/rest/merchant/refund/list'>;

export const refundsPerPage = 20;
/** While news do not arrive by themselves the list asks for them. */
const askAgainMs = { live: 60_000, cut: 15_000 };

/** Where requests are decided: the lists of the shops' people, and those of the platform's. */
export type RefundQueue<View extends string> = {
  readonly name: string;
  readonly list: (view: View, pageNo: number, signal: AbortSignal) => Promise<RefundPage>;
};

export const merchantQueue: RefundQueue<'open' | 'past'> = {
  name: 'merchant',
  list: (view, pageNo, signal) =>
    api('/rest/merchant/refund/list', { view, pageNo, pageSize: refundsPerPage }, { signal }),
};

export const platformQueue: RefundQueue<'open' | 'all' | 'gateway_refund_failed'> = {
  name: 'platform',
  list: (view, pageNo, signal) =>
    api('/rest/platform/refund/list', { view, pageNo, pageSize: refundsPerPage }, { signal }),
};

export function useRefunds<View extends string>(
  queue: RefundQueue<View>,
  view: View,
  pageNo: number,
): UseQueryResult<RefundPage> {
  const { isLive } = useConnection();
  return useQuery({
    queryKey: ['refunds', queue.name, view, pageNo],
    queryFn: ({ signal }) => queue.list(view, pageNo, signal),
    placeholderData: keepPreviousData,
    refetchInterval: isLive ? askAgainMs.live : askAgainMs.cut,
  });
}

/** How many requests wait for the merchant, for the navigation. */
export const useWaitingForMerchant = (): number => useRefunds(merchantQueue, 'open', 1).data?.total ?? 0;

export const useWaitingForPlatform = (): number => useRefunds(platformQueue, 'open', 1).data?.total ?? 0;
