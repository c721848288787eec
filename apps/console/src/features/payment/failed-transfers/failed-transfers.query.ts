import type { OutputAt } from '@chifan/contract/client';
import { useQuery } from '@tanstack/react-query';
import type { PagedQuery } from '../../../lists/paged-query.ts';
import { api } from '../../../platform/api.ts';
import { defaultPollingMs, usePollingMs } from '../../../platform/live/live.ts';

type TransferPage = OutputAt<'/rest/platform/payment/failedTransfers'>;

export const failedTransfersQuery: PagedQuery<TransferPage> = {
  queryKey: ['failed-transfers', 'list'],
  load: (page, options) => api('/rest/platform/payment/failedTransfers', page, options),
  askAgain: defaultPollingMs,
};

/** The number of failed refunds, failed payouts and open disputes, shown in the navigation. */
export function useFailedTransfers(): number {
  const { data } = useQuery({
    queryKey: ['failed-transfers', 'count'],
    queryFn: ({ signal }) => api('/rest/platform/payment/failedTransfers/count', {}, { signal }),
    refetchInterval: usePollingMs(),
  });
  return data?.waiting ?? 0;
}
