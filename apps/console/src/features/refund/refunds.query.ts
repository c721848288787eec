import type { OutputAt } from '@chifan/contract/client';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { useConnection } from '../../platform/live.ts';

export type WorkRefund = OutputAt<'/rest/merchant/refund/list'>['records'][number];
export type RefundPage = OutputAt<'/rest/merchant/refund/list'>;

export const refundsPerPage = 20;
/** While news do not arrive by themselves the list asks for them. */
const askAgainMs = { live: 60_000, cut: 15_000 };

export type MerchantView = 'open' | 'past';
export type PlatformView = 'open' | 'all' | 'payout_failed';

export const useMerchantRefunds = (view: MerchantView, pageNo: number): UseQueryResult<RefundPage> =>
  useRefunds(['merchant', view, pageNo], (signal) =>
    api('/rest/merchant/refund/list', { view, pageNo, pageSize: refundsPerPage }, { signal }),
  );

export const usePlatformRefunds = (view: PlatformView, pageNo: number): UseQueryResult<RefundPage> =>
  useRefunds(['platform', view, pageNo], (signal) =>
    api('/rest/platform/refund/list', { view, pageNo, pageSize: refundsPerPage }, { signal }),
  );

function useRefunds(
  key: readonly (string | number)[],
  ask: (signal: AbortSignal) => Promise<RefundPage>,
): UseQueryResult<RefundPage> {
  const { isLive } = useConnection();
  return useQuery({
    queryKey: ['refunds', ...key],
    queryFn: ({ signal }) => ask(signal),
    placeholderData: keepPreviousData,
    refetchInterval: isLive ? askAgainMs.live : askAgainMs.cut,
  });
}

/** How many requests wait for the merchant, for the navigation. */
export const useWaitingForMerchant = (): number => useMerchantRefunds('open', 1).data?.total ?? 0;

export const useWaitingForPlatform = (): number => usePlatformRefunds('open', 1).data?.total ?? 0;
