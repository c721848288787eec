import type { OutputAt } from '@chifan/contract/client';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { api } from '../platform/api.ts';

export type FoundShop = OutputAt<'/rest/platform/shop/find'>['records'][number];

/** Finds shops of the platform by name or number. */
export const useFoundShops = (search: string): UseQueryResult<FoundShop[]> =>
  useQuery({
    queryKey: ['shops-named', search],
    queryFn: async ({ signal }) => (await api('/rest/platform/shop/find', { search }, { signal })).records,
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
