import type { PlaceAddress } from '@chifan/contract/place';
import type { Language } from '@chifan/domain';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import type { PlacePosition } from '../../../platform/location.ts';

export type { PlaceAddress } from '@chifan/contract/place';

/** A place keeps its address for as long as the app is open. */
export const placeAddressQuery = (position: PlacePosition, language: Language) =>
  queryOptions<PlaceAddress>({
    queryKey: ['place-address', language, position],
    queryFn: ({ signal }) => api('/rest/place/reverse', position, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
