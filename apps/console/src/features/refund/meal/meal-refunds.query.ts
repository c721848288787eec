import type { OutputAt } from '@chifan/contract/client';
import { type PagedQuery, usePage } from '../../../lists/paged-query.ts';
import { api } from '../../../platform/api.ts';
import { defaultPollingMs } from '../../../platform/live/live.ts';

type RefundPage = OutputAt<'/rest/merchant/refund/list'>;
export type StaffRefund = RefundPage['records'][number];

export const merchantRefundsQuery = (view: 'open' | 'past'): PagedQuery<RefundPage> => ({
  queryKey: ['refunds', 'merchant', view],
  load: (page, options) => api('/rest/merchant/refund/list', { view, ...page }, options),
  askAgain: defaultPollingMs,
});

export const platformRefundsQuery = (view: 'open' | 'all'): PagedQuery<RefundPage> => ({
  queryKey: ['refunds', 'platform', view],
  load: (page, options) => api('/rest/platform/refund/list', { view, ...page }, options),
  askAgain: defaultPollingMs,
});

export const useWaitingForMerchant = (): number => usePage(merchantRefundsQuery('open'), 1).data?.total ?? 0;

export const useWaitingForPlatform = (): number => usePage(platformRefundsQuery('open'), 1).data?.total ?? 0;
