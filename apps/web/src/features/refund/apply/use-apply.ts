import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidateOrder } from '../../../data/ordering.ts';
import { invalidateRefundPreview, type RefundPreview } from '../../../data/refund.ts';
import { sendOnce } from '../../../data/send-once.ts';
import { api } from '../../../platform/api.ts';
import { toastFailure } from '../../../platform/calls/toast-failure.ts';
import { useReplaceHere } from '../../../platform/navigation/replace-here.ts';
import type { RefundDraft } from './refund-draft.ts';
import { askedAmount, isAmountGood } from './typed-amount.ts';

/** Sends the request once, and goes on to its progress. What is missing is said first. */
export function useApply(orderId: number, draft: RefundDraft, { most }: RefundPreview) {
  const { t } = useLingui();
  const replaceHere = useReplaceHere();
  const queries = useQueryClient();
  const [isAsked, setIsAsked] = useState(false);
  const amount = askedAmount(draft.amount, most);
  const apply = useMutation({
    mutationFn: (body: Parameters<typeof bodyOf>[0]) => {
      const input = bodyOf(body);
      return sendOnce('refund.apply', input, (options) => api('/rest/order/refund/apply', input, options));
    },
    onSuccess: ({ id }) => {
      void invalidateOrder(queries);
      replaceHere('pages/order/refund/progress/progress', { refundId: String(id) });
    },
    onError: (error) => {
      toastFailure(error);
      void invalidateRefundPreview(queries);
    },
  });
  const problem = problemOf();
  return { apply, problem, isAsked, ask };

  function problemOf(): string | null {
    if (draft.items.length === 0) return t`Please choose what you want refunded.`;
    if (!isAmountGood(amount, most)) return t`Please check the amount.`;
    return draft.reason === null ? t`Please choose a reason.` : null;
  }

  function ask(): void {
    setIsAsked(true);
    if (problem === null && amount !== null && draft.reason !== null) {
      apply.mutate({ orderId, draft, amount, reason: draft.reason });
    }
  }
}

const bodyOf = ({
  orderId,
  draft,
  amount,
  reason,
}: {
  orderId: number;
  draft: RefundDraft;
  amount: number;
  reason: number;
}) => ({ orderId, items: [...draft.items], amount, reason, note: draft.note, photos: [...draft.photos] });
