import {
  isParcelTracked,
  type MallRefuseReason,
  mallRefuseReasons,
  type ShipmentStatus,
  shipmentSteps,
} from '@chifan/domain/mall';
import { Button, Dialog, RadioGroup, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { type FormEvent, useState } from 'react';
import { Points } from '../../../money-words/amounts.tsx';
import { api } from '../../../platform/api.ts';
import { useAction, useKeyFor } from '../../../platform/use-action.ts';
import {
  type ActionDialogProps,
  DialogActionButtons,
  type DialogActions,
} from '../../../staff-order/actions/dialog-action-buttons.tsx';
import { mallRefuseReasonLabels } from '../../../staff-order/mall-order-labels.ts';
import type { StaffMallOrder } from './orders.query.ts';
import { shipmentStepLabels } from './parcel.tsx';
import { CorrectDialog, ShipDialog } from './parcel-dialog.tsx';

const moves: DialogActions<StaffMallOrder, MallOrderActionKey> = [
  { event: 'ship', label: () => t`发货`, variant: 'primary', Ask: ShipDialog },
  { event: 'refuse', label: () => t`拒单`, variant: 'danger', Ask: RefuseDialog },
  { event: 'step', label: () => t`更新物流`, variant: 'primary', Ask: StepDialog },
  { event: 'correct', label: () => t`更正快递信息`, variant: 'secondary', Ask: CorrectDialog },
];

export const MallOrderActions = ({ order }: { readonly order: StaffMallOrder }) => (
  <DialogActionButtons subject={order} allowed={mallOrderActionKeys(order)} moves={moves} />
);

export type MallOrderActionKey = (typeof eventKeys)[number] | 'step' | 'correct';

const eventKeys = ['ship', 'refuse'] as const;

export function mallOrderActionKeys({
  allowedEvents,
  shipment,
  state,
}: Pick<StaffMallOrder, 'allowedEvents' | 'shipment' | 'state'>): readonly MallOrderActionKey[] {
  const allowed = eventKeys.filter((key) => allowedEvents.includes(key));
  return shipment !== null && isParcelTracked(state) ? [...allowed, 'step', 'correct'] : allowed;
}

type Step = (typeof shipmentSteps)[number];

function StepDialog({ subject: order, onClose }: ActionDialogProps<StaffMallOrder>) {
  const [status, setStatus] = useState<Step>(() => nextAfter(order.shipment?.steps[0]?.status));
  const [place, setPlace] = useState('');
  const keyFor = useKeyFor();
  const sent = { orderId: order.id, status, placeZh: place.trim() };
  const add = useAction(() => api('/rest/platform/mall/order/step', sent, { idempotencyKey: keyFor(sent) }), {
    success: () => t`已更新物流`,
    onDone: onClose,
  });
  const press = (event: FormEvent) => {
    event.preventDefault();
    add.mutate(undefined);
  };
  return (
    <Dialog isOpen title={t`更新物流`} onClose={onClose}>
      <form onSubmit={press} className="grid gap-4">
        <RadioGroup<Step>
          label={t`包裹状态（会翻译给客人看）`}
          value={status}
          onChange={setStatus}
          choices={shipmentSteps.map((value) => ({ value, label: shipmentStepLabels[value]() }))}
        />
        <TextField
          label={t`所在地点（选填）`}
          hint={t`例如「上海浦东集散中心」，客人看到中文原文。`}
          maxLength={60}
          value={place}
          onChange={setPlace}
        />
        <Button type="submit" isWide isBusy={add.isPending}>
          {t`保存`}
        </Button>
      </form>
    </Dialog>
  );
}

const usual: Readonly<Partial<Record<ShipmentStatus, Step>>> = {
  handed_over: 'collected',
  collected: 'in_transit',
  out_for_delivery: 'delivered',
};

const nextAfter = (last: ShipmentStatus | undefined): Step => (last && usual[last]) ?? 'in_transit';

/**
 * Refuses a mall order for good. The server returns the points at once, and the guest reads the reason in their
 * language.
 */
function RefuseDialog({ subject: { id: orderId, number, points }, onClose }: ActionDialogProps<StaffMallOrder>) {
  const [reason, setReason] = useState<MallRefuseReason | null>(null);
  const refuse = useAction(
    (why: MallRefuseReason) => api('/rest/platform/mall/order/refuse', { orderId, reason: why }),
    {
      success: () => t`已拒单，积分已退回客人`,
      onDone: onClose,
    },
  );
  return (
    <Dialog
      isOpen
      title={t`拒绝订单 ${number}？`}
      onClose={onClose}
      actions={
        <Button
          variant="danger"
          isWide
          disabled={reason === null}
          isBusy={refuse.isPending}
          onClick={() => reason !== null && refuse.mutate(reason)}
        >
          {t`确认拒单`}
        </Button>
      }
    >
      <div className="grid gap-4">
        <p className="text-note text-soft">
          {t`拒单后不能恢复，商品回到库存，并立即退回客人`} <Points amount={points} />
        </p>
        <RadioGroup
          label={t`拒单原因（会翻译给客人看）`}
          value={reason}
          onChange={setReason}
          choices={mallRefuseReasons.map((value) => ({ value, label: mallRefuseReasonLabels[value]() }))}
        />
      </div>
    </Dialog>
  );
}
