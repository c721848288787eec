import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type PollingIntervalsMs, usePollingMs } from '../platform/live/live.ts';

export type Page<Entry = unknown> = {
  readonly records: readonly Entry[];
  readonly total: number;
  /** Page number, from 1. */
  readonly pageNo: number;
  readonly pageSize: number;
};

export type PagedQuery<Loaded> = {
  /** Query key of the list. `usePage` appends the page number. */
  readonly queryKey: readonly unknown[];
  readonly load: (
    page: { readonly pageNo: number; readonly pageSize: number },
    options: { readonly signal: AbortSignal },
  ) => Promise<Loaded>;
  readonly pageSize?: number;
  /** Polling intervals of the list. Without them, only live events reload it. */
  readonly askAgain?: PollingIntervalsMs;
};

const never: PollingIntervalsMs = { live: false, cut: false };

export function usePage<Loaded>(
  { queryKey, load, pageSize = 20, askAgain = never }: PagedQuery<Loaded>,
  pageNo: number,
): UseQueryResult<Loaded> {
  return useQuery({
    queryKey: [...queryKey, pageNo],
    queryFn: ({ signal }) => load({ pageNo, pageSize }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: usePollingMs(askAgain),
  });
}
