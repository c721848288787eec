import { Button, Dialog } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigation } from '../../platform/navigation.ts';
import type { UnpaidOrder } from './unpaid-order.ts';

type UnpaidOrderDialogProps = {
  readonly unpaid: UnpaidOrder;
  readonly path: 'pages/order/detail/detail' | 'pages/internal/mall/order/detail/detail';
  readonly onClose: () => void;
};

/** Another order has to be paid or cancelled first: its own screen does both. The cart stays as it is. */
export function UnpaidOrderDialog({ unpaid: { orderId, message }, path, onClose }: UnpaidOrderDialogProps) {
  const { t } = useLingui();
  const navigation = useNavigation();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t`One order is still to be paid`}
      actions={
        // One below the other: beside each other no language has room for the longer one.
        <div className="grid w-full gap-3">
          <Button isWide onClick={() => navigation.open(path, { orderId: String(orderId) })}>
            <Trans>Go to that order</Trans>
          </Button>
          <Button variant="secondary" isWide onClick={onClose}>
            <Trans>Not now</Trans>
          </Button>
        </div>
      }
    >
      <p>{message}</p>
    </Dialog>
  );
}
