import {
  appealWindowHours,
  isPartialRefundOffer,
  type MerchantRefusal,
  merchantRefusals,
  minRefundOffer,
  type RefundEvent,
} from '@chifan/domain/refund';
import { Button, Dialog, RadioGroup, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { api } from '../../../platform/api.ts';
import { useAction } from '../../../platform/use-action.ts';
import { writeYuan } from '../../../platform/yuan.ts';
import { ConfirmActionDialog } from '../../../staff-order/actions/confirm-action-dialog.tsx';
import {
  type ActionDialogProps,
  DialogActionButtons,
  type DialogActions,
} from '../../../staff-order/actions/dialog-action-buttons.tsx';
import { ReasonChoice, RequestedRefund } from '../decide-dialog.tsx';
import { firstRuling, validateDecision } from '../refund-decision-form.ts';
import { mealRefunds, merchantAmountOf, refusalLabels } from './meal-refund-kind.ts';
import type { StaffRefund } from './meal-refunds.query.ts';

type DecisionProps = ActionDialogProps<StaffRefund>;

function GrantDialog({ subject: { id: refundId, asked }, onClose }: DecisionProps) {
  const [ruling, setRuling] = useState(() => firstRuling(mealRefunds, asked));
  const { amount: typedAmount, reasons, reason } = validateDecision(mealRefunds, ruling, asked);
  const amount = merchantAmountOf(typedAmount, asked);
  const isPart = amount !== null && isPartialRefundOffer(amount, asked);
  const why = { note: ruling.note, ...(reason === null ? {} : { reason }) };
  const grant = useAction((sum: number) => api('/rest/merchant/refund/grant', { refundId, amount: sum, ...why }), {
    success: () => (isPart ? t`已向客人提出部分退款，等待答复` : t`已同意退款，款项原路退回`),
    onDone: onClose,
  });
  return (
    <Dialog isOpen title={isPart ? t`提出部分退款` : t`同意退款`} onClose={onClose}>
      <div className="grid gap-4">
        <RequestedRefund kind={mealRefunds} asked={asked} />
        <AmountField
          asked={asked}
          typed={ruling.typed}
          isGood={amount !== null}
          onChange={(typed) => setRuling({ ...ruling, typed })}
        />
        {isPart && <OfferNotice />}
        <ReasonChoice
          kind={mealRefunds}
          isGrant
          reasons={reasons}
          value={reason}
          onChange={(chosen) => setRuling({ ...ruling, chosen })}
        />
        <NoteField value={ruling.note} onChange={(note) => setRuling({ ...ruling, note })} />
        <Button
          isWide
          disabled={amount === null || (reasons.length > 0 && reason === null)}
          isBusy={grant.isPending}
          onClick={() => amount !== null && grant.mutate(amount)}
        >
          {isPart ? t`提出部分退款` : t`确认退款`}
        </Button>
      </div>
    </Dialog>
  );
}

type AmountFieldProps = {
  readonly asked: number;
  readonly typed: string;
  readonly isGood: boolean;
  readonly onChange: (typed: string) => void;
};

function AmountField({ asked, typed, isGood, onChange }: AmountFieldProps) {
  const [min, max] = [writeYuan(minRefundOffer(asked)), writeYuan(asked)];
  return (
    <TextField
      label={t`退款金额（元）`}
      inputMode="decimal"
      value={typed}
      onChange={onChange}
      hint={t`可以只退一部分，须选择原因，由客人决定是否接受。`}
      error={isGood ? undefined : t`请输入 ${min} 至 ${max} 元；不愿退这么多请选择拒绝。`}
    />
  );
}

const OfferNotice = () => (
  <p className="rounded-small bg-sunken p-3 text-note">
    {t`这是一个提议：客人 ${appealWindowHours} 小时内可以接受，也可以附证据申请平台裁定；逾期未答复视为接受。答复前不退款。`}
  </p>
);

type NoteFieldProps = { readonly value: string; readonly onChange: (note: string) => void };

const NoteField = (props: NoteFieldProps) => (
  <TextField label={t`内部备注（选填，客人看不到）`} lines={2} maxLength={300} {...props} />
);

/**
 * Refuses a refund request. The guest reads the reason in their language and may appeal to the platform within a day.
 */
function RefuseDialog({ subject: { id: refundId }, onClose }: DecisionProps) {
  const [refusal, setRefusal] = useState<MerchantRefusal>('made_as_ordered');
  const [note, setNote] = useState('');
  return (
    <ConfirmActionDialog
      title={t`拒绝退款`}
      confirm={t`确认拒绝`}
      variant="danger"
      send={() => api('/rest/merchant/refund/refuse', { refundId, refusal, note })}
      success={() => t`已拒绝，客人可在 24 小时内申请平台介入`}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <RadioGroup
          label={t`拒绝原因（会翻译给客人看）`}
          value={refusal}
          onChange={setRefusal}
          choices={merchantRefusals.map((value) => ({ value, label: refusalLabels[value]() }))}
        />
        <NoteField value={note} onChange={setNote} />
      </div>
    </ConfirmActionDialog>
  );
}

/**
 * Objects to a refund that was granted by rule. The guest keeps the money, and the platform decides which party pays.
 */
function ObjectDialog({ subject: { id: refundId }, onClose }: DecisionProps) {
  const [refusal, setRefusal] = useState<MerchantRefusal>('made_as_ordered');
  const [note, setNote] = useState('');
  return (
    <ConfirmActionDialog
      title={t`向平台申诉`}
      confirm={t`提交申诉`}
      send={() => api('/rest/merchant/refund/object', { refundId, refusal, note })}
      success={() => t`已提交申诉，等待平台裁定`}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <p className="text-note">{t`款项已退给客人，不会收回。平台核实后决定由谁承担。`}</p>
        <RadioGroup
          label={t`申诉原因`}
          value={refusal}
          onChange={setRefusal}
          choices={merchantRefusals.map((value) => ({ value, label: refusalLabels[value]() }))}
        />
        <TextField label={t`给平台的说明（选填）`} lines={3} maxLength={300} value={note} onChange={setNote} />
      </div>
    </ConfirmActionDialog>
  );
}

const moves: DialogActions<StaffRefund, RefundEvent> = [
  { event: 'object', label: () => t`向平台申诉`, variant: 'secondary', Ask: ObjectDialog },
  { event: 'merchant_grant', label: () => t`同意退款`, variant: 'primary', Ask: GrantDialog },
  { event: 'merchant_refuse', label: () => t`拒绝`, variant: 'danger', Ask: RefuseDialog },
];

export const MerchantDecisions = ({ refund }: { readonly refund: StaffRefund }) => (
  <DialogActionButtons subject={refund} allowed={refund.allowedEvents} moves={moves} />
);
