import type { OutputAt } from '@chifan/contract/client';
import { useQuery } from '@tanstack/react-query';
import type { PagedQuery } from '../../../lists/paged-query.ts';
import { api } from '../../../platform/api.ts';
import { askAgainMs, useAskAgainMs } from '../../../platform/live/live.ts';

type WithdrawalPage = OutputAt<'/rest/platform/withdrawal/list'>;
export type StaffWithdrawal = WithdrawalPage['records'][number];

/** An empty number returns the whole view. */
export const withdrawalsQuery = (view: 'open' | 'all', number: string): PagedQuery<WithdrawalPage> => ({
  queryKey: ['withdrawals', view, number],
  load: (page, options) =>
    api('/rest/platform/withdrawal/list', { view, ...page, ...(number === '' ? {} : { number }) }, options),
  askAgain: askAgainMs,
});

/** The number of open withdrawals, for the navigation. A separate call without rows, because every screen makes it. */
export function useWaitingWithdrawals(): number {
  const { data } = useQuery({
    queryKey: ['withdrawals', 'waiting'],
    queryFn: ({ signal }) => api('/rest/platform/withdrawal/waiting', {}, { signal }),
    refetchInterval: useAskAgainMs(),
  });
  return data?.waiting ?? 0;
}
