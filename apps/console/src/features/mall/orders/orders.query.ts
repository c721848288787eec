import type { OutputAt } from '@chifan/contract/client';
import { type PagedQuery, usePage } from '../../../lists/paged-query.ts';
import { api } from '../../../platform/api.ts';
import { defaultPollingMs } from '../../../platform/live/live.ts';

type MallOrderPage = OutputAt<'/rest/platform/mall/order/list'>;
export type StaffMallOrder = MallOrderPage['records'][number];
export type MallOrderView = 'to_ship' | 'shipped' | 'all';

/** Searches the mall orders of one tab of the order list. An empty search returns all orders of the tab. */
export const mallOrdersQuery = (view: MallOrderView, search: string): PagedQuery<MallOrderPage> => ({
  queryKey: ['mall-orders', view, search],
  load: (page, options) =>
    api('/rest/platform/mall/order/list', { view, ...page, ...(search === '' ? {} : { search }) }, options),
  askAgain: defaultPollingMs,
});

export const useWaitingParcels = (): number => usePage(mallOrdersQuery('to_ship', ''), 1).data?.waiting ?? 0;
