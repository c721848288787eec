import type { Language } from '@chifan/domain';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import type { PlacePosition } from '../../../platform/location.ts';

type BranchesQuestion = { readonly brandId: number; readonly position: PlacePosition; readonly language: Language };

/** The branches of a brand, the nearest first, page by page. */
export const brandBranchesQuery = ({ brandId, position, language }: BranchesQuestion) =>
  infiniteQueryOptions({
    queryKey: ['brand-branches', language, brandId, position],
    queryFn: ({ signal, pageParam }) =>
      api('/rest/shop/branches', { brandId, ...position, pageNo: pageParam, pageSize: 20 }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (page) => (page.pageNo * page.pageSize < page.total ? page.pageNo + 1 : undefined),
    staleTime: 60_000,
  });
