import { isOutcomeUnknown } from '@chifan/contract/client';
import { toast } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidateAffiliate, type WithdrawInput, withdrawMutationKey } from '../../../../data/affiliate.ts';
import { api, CallError } from '../../../../platform/api.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useReplaceCurrentScreen } from '../../../../platform/navigation/replace-current-screen.ts';
import { type PasswordProblem, passwordProblem } from '../../../../terms/payment/password-problem.ts';
import { clearKeyAfterRefusal, clearWithdrawDraft, withdrawalKey } from './withdraw-draft.ts';

export type WithdrawRequestState = {
  readonly send: (input: WithdrawInput) => void;
  readonly isSending: boolean;
  readonly passwordProblem: PasswordProblem | null;
  readonly forgetProblem: () => void;
};

/**
 * Sends a withdrawal. A request without a response is repeated with the same idempotency key, first automatically,
 * later when the member taps again.
 */
export function useWithdraw(onRefused: (error: Error) => void): WithdrawRequestState {
  const { t } = useLingui();
  const language = useLanguage();
  const queries = useQueryClient();
  const replaceHere = useReplaceCurrentScreen();
  const [problem, setProblem] = useState<PasswordProblem | null>(null);
  const { mutate, isPending } = useMutation({
    mutationKey: withdrawMutationKey,
    meta: { isQuiet: true },
    retry: (count, failure) => count < maxRetries && navigator.onLine && isOutcomeUnknown(failure),
    mutationFn: send,
    onSuccess: ({ id }) => {
      clearWithdrawDraft();
      replaceHere(shown, { withdrawalId: String(id) });
    },
    onError: (failure) => {
      const aboutPassword = passwordProblem(failure, language);
      if (aboutPassword) setProblem(aboutPassword);
      else if (failure instanceof CallError && failure.reason === 'idempotency_key_reused') {
        toast(t`This request already went through. Check it before you send another.`, { kind: 'failure' });
        replaceHere(shown);
      } else onRefused(failure);
    },
    onSettled: () => invalidateAffiliate(queries),
  });
  return {
    send: (input) => {
      setProblem(null);
      mutate(input);
    },
    isSending: isPending,
    passwordProblem: problem,
    forgetProblem: () => setProblem(null),
  };
}

const shown = 'pages/mine/share/withdrawal/detail/detail';
const maxRetries = 2;

async function send(input: WithdrawInput) {
  const sent = withdrawalKey();
  try {
    return await api('/rest/affiliate/withdrawal/apply', input, { idempotencyKey: sent.key });
  } catch (failure) {
    if (!isOutcomeUnknown(failure)) clearKeyAfterRefusal(sent);
    throw failure;
  }
}
