import type { OutputAt } from '@chifan/contract/client';
import { type PagedQuery, usePage } from '../../../lists/paged-query.ts';
import { api } from '../../../platform/api.ts';
import { askAgainMs } from '../../../platform/live/live.ts';

type MallRefundPage = OutputAt<'/rest/platform/mall/refund/list'>;
export type StaffMallRefund = MallRefundPage['records'][number];

export const mallQueue = (view: 'open' | 'all'): PagedQuery<MallRefundPage> => ({
  queryKey: ['mall-refunds', view],
  load: (page, options) => api('/rest/platform/mall/refund/list', { view, ...page }, options),
  askAgain: askAgainMs,
});

export const useWaitingMallRefunds = (): number => usePage(mallQueue('open'), 1).data?.waiting ?? 0;
