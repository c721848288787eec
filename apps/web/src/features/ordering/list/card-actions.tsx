import { Button, Countdown, Money } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { invalidateOrders, type OrderCard } from '../../../data/ordering.ts';
import { useNavigation } from '../../../platform/navigation.ts';
import { ConfirmDialog } from '../detail/confirm-dialog.tsx';
import { mayReorder } from '../reorder/may-reorder.ts';
import { useReorder } from '../reorder/use-reorder.ts';
import { CancelFromList } from './cancel-from-list.tsx';

type CardActionsProps = { readonly order: OrderCard };
type Dialog = 'cancel' | 'confirm' | null;

/** Buttons of what the server allows now, the likeliest at the end, under the thumb. */
export function CardActions({ order }: CardActionsProps) {
  const queries = useQueryClient();
  const [dialog, setDialog] = useState<Dialog>(null);
  const may = (event: (typeof order.allowedEvents)[number]) => order.allowedEvents.includes(event);
  const close = () => setDialog(null);
  const askAgain = () => void invalidateOrders(queries);
  const buttons: ReactNode[] = [];
  if (may('apply_for_refund')) buttons.push(<AskForRefund key="refund" order={order} />);
  if (order.state === 'after_sale_processing') buttons.push(<SeeRefund key="progress" order={order} />);
  if (may('cancel')) buttons.push(<Cancel key="cancel" onPress={() => setDialog('cancel')} />);
  if (mayReorder(order.state)) buttons.push(<OrderAgain key="again" order={order} />);
  if (may('confirm')) buttons.push(<Confirm key="confirm" onPress={() => setDialog('confirm')} />);
  if (order.state === 'unpaid') buttons.push(<Pay key="pay" order={order} />);
  if (buttons.length === 0) return null;
  return (
    <footer className="border-t border-line px-4 py-2">
      {order.state === 'unpaid' && (
        <p className="text-note text-warn">
          <Trans>
            Pay within <Countdown until={order.payBefore} onEnd={askAgain} />
          </Trans>
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">{buttons}</div>
      {dialog === 'cancel' && <CancelFromList orderId={order.id} onClose={close} onChanged={askAgain} />}
      <ConfirmDialog orderId={order.id} isOpen={dialog === 'confirm'} onClose={close} onChanged={askAgain} />
    </footer>
  );
}

function Pay({ order }: CardActionsProps) {
  const navigation = useNavigation();
  return (
    <Button onClick={() => navigation.open('pages/shop/success/success', { orderId: String(order.id) })}>
      <span>
        <Trans>
          Pay <Money amount={order.payable} />
        </Trans>
      </span>
    </Button>
  );
}

const Cancel = ({ onPress }: { readonly onPress: () => void }) => (
  <Button variant="quiet" onClick={onPress}>
    <Trans>Cancel the order</Trans>
  </Button>
);

const Confirm = ({ onPress }: { readonly onPress: () => void }) => (
  <Button onClick={onPress}>
    <Trans>I have my food</Trans>
  </Button>
);

function AskForRefund({ order }: CardActionsProps) {
  const navigation = useNavigation();
  return (
    <Button
      variant="quiet"
      onClick={() => navigation.open('pages/order/refund/apply/apply', { orderId: String(order.id) })}
    >
      <Trans>Ask for a refund</Trans>
    </Button>
  );
}

function SeeRefund({ order }: CardActionsProps) {
  const navigation = useNavigation();
  return (
    <Button
      variant="secondary"
      onClick={() => navigation.open('pages/order/refund/progress/progress', { orderId: String(order.id) })}
    >
      <Trans>See the refund</Trans>
    </Button>
  );
}

function OrderAgain({ order }: CardActionsProps) {
  const { reorder, isReordering } = useReorder();
  return (
    <Button variant="secondary" isBusy={isReordering} onClick={() => reorder(order)}>
      <Trans>Order again</Trans>
    </Button>
  );
}
