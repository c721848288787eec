import { Trans, useLingui } from '@lingui/react/macro';
import { api } from '../../../platform/api.ts';
import { ReceivedDialog } from '../../../terms/orders/received-dialog.tsx';

type ConfirmDialogProps = {
  readonly orderId: number;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onChanged: () => void;
};

export function ConfirmDialog({ orderId, ...dialog }: ConfirmDialogProps) {
  const { t } = useLingui();
  return (
    <ReceivedDialog
      {...dialog}
      title={t`Do you have your food?`}
      confirm={() => api('/rest/order/confirm', { orderId })}
      done={t`Enjoy your meal`}
    >
      <Trans>Please confirm only when everything is there.</Trans>
    </ReceivedDialog>
  );
}
