import { Button, Countdown, Money } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLanguage } from '../../../platform/language.ts';
import { useNavigation } from '../../../platform/navigation.ts';
import { formatTime } from '../../../platform/time.ts';
import { mayReorder } from '../reorder/may-reorder.ts';
import { useReorder } from '../reorder/use-reorder.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import type { OrderPartProps } from './order-part-props.ts';

/** Buttons of what the server allows now, the likeliest first. */
export function OrderActions({ order, onChanged }: OrderPartProps) {
  const { t } = useLingui();
  const navigation = useNavigation();
  const { reorder, isReordering } = useReorder();
  const [open, setOpen] = useState<'cancel' | 'confirm' | null>(null);
  const may = (event: (typeof order.allowedEvents)[number]) => order.allowedEvents.includes(event);
  const close = () => setOpen(null);
  const params = { orderId: String(order.id) };
  return (
    <section aria-label={t`What you can do`} className="grid gap-2">
      {order.state === 'unpaid' && (
        <Button isWide icon="card" onClick={() => navigation.open('pages/shop/success/success', params)}>
          <span>
            <Trans>
              Pay <Money amount={order.payable} />
            </Trans>
          </span>
        </Button>
      )}
      {may('confirm') && (
        <Button isWide icon="check" onClick={() => setOpen('confirm')}>
          <Trans>I have my food</Trans>
        </Button>
      )}
      {may('cancel') && (
        <>
          <FreeUntil until={order.freeToCancelUntil} onEnd={onChanged} />
          <Button variant="secondary" isWide onClick={() => setOpen('cancel')}>
            <Trans>Cancel the order</Trans>
          </Button>
        </>
      )}
      {order.refund !== null && (
        <Button
          variant="secondary"
          isWide
          onClick={() =>
            navigation.open('pages/order/refund/progress/progress', { refundId: String(order.refund?.id) })
          }
        >
          <Trans>See the refund</Trans>
        </Button>
      )}
      {may('apply_for_refund') && (
        <Button variant="quiet" isWide onClick={() => navigation.open('pages/order/refund/apply/apply', params)}>
          <Trans>Ask for a refund</Trans>
        </Button>
      )}
      {mayReorder(order.state) && (
        <Button variant="quiet" isWide icon="refresh" isBusy={isReordering} onClick={() => reorder(order)}>
          <Trans>Order again</Trans>
        </Button>
      )}
      <CancelDialog order={order} isOpen={open === 'cancel'} onClose={close} onChanged={onChanged} />
      <ConfirmDialog orderId={order.id} isOpen={open === 'confirm'} onClose={close} onChanged={onChanged} />
    </section>
  );
}

/** A clock that runs, not a policy page. */
function FreeUntil({ until, onEnd }: { readonly until: string | null; readonly onEnd: () => void }) {
  const language = useLanguage();
  if (until === null) return null;
  const clock = formatTime(until, 'time', language);
  return (
    <p className="text-center text-note text-soft">
      <Trans>Free to cancel until {clock}, unless the restaurant takes it first</Trans>{' '}
      <Countdown until={until} onEnd={onEnd} className="font-semibold text-ink" />
    </p>
  );
}
