import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { cancelReasonOf } from '@chifan/domain/ordering';
import { Button, Dialog, ErrorState, RadioGroup, Select, Skeleton, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api.ts';
import { useAction, useKeyFor } from '../../../platform/use-action.ts';
import { cacheOrder } from '../../../staff-order/detail/shown-order.ts';
import { liableLabels, reasonLabel } from '../../../staff-order/order-labels.ts';
import {
  emptyRefundForm,
  type OperatorRefundChoice,
  type OperatorRefundForm,
  type OperatorRefundPreview,
  refundChoiceOf,
} from './operator-refund-form.ts';
import { RefundAmountFields } from './refund-amount-fields.tsx';
import { RefundPreview } from './refund-preview.tsx';

type DialogProps = { readonly order: StaffOrder; readonly onClose: () => void };

/**
 * Cancels an order, or refunds the whole order, a part of the amount or some dishes. First shows a preview of the
 * ledger postings (rule refund-31).
 */
export function OperatorRefundDialog({ order, onClose }: DialogProps) {
  const [form, setForm] = useState(emptyRefundForm);
  const isUnpaid = order.state === 'unpaid';
  const { data: whole, error, refetch } = usePreview(order.id, { kind: 'all', liable: 'platform' });
  const choice = whole ? refundChoiceOf(form, whole.most) : null;
  const chosen = usePreview(order.id, choice);
  const seen = choice === null || chosen.isPlaceholderData ? undefined : chosen.data;
  const send = useRefund(order, { isUnpaid, onClose });
  const isReady = seen !== undefined && form.reason !== null;
  return (
    <Dialog
      isOpen
      title={isUnpaid ? t`取消订单` : t`取消或退款`}
      onClose={onClose}
      actions={
        <Button
          isWide
          variant="danger"
          disabled={!isReady}
          isBusy={send.isPending}
          onClick={() => isReady && choice !== null && send.mutate({ form, choice, version: seen.version })}
        >
          {isUnpaid ? t`确认取消` : t`确认退款`}
        </Button>
      }
    >
      {whole ? (
        <div className="grid gap-4">
          {!isUnpaid && <RefundFields form={form} preview={whole} onChange={setForm} />}
          <ReasonFields form={form} reasons={whole.reasons} onChange={setForm} />
          {choice !== null && !isUnpaid && (
            <Seen preview={chosen.data} error={chosen.error} onRetry={() => void chosen.refetch()} />
          )}
        </div>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-64" />
      )}
    </Dialog>
  );
}

const usePreview = (orderId: number, choice: OperatorRefundChoice | null) =>
  useQuery({
    queryKey: ['operator-refund', orderId, choice],
    queryFn:
      choice === null
        ? skipToken
        : ({ signal }) => api('/rest/platform/order/refund/preview', { orderId, ...choice }, { signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });

type Confirmed = {
  readonly form: OperatorRefundForm;
  readonly choice: OperatorRefundChoice;
  readonly version: number;
};

function useRefund(
  order: StaffOrder,
  { isUnpaid, onClose }: { readonly isUnpaid: boolean; readonly onClose: () => void },
) {
  const keyFor = useKeyFor();
  return useAction(
    ({ form: { reason, note }, choice, version }: Confirmed) => {
      const input = { orderId: order.id, ...choice, reason: reason ?? 0, note: note.trim(), version };
      return api('/rest/platform/order/refund', input, { idempotencyKey: keyFor(input) });
    },
    {
      success: () => (isUnpaid ? t`订单已取消` : t`已退款，并通知客人`),
      onDone: (refunded) => {
        cacheOrder(refunded);
        onClose();
      },
    },
  );
}

type FieldsProps = {
  readonly form: OperatorRefundForm;
  readonly preview: OperatorRefundPreview;
  readonly onChange: (form: OperatorRefundForm) => void;
};

function RefundFields({ form, preview, onChange }: FieldsProps) {
  return (
    <>
      <RefundAmountFields form={form} preview={preview} onChange={onChange} />
      <RadioGroup
        label={t`责任方（承担退款）`}
        layout="row"
        value={form.liable}
        onChange={(liable) => onChange({ ...form, liable })}
        choices={preview.liableParties.map((value) => ({ value, label: liableLabels[value]() }))}
      />
    </>
  );
}

type ReasonFieldsProps = Pick<FieldsProps, 'form' | 'onChange'> & { readonly reasons: readonly number[] };

function ReasonFields({ form, reasons, onChange }: ReasonFieldsProps) {
  return (
    <>
      <Select
        label={t`原因（会翻译给客人看）`}
        placeholder={t`请选择`}
        value={form.reason === null ? '' : String(form.reason)}
        onChange={(reason) => onChange({ ...form, reason: Number(reason) })}
        choices={reasons.map((number) => ({
          value: String(number),
          label: reasonLabel(cancelReasonOf(number)?.key ?? ''),
        }))}
      />
      <TextField
        label={t`内部备注（选填，客人看不到）`}
        lines={2}
        maxLength={500}
        value={form.note}
        onChange={(note) => onChange({ ...form, note })}
      />
    </>
  );
}

type SeenProps = {
  readonly preview: OperatorRefundPreview | undefined;
  readonly error: Error | null;
  readonly onRetry: () => void;
};

function Seen({ preview, error, onRetry }: SeenProps) {
  if (error) return <ErrorState error={error} onRetry={onRetry} />;
  return preview ? <RefundPreview preview={preview} /> : <Skeleton className="h-40" />;
}
