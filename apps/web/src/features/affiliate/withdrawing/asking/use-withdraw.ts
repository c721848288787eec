import { toast } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, CallError } from '../../../../platform/api.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useNavigation } from '../../../../platform/navigation.ts';
import { type PasswordProblem, passwordProblem } from '../../../../platform/paying/password-problem.ts';
import { affiliateKey } from '../../affiliate.query.ts';
import type { WithdrawInput } from '../withdrawing.query.ts';
import { forgetDraft, withdrawalKey } from './withdraw-draft.ts';

export type Withdraw = {
  readonly send: (input: WithdrawInput) => void;
  readonly isSending: boolean;
  readonly passwordProblem: PasswordProblem | null;
  readonly forgetProblem: () => void;
  /** No answer came: the request may stand, or not. */
  readonly isUnanswered: boolean;
};

/** Asks for the money. What got no answer is sent again under the same key, first by itself, then by the guest. */
export function useWithdraw(onRefused: (error: Error) => void): Withdraw {
  const { t } = useLingui();
  const language = useLanguage();
  const queries = useQueryClient();
  const navigation = useNavigation();
  const [problem, setProblem] = useState<PasswordProblem | null>(null);
  const leaveFor = (params: { readonly withdrawalId?: string }) => {
    forgetDraft();
    navigation.replace('pages/mine/share/withdrawal/detail/detail', params);
  };
  const { mutate, isPending, error } = useMutation({
    meta: { isQuiet: true },
    retry: (count, failure) => count < mostRetries && navigator.onLine && wentUnanswered(failure),
    mutationFn: (input: WithdrawInput) =>
      api('/rest/affiliate/withdrawal/apply', input, { idempotencyKey: withdrawalKey() }),
    onSuccess: ({ id }) => leaveFor({ withdrawalId: String(id) }),
    onError: (failure) => {
      const aboutPassword = passwordProblem(failure, language);
      if (aboutPassword) setProblem(aboutPassword);
      else if (failure instanceof CallError && failure.reason === 'idempotency_key_reused') {
        toast(t`This request had already gone through. Please look at it before you ask again.`, { kind: 'failure' });
        leaveFor({});
      } else onRefused(failure);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: affiliateKey }),
  });
  return {
    send: (input) => {
      setProblem(null);
      mutate(input);
    },
    isSending: isPending,
    passwordProblem: problem,
    forgetProblem: () => setProblem(null),
    isUnanswered: error !== null && wentUnanswered(error),
  };
}

const mostRetries = 2;

const wentUnanswered = (error: Error) => error instanceof CallError && error.reason === undefined;
