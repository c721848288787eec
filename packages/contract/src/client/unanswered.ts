import { AskGuest, CallError } from './call-failure.ts';

/** The server's own words for having broken off, perhaps only after its database had kept what was asked. */
const brokenOff: readonly (CallError['reason'] | undefined)[] = ['internal_error', 'server_busy'];

/**
 * Whether a failure leaves open what became of a call that creates or pays. Only our server's envelope with a reason
 * answers it: a lost connection, a timeout, a page or a status of a proxy (whichever status that is) and the server's own
 * breaking off say nothing of it. What went unanswered may stand, so its idempotency key is kept, and it is sent again
 * under that key or looked up.
 */
export function isUnanswered(error: unknown): boolean {
  if (error instanceof AskGuest) return false;
  if (!(error instanceof CallError)) return true;
  return error.reason === undefined || brokenOff.includes(error.reason);
}
