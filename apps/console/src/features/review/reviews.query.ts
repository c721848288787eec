import type { OutputAt } from '@chifan/contract/client';
import { type PagedQuery, usePage } from '../../lists/paged-query.ts';
import { api } from '../../platform/api.ts';
import { defaultPollingMs } from '../../platform/live/live.ts';

type MerchantPage = OutputAt<'/rest/merchant/review/list'>;
type PlatformPage = OutputAt<'/rest/platform/review/list'>;
export type StaffReview = MerchantPage['records'][number];
export type ModeratedReview = PlatformPage['records'][number];

export const merchantReviewsQuery = (view: 'unanswered' | 'all'): PagedQuery<MerchantPage> => ({
  queryKey: ['reviews', 'merchant', view],
  load: (page, options) => api('/rest/merchant/review/list', { view, ...page }, options),
  askAgain: defaultPollingMs,
});

export const platformReviewsQuery = (view: 'reported' | 'hidden' | 'all'): PagedQuery<PlatformPage> => ({
  queryKey: ['reviews', 'platform', view],
  load: (page, options) => api('/rest/platform/review/list', { view, ...page }, options),
  askAgain: defaultPollingMs,
});

export const useReportedReviews = (): number => usePage(platformReviewsQuery('reported'), 1).data?.total ?? 0;
