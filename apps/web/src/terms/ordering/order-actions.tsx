import { Button } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useNavigation } from '../../platform/navigation/navigation.ts';
import { ConfirmButton } from './confirm-button.tsx';
import { type ActionableOrder, canReorder, isAwaitingGuest, type OrderKind } from './order-kind.ts';

export type OrderProps<Order extends ActionableOrder> = {
  readonly kind: OrderKind<Order>;
  readonly order: Order & { readonly refund: { readonly id: number; readonly state: number } | null };
};

type OrderActionsProps<Order extends ActionableOrder> = OrderProps<Order> & {
  /** The payment button. Absent if the page has its own payment button. */
  readonly pay?: ReactNode;
  readonly onChanged: () => void;
};

/** Buttons for the likely next actions that the server allows for the order. */
export function OrderActions<Order extends ActionableOrder>({ kind, order, pay, onChanged }: OrderActionsProps<Order>) {
  const { t } = useLingui();
  const navigation = useNavigation();
  const { OrderAgain, screens } = kind;
  const { refund } = order;
  const isAnswered = isAwaitingGuest(refund?.state);
  return (
    <section aria-label={t`What you can do`} className="grid gap-2 empty:hidden">
      {pay}
      {order.allowedEvents.includes('confirm') && (
        <ConfirmButton kind={kind} orderId={order.id} onChanged={onChanged} isWide icon="check" />
      )}
      {refund !== null && (
        <Button
          variant={isAnswered ? 'primary' : 'secondary'}
          isWide
          onClick={() => navigation.open(screens.refundProgress, { refundId: String(refund.id) })}
        >
          {isAnswered ? <Trans>View reply</Trans> : <Trans>View refund</Trans>}
        </Button>
      )}
      {canReorder(kind, order) && <OrderAgain order={order} variant="secondary" isWide icon="refresh" />}
    </section>
  );
}
