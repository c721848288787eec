import { abortCode, CallError, GuestConfirmationNeeded } from '@chifan/contract/client';
import { failureToastMs } from '@chifan/domain/app';
import { toast } from '@chifan/ui';
import { failureMessages } from './failure-messages.ts';

/** Shows a failed call as a toast (rule call-14). An aborted call is no error, and `onSignedOut` handles a 401. */
export function toastFailure(error: unknown): void {
  if (error instanceof CallError && (error.code === abortCode || error.code === 401)) return;
  const isKnown = error instanceof CallError || error instanceof GuestConfirmationNeeded;
  toast(isKnown ? error.message : failureMessages[500](), { kind: 'failure', durationMs: failureToastMs });
}
