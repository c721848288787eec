import { type CarrierKey, carriers, trackingNumberPattern } from '@chifan/domain/mall';
import { Button, Dialog, Select, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import { api } from '../../../platform/api.ts';
import { currentLanguage } from '../../../platform/language/language.ts';
import { type ActWords, useAction } from '../../../platform/use-action.ts';
import type { ActionDialogProps } from '../../../staff-order/actions/dialog-action-buttons.tsx';
import { PersonText } from '../../../texts/person-text.tsx';
import type { StaffMallOrder } from './orders.query.ts';

/**
 * Marks a mall order as sent. Shows the recipient again, because afterwards the guest can follow the parcel and cannot
 * cancel.
 */
export function ShipDialog({ subject: order, onClose }: ActionDialogProps<StaffMallOrder>) {
  const { id: orderId, contact, addressZh, doorNumber } = order;
  return (
    <ParcelDialog
      order={order}
      onClose={onClose}
      title={t`发货`}
      submit={t`确认发货`}
      send={(parcel) => api('/rest/platform/mall/order/ship', { orderId, ...parcel })}
      success={() => t`已登记发货，客人可以查看物流`}
    >
      <p className="rounded-small bg-sunken p-3 text-note">
        <PersonText text={contact} className="font-semibold" />
        <span className="block">
          <PersonText text={addressZh} /> <PersonText text={doorNumber} />
        </span>
      </p>
    </ParcelDialog>
  );
}

export function CorrectDialog({ subject: order, onClose }: ActionDialogProps<StaffMallOrder>) {
  return (
    <ParcelDialog
      order={order}
      onClose={onClose}
      title={t`更正快递信息`}
      submit={t`保存`}
      send={(parcel) => api('/rest/platform/mall/order/parcel', { orderId: order.id, ...parcel })}
      success={() => t`已更正`}
    />
  );
}

type ParcelDialogProps = {
  readonly order: StaffMallOrder;
  readonly onClose: () => void;
  readonly title: string;
  readonly submit: string;
  readonly send: (parcel: ReadParcel) => Promise<unknown>;
  readonly success: ActWords<unknown>['success'];
  readonly children?: ReactNode;
};

function ParcelDialog(props: ParcelDialogProps) {
  const { order, title, submit, send, success, onClose, children } = props;
  const [form, setForm] = useState<ParcelForm>({
    carrier: order.shipment?.carrier ?? '',
    typed: order.shipment?.trackingNumber ?? '',
  });
  const act = useAction(send, { success, onDone: onClose });
  const parcel = readParcel(form);
  const isWrong = parcel === null && form.carrier !== '' && form.typed.trim().length >= 6;
  const press = (event: FormEvent) => {
    event.preventDefault();
    if (parcel !== null) act.mutate(parcel);
  };
  return (
    <Dialog isOpen title={title} onClose={onClose}>
      <form onSubmit={press} className="grid gap-4">
        {children}
        <Select
          label={t`快递公司`}
          placeholder={t`请选择`}
          value={form.carrier}
          onChange={(carrier) => setForm((before) => ({ ...before, carrier }))}
          choices={carriers.map(({ key, name, nameZh }) => ({
            value: key,
            label: currentLanguage() === 'en' ? name : nameZh,
          }))}
        />
        <TextField
          label={t`快递单号`}
          hint={t`可以用扫码枪录入；空格会自动去掉。`}
          autoComplete="off"
          maxLength={60}
          value={form.typed}
          onChange={(typed) => setForm((before) => ({ ...before, typed }))}
          error={isWrong ? t`单号是 6 到 40 位字母、数字或短横线` : undefined}
        />
        <Button type="submit" isWide disabled={parcel === null} isBusy={act.isPending}>
          {submit}
        </Button>
      </form>
    </Dialog>
  );
}

/** A parcel as typed. `carrier` is empty until staff choose one. */
type ParcelForm = { readonly carrier: CarrierKey | ''; readonly typed: string };

type ReadParcel = { readonly carrier: CarrierKey; readonly trackingNumber: string };

/** Removes spaces, which come from scanners and chats, and capitalises letters, as carriers print them. */
const trackingNumberOf = (typed: string): string => typed.replaceAll(/\s/g, '').toUpperCase();

/** The parcel to send. Null if the carrier is missing or the tracking number is invalid. */
export function readParcel({ carrier, typed }: ParcelForm): ReadParcel | null {
  const trackingNumber = trackingNumberOf(typed);
  return carrier !== '' && trackingNumberPattern.test(trackingNumber) ? { carrier, trackingNumber } : null;
}
