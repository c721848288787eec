import type { OutputAt } from '@chifan/contract/client';
import { type PagedQuery, usePage } from '../../../lists/paged-query.ts';
import { api } from '../../../platform/api.ts';
import { defaultPollingMs } from '../../../platform/live/live.ts';

type MallRefundPage = OutputAt<'/rest/platform/mall/refund/list'>;
export type StaffMallRefund = MallRefundPage['records'][number];

export const mallRefundsQuery = (view: 'open' | 'all'): PagedQuery<MallRefundPage> => ({
  queryKey: ['mall-refunds', view],
  load: (page, options) => api('/rest/platform/mall/refund/list', { view, ...page }, options),
  askAgain: defaultPollingMs,
});

export const useWaitingMallRefunds = (): number => usePage(mallRefundsQuery('open'), 1).data?.waiting ?? 0;
