import { Button, Dialog } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigation } from '../../platform/navigation.ts';
import type { Unpaid } from './unpaid.ts';

const screens = {
  order: { path: 'pages/order/detail/detail', param: 'orderId' },
  mall_order: { path: 'pages/internal/mall/order/detail/detail', param: 'orderId' },
  purchase: { path: 'pages/shop/success/success', param: 'purchaseId' },
} as const;

type UnpaidDialogProps = {
  readonly unpaid: Unpaid;
  readonly kind: keyof typeof screens;
  readonly onClose: () => void;
};

/** Another order or purchase must be paid or cancelled first, on its own screen. The guest's choices here are kept. */
export function UnpaidDialog({ unpaid: { id, message }, kind, onClose }: UnpaidDialogProps) {
  const { t } = useLingui();
  const navigation = useNavigation();
  const { path, param } = screens[kind];
  const isPurchase = kind === 'purchase';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isPurchase ? t`One payment is still open` : t`One order is still to be paid`}
      actions={
        // Stacked: side by side the longer label fits in no language.
        <div className="grid w-full gap-3">
          <Button isWide onClick={() => navigation.open(path, { [param]: String(id) })}>
            {isPurchase ? <Trans>Go to that payment</Trans> : <Trans>Go to that order</Trans>}
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
