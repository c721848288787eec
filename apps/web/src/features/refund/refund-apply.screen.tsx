import { Card, ErrorState, PageSkeleton } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidateOrder } from '../../data/ordering.ts';
import { invalidateRefundPreview, type RefundPreview, refundPreviewQuery } from '../../data/refund.ts';
import { sendOnce } from '../../data/send-once.ts';
import { needsParam } from '../../platform/addressed/needs-param.tsx';
import { api } from '../../platform/api.ts';
import { useLanguage } from '../../platform/language.ts';
import { useParams } from '../../platform/navigation.ts';
import { emptyDraft, type RefundDraft } from '../../terms/refunds/refund-draft.ts';
import { RefundForm } from '../../terms/refunds/refund-form.tsx';
import { AmountField } from './apply/amount-field.tsx';
import { askedAmount, isAmountGood } from './apply/typed-amount.ts';
import { mealRefund } from './meal-refund.tsx';

export default needsParam(['orderId'], 'order', RefundApplyScreen);

/** Parameter: `orderId`. */
function RefundApplyScreen() {
  const orderId = Number(useParams().orderId);
  const [draft, setDraft] = useState(emptyDraft);
  const { data, error, isPlaceholderData, refetch } = useQuery(refundPreviewQuery(orderId, draft.items, useLanguage()));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  return (
    <MealRefundForm
      orderId={orderId}
      preview={data}
      draft={draft}
      isFresh={!isPlaceholderData}
      onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
    />
  );
}

type MealRefundFormProps = {
  readonly orderId: number;
  readonly preview: RefundPreview;
  readonly draft: RefundDraft;
  readonly isFresh: boolean;
  readonly onChange: (change: Partial<RefundDraft>) => void;
};

/** The server says what the chosen dishes bring back, and the guest may ask for less. */
function MealRefundForm({ orderId, preview, draft, isFresh, onChange }: MealRefundFormProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const amount = askedAmount(draft.amount, preview.most);
  return (
    <RefundForm
      kind={mealRefund}
      preview={preview}
      draft={draft}
      onChange={onChange}
      isFresh={isFresh}
      amount={
        <Card title={t`Your refund`}>
          <AmountField preview={preview} typed={draft.amount} onChange={(typed) => onChange({ amount: typed })} />
        </Card>
      }
      amountProblem={isAmountGood(amount, preview.most) ? null : t`Please check the amount.`}
      send={(request) => {
        const input = { orderId, amount, ...request };
        return sendOnce('refund.apply', input, (options) => api('/rest/order/refund/apply', input, options));
      }}
      onSettled={(isSent) => void (isSent ? invalidateOrder(queries) : invalidateRefundPreview(queries))}
    />
  );
}
