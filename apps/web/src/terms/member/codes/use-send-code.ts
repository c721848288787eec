import { CallError } from '@chifan/contract/client';
import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { type CodePurpose, useSentCodes, wasSent } from './sent-codes.ts';

/** Requests a mailed code. The request also succeeds if an earlier code is still valid. The caller shows errors. */
export function useSendCode(purpose: CodePurpose): UseMutationResult<void, Error, string> {
  return useMutation({
    meta: { isQuiet: true },
    mutationFn: async (typed: string) => {
      const email = typed.trim();
      try {
        const { resendAfterSeconds } = await api('/rest/member/sendCode', { email, purpose });
        useSentCodes.getState().note({ email, purpose }, resendAfterSeconds);
      } catch (failure) {
        const seconds = secondsToWait(failure);
        if (seconds === null) throw failure;
        useSentCodes.getState().wait(email, seconds);
        if (!wasSent({ email, purpose })) throw failure;
      }
    },
  });
}

/** Seconds until another code can be requested. null for any other error. */
function secondsToWait(failure: unknown): number | null {
  if (!(failure instanceof CallError) || failure.reason !== 'code_too_soon') return null;
  const { details } = failure;
  const told = typeof details === 'object' && details !== null && 'resendAfterSeconds' in details;
  return told && typeof details.resendAfterSeconds === 'number' ? details.resendAfterSeconds : null;
}
