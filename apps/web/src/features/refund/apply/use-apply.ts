import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api.ts';
import { sendOnce } from '../../../platform/calls/send-once.ts';
import { toastFailure } from '../../../platform/calls/toast-failure.ts';
import { useReplaceHere } from '../../../platform/navigation/replace-here.ts';
import type { RefundPreview } from '../refund.query.ts';
import { askedAmount, isAmountGood } from './amount-wish.ts';
import type { RefundWish } from './refund-wish.ts';

/** Sends the request once, and goes on to its progress. What is missing is said first. */
export function useApply(orderId: number, wish: RefundWish, { most }: RefundPreview) {
  const { t } = useLingui();
  const replaceHere = useReplaceHere();
  const queries = useQueryClient();
  const [isAsked, setIsAsked] = useState(false);
  const amount = askedAmount(wish.amount, most);
  const apply = useMutation({
    mutationFn: (body: Parameters<typeof bodyOf>[0]) => {
      const input = bodyOf(body);
      return sendOnce('refund.apply', input, (options) => api('/rest/order/refund/apply', input, options));
    },
    onSuccess: ({ id }) => {
      void queries.invalidateQueries({ queryKey: ['order'] });
      replaceHere('pages/order/refund/progress/progress', { refundId: String(id) });
    },
    onError: (error) => {
      toastFailure(error);
      void queries.invalidateQueries({ queryKey: ['refund-preview'] });
    },
  });
  const problem = problemOf();
  return { apply, problem, isAsked, ask };

  function problemOf(): string | null {
    if (wish.items.length === 0) return t`Please choose what you want refunded.`;
    if (!isAmountGood(amount, most)) return t`Please check the amount.`;
    return wish.reason === null ? t`Please choose a reason.` : null;
  }

  function ask(): void {
    setIsAsked(true);
    if (problem === null && amount !== null && wish.reason !== null) {
      apply.mutate({ orderId, wish, amount, reason: wish.reason });
    }
  }
}

const bodyOf = ({
  orderId,
  wish,
  amount,
  reason,
}: {
  orderId: number;
  wish: RefundWish;
  amount: number;
  reason: number;
}) => ({ orderId, items: [...wish.items], amount, reason, note: wish.note, photos: [...wish.photos] });
