import type { OutputAt } from '@chifan/contract/client';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { PagedQuery } from '../lists/paged-query.ts';
import { api } from '../platform/api.ts';

type ShopPage = OutputAt<'/rest/platform/shop/find'>;
export type FoundShop = ShopPage['records'][number];
export type ShopView = FoundShop['state'] | 'all';

/** Pages of the platform's shops: drafts, live shops or all, found by name or number (rule catalogue-64). */
export const shopsQuery = (view: ShopView, search: string): PagedQuery<ShopPage> => ({
  queryKey: ['shops', view, search],
  load: (page, options) =>
    api(
      '/rest/platform/shop/find',
      { ...page, ...(view === 'all' ? {} : { state: view }), ...(search === '' ? {} : { search }) },
      options,
    ),
});

/** Finds shops of the platform by name or number. */
export const useFoundShops = (search: string): UseQueryResult<FoundShop[]> =>
  useQuery({
    queryKey: ['shops-named', search],
    queryFn: async ({ signal }) => (await api('/rest/platform/shop/find', { search }, { signal })).records,
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
