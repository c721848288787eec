import { Button } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useNavigation } from '../../platform/navigation.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { type ActedOrder, mayOrderAgain, type OrderDialogProps, type OrderKind } from './order-kind.ts';

type OrderActionsProps<Order extends ActedOrder> = {
  readonly kind: OrderKind<Order>;
  readonly order: Order & { readonly refund: { readonly id: number } | null };
  /** Absent where the page itself takes the payment. */
  readonly pay?: ReactNode;
  readonly beforeCancelling?: ReactNode;
  /** Absent: “Cancel the order”. */
  readonly cancelText?: ReactNode;
  readonly cancelDialog: (dialog: OrderDialogProps) => ReactNode;
  readonly onChanged: () => void;
};

/** What the server allows now, the likeliest first. */
export function OrderActions<Order extends ActedOrder>(props: OrderActionsProps<Order>) {
  const { kind, order, pay, beforeCancelling, cancelText, cancelDialog, onChanged } = props;
  const { t, i18n } = useLingui();
  const navigation = useNavigation();
  const [open, setOpen] = useState<'cancel' | 'confirm' | null>(null);
  const may = (event: string) => order.allowedEvents.includes(event);
  const shared = { onClose: () => setOpen(null), onChanged };
  const { OrderAgain, screens } = kind;
  const refundId = order.refund?.id;
  return (
    <section aria-label={t`What you can do`} className="grid gap-2 empty:hidden">
      {pay}
      {may('confirm') && (
        <Button isWide icon="check" onClick={() => setOpen('confirm')}>
          {i18n._(kind.words.received)}
        </Button>
      )}
      {may('cancel') && (
        <>
          {beforeCancelling}
          <Button variant="secondary" isWide onClick={() => setOpen('cancel')}>
            {cancelText ?? <Trans>Cancel the order</Trans>}
          </Button>
        </>
      )}
      {refundId !== undefined && (
        <Button
          variant="secondary"
          isWide
          onClick={() => navigation.open(screens.refundProgress, { refundId: String(refundId) })}
        >
          <Trans>See the refund</Trans>
        </Button>
      )}
      {may('apply_for_refund') && (
        <Button
          variant="quiet"
          isWide
          onClick={() => navigation.open(screens.refundApply, { orderId: String(order.id) })}
        >
          <Trans>Ask for a refund</Trans>
        </Button>
      )}
      {mayOrderAgain(order.state) && <OrderAgain order={order} variant="quiet" isWide icon="refresh" />}
      {cancelDialog({ ...shared, isOpen: open === 'cancel' })}
      <ConfirmDialog {...shared} kind={kind} orderId={order.id} isOpen={open === 'confirm'} />
    </section>
  );
}
