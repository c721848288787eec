import { queryOptions } from '@tanstack/react-query';
import { api, type OutputOf } from '../platform/api.ts';
import { secureStorage } from '../platform/storage.ts';

type Rates = OutputOf<'/rest/platform/currency/list'>;
type KeptRates = { readonly at: number; readonly rates: Rates };

const hourMs = 3_600_000;
const stored = secureStorage('rates');

/**
 * Exchange rates with their date (rule wallet-8). The rates change at most daily, so the device stores them between
 * visits.
 */
export const currencyRatesQuery = queryOptions({
  queryKey: ['currency-rates'],
  queryFn: async ({ signal }) => {
    const rates = await api('/rest/platform/currency/list', {}, { signal });
    stored.write(JSON.stringify({ at: Date.now(), rates } satisfies KeptRates));
    return rates;
  },
  initialData: () => keptRates()?.rates,
  initialDataUpdatedAt: () => keptRates()?.at,
  staleTime: 6 * hourMs,
  gcTime: 24 * hourMs,
  retry: false,
});

function keptRates(): KeptRates | undefined {
  try {
    const kept = JSON.parse(stored.read() ?? 'null') as KeptRates | null;
    return Array.isArray(kept?.rates?.rates) ? (kept ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}
