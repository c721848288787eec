import { abortCode, CallError, GuestConfirmationNeeded, isOutcomeUnknown } from '@chifan/contract/client';
import { failureToastMs } from '@chifan/domain/app';
import { toast } from '@chifan/ui';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { failureMessages } from './failure-messages.ts';

const maxRetries = 2;

/**
 * Retries a query if its outcome is unknown, for example without a response. If a query fails, the screen that needs
 * its data shows the error. If the screen still shows older data, a toast shows the error. A failed action shows a
 * toast unless its meta has `isQuiet`.
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

const isWorthRetrying = (error: Error) => error instanceof CallError && isOutcomeUnknown(error);

/**
 * Shows an error for 3 seconds (rule call-14). An aborted call shows nothing, and the sign-out handles a response 401.
 */
function toastFailure(error: Error): void {
  if (error instanceof CallError && (error.code === abortCode || error.code === 401)) return;
  toast(failureText(error), { kind: 'failure', durationMs: failureToastMs });
}

/** The server's error text, or a general text of the console if the server did not respond. */
export const failureText = (error: Error): string =>
  error instanceof CallError || error instanceof GuestConfirmationNeeded ? error.message : failureMessages[500]();
