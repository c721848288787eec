import type { ErrorReason } from '@chifan/contract';
import { Button, Dialog } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { CallError } from '../../platform/api.ts';
import { useNavigation } from '../../platform/navigation/navigation.ts';

/** The unpaid order or purchase that the guest must pay or cancel before placing another. */
export type Unpaid = { readonly id: number; readonly message: string };

type Reasons = readonly (ErrorReason | undefined)[];

const orderReasons: Reasons = ['unpaid_order_at_shop', 'unpaid_order_of_set_meal', 'too_many_unpaid_orders'];
const purchaseReasons: Reasons = ['too_many_open_purchases'];

export const unpaidOrderIn = (error: unknown): Unpaid | null =>
  unpaidIn(error, orderReasons, (details) => ('orderId' in details ? details.orderId : null));

export const unpaidPurchaseIn = (error: unknown): Unpaid | null =>
  unpaidIn(error, purchaseReasons, (details) => ('purchaseId' in details ? details.purchaseId : null));

function unpaidIn(error: unknown, reasons: Reasons, idOf: (details: object) => unknown): Unpaid | null {
  if (!(error instanceof CallError) || !reasons.includes(error.reason)) return null;
  const { details, message } = error;
  const id = typeof details === 'object' && details !== null ? idOf(details) : null;
  return typeof id === 'number' ? { id, message } : null;
}

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

/**
 * Explains that the guest must first pay or cancel another order or purchase, and links to it. The input on the current
 * screen stays.
 */
export function UnpaidDialog({ unpaid: { id, message }, kind, onClose }: UnpaidDialogProps) {
  const { t } = useLingui();
  const navigation = useNavigation();
  const { path, param } = screens[kind];
  const isPurchase = kind === 'purchase';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isPurchase ? t`You have an open payment` : t`You have an unpaid order`}
      actions={
        // The buttons are stacked, because in no language do both labels fit next to each other.
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
