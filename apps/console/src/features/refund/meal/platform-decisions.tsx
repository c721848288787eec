import {
  type LiableParty,
  liableParties,
  type ObjectionBearer,
  objectionBearers,
  type RefundEvent,
} from '@chifan/domain/refund';
import { Button, Icon, Money, RadioGroup, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { api } from '../../../platform/api.ts';
import { useAction } from '../../../platform/use-action.ts';
import { ConfirmActionDialog } from '../../../staff-order/actions/confirm-action-dialog.tsx';
import {
  type ActionDialogProps,
  DialogActionButtons,
  type DialogActions,
} from '../../../staff-order/actions/dialog-action-buttons.tsx';
import { liableLabels } from '../../../staff-order/order-labels.ts';
import { DecideDialog } from '../decide-dialog.tsx';
import { mealRefunds } from './meal-refund-kind.ts';
import type { StaffRefund } from './meal-refunds.query.ts';

function DecideMealDialog({ subject: { id: refundId, asked, offer }, onClose }: ActionDialogProps<StaffRefund>) {
  const [liable, setLiable] = useState<LiableParty>('merchant');
  return (
    <DecideDialog
      kind={mealRefunds}
      asked={asked}
      title={t`平台裁定`}
      words={{ confirm: () => t`确认裁定`, done: () => t`已裁定，并通知双方` }}
      note={{ label: t`书面说明`, hint: t`商家和平台可见，客人只看到上面的原因。全额退款时必填，请写清依据。` }}
      send={(decided) => api('/rest/platform/refund/decide', { refundId, liable, ...decided })}
      onClose={onClose}
      before={
        offer !== null && (
          <p className="text-note text-soft">
            {t`商家曾提议退款`} <Money amount={offer.amount} />
          </p>
        )
      }
    >
      <RadioGroup
        label={t`责任方（承担退款）`}
        value={liable}
        onChange={setLiable}
        choices={liableParties.map((value) => ({ value, label: liableLabels[value]() }))}
      />
    </DecideDialog>
  );
}

/** Decides which party pays for a refund by rule to which the merchant objected. The guest keeps the money. */
function DecideObjectionDialog({ subject: { id: refundId, orderType }, onClose }: ActionDialogProps<StaffRefund>) {
  const [liable, setLiable] = useState<ObjectionBearer>('merchant');
  const [note, setNote] = useState('');
  const bearers = objectionBearers.filter((bearer) => bearer !== 'courier' || orderType === 'delivery');
  return (
    <ConfirmActionDialog
      title={t`裁定商家申诉`}
      confirm={t`确认裁定`}
      isReady={note.trim() !== ''}
      send={() => api('/rest/platform/refund/decideObjection', { refundId, liable, note })}
      success={() => t`已裁定`}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <p className="text-note">{t`客人的退款不变。由骑手或平台承担时，款项退回商家账户。`}</p>
        <RadioGroup
          label={t`责任方（承担退款）`}
          value={liable}
          onChange={setLiable}
          choices={bearers.map((value) => ({ value, label: liableLabels[value]() }))}
        />
        <TextField
          label={t`书面说明`}
          hint={t`商家可见，请写清依据。`}
          lines={4}
          maxLength={500}
          value={note}
          onChange={setNote}
        />
      </div>
    </ConfirmActionDialog>
  );
}

const moves: DialogActions<StaffRefund, RefundEvent> = [
  { event: 'decide_objection', label: () => t`裁定商家申诉`, variant: 'primary', Ask: DecideObjectionDialog },
  { event: 'platform_grant', label: () => t`裁定`, variant: 'primary', Ask: DecideMealDialog },
];

export function PlatformDecisions({ refund }: { readonly refund: StaffRefund }) {
  const retry = useAction(() => api('/rest/platform/refund/retryGatewayRefund', { refundId: refund.id }), {
    success: () => t`已重新打款，请看最新状态`,
  });
  const hasFailed = refund.gatewayRefunds.some(({ state }) => state === 'failed');
  return (
    <DialogActionButtons subject={refund} allowed={refund.allowedEvents} moves={moves}>
      {hasFailed && (
        <>
          <Button
            className="grow"
            variant="secondary"
            icon="refresh"
            isBusy={retry.isPending}
            onClick={() => retry.mutate(undefined)}
          >
            {t`立即重新打款`}
          </Button>
          <Link
            to="/gateways"
            search={{ part: 'trail', number: refund.orderNumber }}
            className="inline-flex min-h-11 items-center gap-1 text-note font-medium text-link"
          >
            {t`渠道退不了？改用其他方式`}
            <Icon name="forward" size={18} />
          </Link>
        </>
      )}
    </DialogActionButtons>
  );
}
