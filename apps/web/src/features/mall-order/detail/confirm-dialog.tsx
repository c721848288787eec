import { mallAfterSaleDays } from '@chifan/domain/mall';
import { Plural, useLingui } from '@lingui/react/macro';
import { api } from '../../../platform/api.ts';
import { ReceivedDialog } from '../../../terms/orders/received-dialog.tsx';

type ConfirmDialogProps = {
  readonly orderId: number;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onChanged: () => void;
};

/** With it the days for a refund begin. */
export function ConfirmDialog({ orderId, ...dialog }: ConfirmDialogProps) {
  const { t } = useLingui();
  return (
    <ReceivedDialog
      {...dialog}
      title={t`Do you have your parcel?`}
      confirm={() => api('/rest/mall/order/confirm', { orderId })}
      done={t`Enjoy it`}
    >
      <Plural
        value={mallAfterSaleDays}
        one="Please open it first. Afterwards you can ask for a refund for # day."
        other="Please open it first. Afterwards you can ask for a refund for # days."
      />
    </ReceivedDialog>
  );
}
