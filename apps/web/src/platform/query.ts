import { CallError, GuestConfirmationNeeded, isOutcomeUnknown } from '@chifan/contract/client';
import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { toastFailure } from './calls/toast-failure.ts';

const maxRetries = 2;

/**
 * Only calls without a response are retried. A screen shows the error of its failed query instead of data. If older
 * data is still visible, a toast shows the error. With `meta.isQuiet`, queries and mutations show no toast, because
 * their screens show the error.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    // `always`: without a network, a call fails at once. Otherwise the call would be paused and could send an order
    // later, when the guest does not expect it.
    queries: {
      networkMode: 'always',
      refetchOnReconnect: true,
      staleTime: 30_000,
      gcTime: 600_000,
      retry: (count, error) => count < maxRetries && navigator.onLine && isWorthRetrying(error),
    },
    mutations: { networkMode: 'always', retry: false },
  },
  queryCache: new QueryCache({
    onError: (error, query) => {
      if (query.state.data !== undefined && query.meta?.isQuiet !== true) toastFailure(error);
    },
  }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, mutation) => {
      if (mutation.meta?.isQuiet !== true && !(error instanceof GuestConfirmationNeeded)) toastFailure(error);
    },
  }),
});

/**
 * Queries that were invalidated during their first fetch. Their data may be outdated, so the app fetches them again.
 * TanStack Query itself refetches only queries that already have data.
 */
const overtaken = new WeakSet<Query>();
queryClient.getQueryCache().subscribe((event) => {
  if (event.type !== 'updated') return;
  const { query, action } = event;
  const { data, fetchStatus } = query.state;
  if (action.type === 'invalidate' && data === undefined && fetchStatus !== 'idle') overtaken.add(query);
  if (action.type === 'success' && overtaken.delete(query))
    void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
});

const isWorthRetrying = (error: Error) => error instanceof CallError && isOutcomeUnknown(error);
