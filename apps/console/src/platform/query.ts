import { AskGuest, abortCode, CallError, isUnanswered } from '@chifan/contract/client';
import { failureToastMs } from '@chifan/domain/app';
import { toast } from '@chifan/ui';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { sentences } from './sentences.ts';

const maxRetries = 2;

/**
 * What went unanswered is asked again. A failed query shows on its screen, and toasts only where older data still
 * stands there; a failed action toasts, unless its screen says it in place.
 */
export const queryClient: QueryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 10_000, retry: (count, error) => count < maxRetries && isWorthRetrying(error) },
  },
  queryCache: new QueryCache({
    onError: (error, query) => {
      if (query.state.data !== undefined) toastFailure(error);
    },
  }),
  mutationCache: new MutationCache({
    onError: (error, _input, _result, mutation) => {
      if (mutation.meta?.isQuiet !== true) toastFailure(error);
    },
  }),
});

const isWorthRetrying = (error: Error) => error instanceof CallError && isUnanswered(error);

/** Rule call-14: failures are shown for 3 seconds. An aborted call is no failure; the session has shown a 401. */
function toastFailure(error: Error): void {
  if (error instanceof CallError && (error.code === abortCode || error.code === 401)) return;
  toast(failureText(error), { kind: 'failure', durationMs: failureToastMs });
}

/** The server's sentence, or the console's own for what no server said. */
export const failureText = (error: Error): string =>
  error instanceof CallError || error instanceof AskGuest ? error.message : sentences[500]();
