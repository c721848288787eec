import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sendOnce } from '../../../../data/send-once.ts';
import { api, type InputOf } from '../../../../platform/api.ts';
import { useReplaceHere } from '../../../../platform/navigation/replace-here.ts';
import { useAskAgain } from '../../use-mall-news.ts';
import type { RefundDraft } from './refund-draft.ts';

type Request = InputOf<'/rest/mall/refund/apply'>;

/** Sends the request once, and goes on to its progress. What is missing is said first. */
export function useApply(orderId: number, draft: RefundDraft) {
  const { t } = useLingui();
  const replaceHere = useReplaceHere();
  const askAgain = useAskAgain();
  const [isAsked, setIsAsked] = useState(false);
  const apply = useMutation({
    mutationFn: (request: Request) =>
      sendOnce('mall.refund.apply', request, (options) => api('/rest/mall/refund/apply', request, options)),
    onSuccess: ({ id }) =>
      void replaceHere('pages/internal/mall/order/refund/progress/progress', { refundId: String(id) }),
    // Refused or not: what stands on screen is no longer true.
    onSettled: askAgain,
  });
  const problem = problemOf();
  return { apply, problem, isAsked, ask };

  function problemOf(): string | null {
    if (draft.items.length === 0) return t`Please choose at least one product.`;
    return draft.reason === null ? t`Please choose a reason.` : null;
  }

  function ask(): void {
    setIsAsked(true);
    const { items, reason, note, photos } = draft;
    if (items.length > 0 && reason !== null) {
      apply.mutate({ orderId, items: [...items], reason, note, photos: [...photos] });
    }
  }
}
