import type { OutputAt } from '@chifan/contract/client';
import { useQuery } from '@tanstack/react-query';
import type { PagedQuery } from '../../../lists/paged-query.ts';
import { api } from '../../../platform/api.ts';
import { defaultPollingMs, usePollingMs } from '../../../platform/live/live.ts';

type WithdrawalPage = OutputAt<'/rest/platform/withdrawal/list'>;
export type StaffWithdrawal = WithdrawalPage['records'][number];

/** Finds withdrawals by number. An empty number returns all withdrawals of the view. */
export const withdrawalsQuery = (view: 'open' | 'all', number: string): PagedQuery<WithdrawalPage> => ({
  queryKey: ['withdrawals', view, number],
  load: (page, options) =>
    api('/rest/platform/withdrawal/list', { view, ...page, ...(number === '' ? {} : { number }) }, options),
  askAgain: defaultPollingMs,
});

/**
 * The number of open withdrawals, shown in the navigation. The call returns only this number, because every screen
 * polls it.
 */
export function usePendingWithdrawalCount(): number {
  const { data } = useQuery({
    queryKey: ['withdrawals', 'waiting'],
    queryFn: ({ signal }) => api('/rest/platform/withdrawal/waiting', {}, { signal }),
    refetchInterval: usePollingMs(),
  });
  return data?.waiting ?? 0;
}
