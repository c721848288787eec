import { Countdown } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { MallOrderCard } from '../../../data/mall-order.ts';
import { mayOrderAgain } from '../again/may-order-again.ts';
import { OrderAgain } from '../again/order-again.tsx';
import { ConfirmDialog } from '../detail/confirm-dialog.tsx';
import { useAskAgain } from '../use-mall-news.ts';
import { CancelFromList } from './cancel-from-list.tsx';
import { AskForRefund, Cancel, Confirm, Pay, SeeParcel, SeeRefund } from './card-buttons.tsx';

/** Buttons of what the server allows now, the likeliest at the end, under the thumb. */
export function CardActions({ order }: { readonly order: MallOrderCard }) {
  const askAgain = useAskAgain();
  const [dialog, setDialog] = useState<'cancel' | 'confirm' | null>(null);
  const { id, state, stateBefore } = order;
  const may = (event: (typeof order.allowedEvents)[number]) => order.allowedEvents.includes(event);
  const close = () => setDialog(null);
  const buttons: ReactNode[] = [];
  if (may('apply_for_refund')) buttons.push(<AskForRefund key="refund" orderId={id} />);
  if (state === 'after_sale_processing') buttons.push(<SeeRefund key="progress" orderId={id} />);
  if (may('cancel')) buttons.push(<Cancel key="cancel" onPress={() => setDialog('cancel')} />);
  if (mayOrderAgain(state)) buttons.push(<OrderAgain key="again" lines={order.lines} />);
  if (stateBefore === 'to_be_delivered') buttons.push(<SeeParcel key="parcel" orderId={id} />);
  if (may('confirm')) buttons.push(<Confirm key="confirm" onPress={() => setDialog('confirm')} />);
  if (may('pay')) buttons.push(<Pay key="pay" order={order} />);
  if (buttons.length === 0) return null;
  return (
    <footer className="border-t border-line px-4 py-2">
      {state === 'unpaid' && (
        <p className="text-note text-warn">
          <Trans>
            Pay within <Countdown until={order.payBefore} onEnd={askAgain} />
          </Trans>
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">{buttons}</div>
      {dialog === 'cancel' && <CancelFromList orderId={id} onClose={close} onChanged={askAgain} />}
      <ConfirmDialog orderId={id} isOpen={dialog === 'confirm'} onClose={close} onChanged={askAgain} />
    </footer>
  );
}
