import { Button } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigation } from '../../../platform/navigation.ts';
import { mayOrderAgain } from '../again/may-order-again.ts';
import { OrderAgain } from '../again/order-again.tsx';
import { CancelDrawer } from './cancel-drawer.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import type { MallOrderPartProps } from './mall-order-part-props.ts';

/** Buttons of what the server allows now, the likeliest first. */
export function MallOrderActions({ order, onChanged }: MallOrderPartProps) {
  const { t } = useLingui();
  const navigation = useNavigation();
  const [open, setOpen] = useState<'cancel' | 'confirm' | null>(null);
  const may = (event: (typeof order.allowedEvents)[number]) => order.allowedEvents.includes(event);
  const close = () => setOpen(null);
  const refundId = order.refund?.id;
  return (
    <section aria-label={t`What you can do`} className="grid gap-2 empty:hidden">
      {may('confirm') && (
        <Button isWide icon="check" onClick={() => setOpen('confirm')}>
          <Trans>I have my parcel</Trans>
        </Button>
      )}
      {may('cancel') && (
        <Button variant="secondary" isWide onClick={() => setOpen('cancel')}>
          <Trans>Cancel the order</Trans>
        </Button>
      )}
      {refundId !== undefined && (
        <Button
          variant="secondary"
          isWide
          onClick={() =>
            navigation.open('pages/internal/mall/order/refund/progress/progress', { refundId: String(refundId) })
          }
        >
          <Trans>See the refund</Trans>
        </Button>
      )}
      {may('apply_for_refund') && (
        <Button
          variant="quiet"
          isWide
          onClick={() => navigation.open('pages/internal/mall/order/refund/apply/apply', { orderId: String(order.id) })}
        >
          <Trans>Ask for a refund</Trans>
        </Button>
      )}
      {mayOrderAgain(order.state) && <OrderAgain variant="quiet" isWide icon="refresh" lines={order.lines} />}
      <CancelDrawer order={order} isOpen={open === 'cancel'} onClose={close} onChanged={onChanged} />
      <ConfirmDialog orderId={order.id} isOpen={open === 'confirm'} onClose={close} onChanged={onChanged} />
    </section>
  );
}
