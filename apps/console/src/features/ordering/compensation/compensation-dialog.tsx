import { cancelReasonOf } from '@chifan/domain/ordering';
import type { CompensationKind } from '@chifan/domain/refund';
import { Button, Dialog, EmptyState, ErrorState, RadioGroup, Select, Skeleton, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { api } from '../../../platform/api.ts';
import { useAction, useKeyFor } from '../../../platform/use-action.ts';
import { readYuan, writeYuan } from '../../../platform/yuan.ts';
import { reasonLabel } from '../../../staff-order/order-labels.ts';
import { dishText } from '../../../texts/dish-name.tsx';
import { type Compensations, useCompensations } from './order-compensations.tsx';

type Form = {
  readonly kind: CompensationKind;
  readonly typed: string;
  readonly campaignId: string;
  readonly reason: string;
  readonly note: string;
};

const emptyForm: Form = { kind: 'balance', typed: '', campaignId: '', reason: '', note: '' };

type DialogProps = { readonly orderId: number; readonly onClose: () => void };

/** Gives the guest balance or a coupon at the platform's cost, within the operator's limits (rule refund-34). */
export function CompensationDialog({ orderId, onClose }: DialogProps) {
  const [form, setForm] = useState(emptyForm);
  const { data, error, refetch } = useCompensations(orderId);
  const keyFor = useKeyFor();
  const gift = data === undefined ? null : giftOf(form, data.most);
  const give = useAction(
    (given: NonNullable<typeof gift>) => {
      const input = { orderId, gift: given, reason: Number(form.reason), note: form.note.trim() };
      return api('/rest/platform/order/compensate', input, { idempotencyKey: keyFor(input) });
    },
    { success: () => t`已补偿，并通知客人`, onDone: onClose },
  );
  const isReady = gift !== null && form.reason !== '';
  return (
    <Dialog
      isOpen
      title={t`补偿客人`}
      onClose={onClose}
      actions={
        <Button
          isWide
          disabled={!isReady}
          isBusy={give.isPending}
          onClick={() => gift !== null && form.reason !== '' && give.mutate(gift)}
        >
          {t`确认补偿`}
        </Button>
      }
    >
      {data ? (
        <CompensationForm form={form} data={data} onChange={setForm} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-48" />
      )}
    </Dialog>
  );
}

function giftOf({ kind, typed, campaignId }: Form, most: number) {
  if (kind === 'coupon') return campaignId === '' ? null : ({ kind, campaignId: Number(campaignId) } as const);
  const amount = readYuan(typed);
  return amount !== null && amount >= 1 && amount <= most ? ({ kind, amount } as const) : null;
}

type FormProps = {
  readonly form: Form;
  readonly data: Compensations;
  readonly onChange: (form: Form) => void;
};

function CompensationForm({ form, data, onChange }: FormProps) {
  const most = writeYuan(data.most);
  if (data.most === 0) return <EmptyState icon="lock" title={t`今天对这一单不能再补偿`} />;
  return (
    <div className="grid gap-4">
      <p className="text-note text-soft">{t`由平台承担。您对这一单今天最多还能补偿 ${most} 元。`}</p>
      <RadioGroup
        label={t`补偿方式`}
        layout="row"
        value={form.kind}
        onChange={(kind) => onChange({ ...form, kind })}
        choices={[
          { value: 'balance', label: t`余额` },
          { value: 'coupon', label: t`优惠券` },
        ]}
      />
      {form.kind === 'balance' ? (
        <AmountField form={form} data={data} onChange={onChange} />
      ) : (
        <CouponField form={form} data={data} onChange={onChange} />
      )}
      <Select
        label={t`原因`}
        placeholder={t`请选择`}
        value={form.reason}
        onChange={(reason) => onChange({ ...form, reason })}
        choices={data.reasons.map((number) => ({
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
    </div>
  );
}

function AmountField({ form, data, onChange }: FormProps) {
  const max = writeYuan(data.most);
  const isGood = form.typed === '' || giftOf(form, data.most) !== null;
  return (
    <TextField
      label={t`补偿金额（元）`}
      inputMode="decimal"
      value={form.typed}
      onChange={(typed) => onChange({ ...form, typed })}
      error={isGood ? undefined : t`请输入 0.01 至 ${max} 元。`}
    />
  );
}

function CouponField({ form, data, onChange }: FormProps) {
  if (data.campaigns.length === 0) {
    return <p className="text-note text-soft">{t`没有可发的优惠券。请先在「优惠券」建立由平台发放的活动。`}</p>;
  }
  return (
    <Select
      label={t`优惠券`}
      placeholder={t`请选择`}
      value={form.campaignId}
      onChange={(campaignId) => onChange({ ...form, campaignId })}
      choices={data.campaigns.map((campaign) => ({
        value: String(campaign.campaignId),
        label: `${dishText(campaign)} (${writeYuan(campaign.reduction)})`,
      }))}
    />
  );
}
