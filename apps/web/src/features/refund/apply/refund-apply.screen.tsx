import { cancelReasonOf } from '@chifan/domain/ordering';
import { Card, Money, PageSkeleton, TextField } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidateOrder } from '../../../data/ordering.ts';
import { invalidateRefundPreview, type RefundPreview, refundPreviewQuery } from '../../../data/refund.ts';
import { sendOnce } from '../../../data/send-once.ts';
import { requireParam } from '../../../platform/addressed/require-param.tsx';
import { api } from '../../../platform/api.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useParams } from '../../../platform/navigation/navigation.ts';
import { HelpLink } from '../../../terms/help/help-link.tsx';
import { UnwellLink } from '../../../terms/help/unwell-link.tsx';
import { emptyDraft, type RefundDraft } from '../../../terms/refund/refund-draft.ts';
import { RefundFailure } from '../../../terms/refund/refund-failure.tsx';
import { RefundForm } from '../../../terms/refund/refund-form.tsx';
import { writeYuan } from '../../../terms/wallet/read-yuan.ts';
import { mealRefund } from '../meal-refund.tsx';
import { Outcome } from './outcome.tsx';
import { isAmountInRange, requestedAmount } from './typed-amount.ts';

export default requireParam(['orderId'], 'order', RefundApplyScreen);

/** Requests a refund. URL parameter: `orderId`. */
function RefundApplyScreen() {
  const orderId = Number(useParams().orderId);
  const [draft, setDraft] = useState(emptyDraft);
  const { data, error, isPlaceholderData, refetch } = useQuery(refundPreviewQuery(orderId, draft.items, useLanguage()));
  if (error) {
    const help = <HelpLink topic="refund" orderId={String(orderId)} />;
    return (
      <RefundFailure error={error} onRetry={() => void refetch()} orderId={orderId} kind={mealRefund} help={help} />
    );
  }
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

function MealRefundForm({ orderId, preview, draft, isFresh, onChange }: MealRefundFormProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const amount = requestedAmount(draft.amount, preview.most);
  return (
    <RefundForm
      kind={mealRefund}
      preview={preview}
      draft={draft}
      onChange={onChange}
      isFresh={isFresh}
      amount={
        draft.items.length > 0 && (
          <Card title={t`Your refund`}>
            <AmountField preview={preview} typed={draft.amount} onChange={(typed) => onChange({ amount: typed })} />
          </Card>
        )
      }
      reasonNotice={isUnwell(draft.reason) && <UnwellLink orderId={orderId} />}
      outcome={
        draft.items.length > 0 && preview.most > 0 && <Outcome preview={preview} draft={draft} amount={amount} />
      }
      amountProblem={isAmountInRange(amount, preview.most) ? null : t`Check the amount.`}
      send={(request) => {
        const input = { orderId, amount, ...request };
        return sendOnce('refund.apply', input, (options) => api('/rest/order/refund/apply', input, options));
      }}
      onSettled={(isSent) => void (isSent ? invalidateOrder(queries) : invalidateRefundPreview(queries))}
    />
  );
}

const isUnwell = (reason: number | null): boolean =>
  reason !== null && cancelReasonOf(reason)?.key === 'discomfort_after_eating';

type AmountFieldProps = {
  readonly preview: RefundPreview;
  /** The amount as typed. null requests the full refundable amount of the items. */
  readonly typed: string | null;
  readonly onChange: (typed: string | null) => void;
};

/** The exact refund and where the money goes. The guest can request a smaller amount. */
function AmountField({ preview: { most, parts }, typed, onChange }: AmountFieldProps) {
  const { t } = useLingui();
  const isGood = isAmountInRange(requestedAmount(typed, most), most);
  const isMixed = parts.balance > 0 && parts.gateway > 0;
  return (
    <div className="grid gap-3">
      <p aria-live="polite" className="flex items-baseline justify-between gap-3">
        <span>
          <Trans>You get back up to</Trans>
        </span>
        <span className="text-end">
          <Money isApproximate amount={most} className="text-title font-semibold" />
        </span>
      </p>
      {isMixed && (
        <p className="text-note text-soft">
          <Trans>
            <Money amount={parts.balance} /> to your balance, <Money amount={parts.gateway} /> to what you paid with.
          </Trans>
        </p>
      )}
      <TextField
        label={t`Amount in yuan`}
        inputMode="decimal"
        value={typed ?? writeYuan(most)}
        onChange={(value) => onChange(value)}
        onBlur={() => typed === '' && onChange(null)}
        hint={t`You can request less.`}
        error={isGood || most === 0 ? undefined : t`Enter an amount up to the one above.`}
      />
    </div>
  );
}
