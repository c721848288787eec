import { AskGuest, CallError, isUnanswered } from '@chifan/contract/client';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { toastFailure } from './calls/toast-failure.ts';

const maxRetries = 2;

/**
 * Only unanswered calls are retried. A failed query shows itself on its screen; only where older data stands there does
 * a toast say that they could not be renewed. A failed mutation toasts, unless its `meta` says `isQuiet`, because its
 * screen tells the guest itself.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    // `always`: without a network a call fails at once; paused, an order could go out unseen later.
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
      if (query.state.data !== undefined) toastFailure(error);
    },
  }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, mutation) => {
      if (mutation.meta?.isQuiet !== true && !(error instanceof AskGuest)) toastFailure(error);
    },
  }),
});

const isWorthRetrying = (error: Error) => error instanceof CallError && isUnanswered(error);
