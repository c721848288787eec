import { AskGuest, abortCode, CallError } from '@chifan/contract/client';
import { failureToastMs } from '@chifan/domain/app';
import { toast } from '@chifan/ui';
import { sentences } from './sentences.ts';

/** Says what failed, for 3 seconds (rule call-14). What the guest broke off is no failure; 401 was said by the session. */
export function toastFailure(error: unknown): void {
  if (error instanceof CallError && (error.code === abortCode || error.code === 401)) return;
  const isKnown = error instanceof CallError || error instanceof AskGuest;
  toast(isKnown ? error.message : sentences[500](), { kind: 'failure', durationMs: failureToastMs });
}
