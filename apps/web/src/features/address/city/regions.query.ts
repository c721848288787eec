import type { Language } from '@chifan/domain';
import { queryOptions } from '@tanstack/react-query';
import { api, type OutputOf } from '../../../platform/api.ts';

export type RegionLevel = OutputOf<'/rest/place/regions'>['level'];
export type Region = OutputOf<'/rest/place/regions'>['regions'][number];

/** The divisions beneath one, or the provinces. They change once in years: asked for once a visit. */
export const regionsQuery = (parentCode: string | null, language: Language) =>
  queryOptions({
    queryKey: ['regions', language, parentCode],
    queryFn: ({ signal }) => api('/rest/place/regions', parentCode === null ? {} : { parentCode }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
