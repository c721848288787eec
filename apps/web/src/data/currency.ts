import { queryOptions } from '@tanstack/react-query';
import { api } from '../platform/api.ts';

const hourMs = 3_600_000;

/** The platform's dated table (rule wallet-8). It changes by the day at most. */
export const currencyRatesQuery = queryOptions({
  queryKey: ['currency-rates'],
  queryFn: ({ signal }) => api('/rest/platform/currency/list', {}, { signal }),
  staleTime: 6 * hourMs,
  gcTime: 24 * hourMs,
  retry: false,
});
