import type { OutputAt } from '@chifan/contract/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { useConnection } from '../../platform/live.ts';

export type WorkRefund = OutputAt<'/rest/merchant/refund/list'>['records'][number];
export type RefundPage = OutputAt<'/rest/merchant/refund/list'>;

export const refundsPerPage = 20;
/** While news do not arrive by themselves the list asks for them. */
const askAgainMs = { live: 60_000, cut: 15_000 };

export function useMerchantRefunds(view: 'open' | 'past', pageNo: number) {
  const { isLive } = useConnection();
  return useQuery({
    queryKey: ['refunds', 'merchant', view, pageNo],
    queryFn: ({ signal }) => api('/rest/merchant/refund/list', { view, pageNo, pageSize: refundsPerPage }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: isLive ? askAgainMs.live : askAgainMs.cut,
  });
}

export type PlatformView = 'open' | 'all' | 'payout_failed';

export function usePlatformRefunds(view: PlatformView, pageNo: number) {
  const { isLive } = useConnection();
  return useQuery({
    queryKey: ['refunds', 'platform', view, pageNo],
    queryFn: ({ signal }) => api('/rest/platform/refund/list', { view, pageNo, pageSize: refundsPerPage }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: isLive ? askAgainMs.live : askAgainMs.cut,
  });
}

/** How many requests wait for the merchant, for the navigation. */
export const useWaitingForMerchant = (): number => useMerchantRefunds('open', 1).data?.total ?? 0;

export const useWaitingForPlatform = (): number => usePlatformRefunds('open', 1).data?.total ?? 0;
