import { type ShipmentStatus, shipmentSteps } from '@chifan/domain/mall';
import { Button, Dialog, RadioGroup, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { type FormEvent, useState } from 'react';
import { api } from '../../../../platform/api.ts';
import { useAction, useKeyFor } from '../../../../platform/use-action.ts';
import type { AskProps } from '../../../../staff-order/moves/asking-buttons.tsx';
import { shipmentWords } from '../../words/shipment-words.ts';
import type { StaffMallOrder } from '../orders.query.ts';

type Step = (typeof shipmentSteps)[number];

/** Where the parcel is: what happened is translated for the guest, the place stays in Chinese. */
export function StepDialog({ subject: order, onClose }: AskProps<StaffMallOrder>) {
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
          choices={shipmentSteps.map((value) => ({ value, label: shipmentWords[value]() }))}
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

/** What usually comes next is chosen already. */
const nextAfter = (last: ShipmentStatus | undefined): Step => (last && usual[last]) ?? 'in_transit';
