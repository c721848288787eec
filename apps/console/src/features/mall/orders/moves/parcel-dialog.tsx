import { carriers } from '@chifan/domain/mall';
import { Button, Dialog, Select, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { ActWords } from '../../../../platform/use-action.ts';
import { useAction } from '../../../../platform/use-action.ts';
import type { MoveProps } from './order-dialog-props.ts';
import { type ParcelForm, type ReadParcel, readParcel } from './parcel-form.ts';

type ParcelDialogProps = MoveProps & {
  readonly title: string;
  readonly submit: string;
  readonly send: (parcel: ReadParcel) => Promise<unknown>;
  readonly success: ActWords<unknown>['success'];
  readonly children?: ReactNode;
};

/** Carrier and number of a parcel: for the first time, or corrected. */
export function ParcelDialog(props: ParcelDialogProps) {
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
          choices={carriers.map(({ key, nameZh }) => ({ value: key, label: nameZh }))}
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
