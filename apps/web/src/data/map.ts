import { queryOptions } from '@tanstack/react-query';
import { api } from '../platform/api.ts';

export const mapSettingsQuery = queryOptions({
  queryKey: ['map-settings'],
  queryFn: ({ signal }) => api('/rest/place/map', {}, { signal }),
  staleTime: 600_000,
});
