import type { OutputAt } from '@chifan/contract/client';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { useConnection } from '../../../platform/live/live.ts';

export type WithdrawalPage = OutputAt<'/rest/platform/withdrawal/list'>;
export type StaffWithdrawal = WithdrawalPage['records'][number];
export type WithdrawalView = 'open' | 'all';

export const withdrawalsPerPage = 20;
/** While news do not arrive by themselves the list asks for them. */
const askAgainMs = { live: 60_000, cut: 15_000 };

type Wanted = {
  readonly view: WithdrawalView;
  /** Empty: all of the view. */
  readonly number: string;
  readonly pageNo: number;
};

export function useWithdrawals({ view, number, pageNo }: Wanted): UseQueryResult<WithdrawalPage> {
  const { isLive } = useConnection();
  return useQuery({
    queryKey: ['withdrawals', view, number, pageNo],
    queryFn: ({ signal }) =>
      api(
        '/rest/platform/withdrawal/list',
        { view, pageNo, pageSize: withdrawalsPerPage, ...(number === '' ? {} : { number }) },
        { signal },
      ),
    placeholderData: keepPreviousData,
    refetchInterval: isLive ? askAgainMs.live : askAgainMs.cut,
  });
}

/** How many withdrawals have not ended, for the navigation: the number alone, it is asked for on every screen. */
export function useWaitingWithdrawals(): number {
  const { isLive } = useConnection();
  const { data } = useQuery({
    queryKey: ['withdrawals', 'waiting'],
    queryFn: ({ signal }) => api('/rest/platform/withdrawal/waiting', {}, { signal }),
    refetchInterval: isLive ? askAgainMs.live : askAgainMs.cut,
  });
  return data?.waiting ?? 0;
}
