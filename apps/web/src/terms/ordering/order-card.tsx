import { Button, Countdown } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode, useState } from 'react';
import { useNavigation } from '../../platform/navigation/navigation.ts';
import { ScreenLink } from '../../platform/screen-link.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import { type ActionableOrder, canReorder, isAwaitingGuest, type OrderKind } from './order-kind.ts';

type OrderCardProps<Order extends ActionableOrder> = {
  readonly kind: OrderKind<Order>;
  readonly order: Order & { readonly payBefore: string };
  readonly price: number;
  readonly onChanged: () => void;
  readonly more?: ReactNode;
  readonly children: ReactNode;
};

export const OrderCard = <Order extends ActionableOrder>(props: OrderCardProps<Order>) => (
  <article className="rounded-card bg-surface shadow-card">
    <ScreenLink
      to={props.kind.screens.order}
      params={{ orderId: String(props.order.id) }}
      className="grid grid-cols-1 gap-3 rounded-card p-4 active:bg-sunken"
    >
      {props.children}
    </ScreenLink>
    <CardActions {...props} />
  </article>
);

/**
 * Buttons of an order in the list. The most likely action is last, near the guest’s thumb. Less likely actions are only
 * on the order’s own screen.
 */
function CardActions<Order extends ActionableOrder>(props: OrderCardProps<Order>) {
  const { kind, order, onChanged } = props;
  const [isCancelling, setCancelling] = useState(false);
  const buttons = useButtons(props, () => setCancelling(true));
  if (buttons.length === 0) return null;
  return (
    <footer className="border-t border-line px-4 py-2">
      {order.state === 'unpaid' && (
        <p className="text-note text-warn">
          <Trans>
            Pay within <Countdown until={order.payBefore} onEnd={onChanged} />
          </Trans>
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">{buttons}</div>
      {isCancelling && (
        <kind.CancelFromList orderId={order.id} onClose={() => setCancelling(false)} onChanged={onChanged} />
      )}
    </footer>
  );
}

function useButtons<Order extends ActionableOrder>(
  { kind, order, price, more, onChanged }: OrderCardProps<Order>,
  onCancel: () => void,
): readonly ReactNode[] {
  const { i18n } = useLingui();
  const navigation = useNavigation();
  const { Amount, OrderAgain, cancelWords, screens } = kind;
  const may = (event: string) => order.allowedEvents.includes(event);
  const open = (screen: keyof typeof screens) => () => navigation.open(screens[screen], { orderId: String(order.id) });
  return [
    order.state === 'after_sale_processing' && (
      <Button
        key="progress"
        variant={isAwaitingGuest(order.refundState) ? 'primary' : 'secondary'}
        onClick={open('refundProgress')}
      >
        {isAwaitingGuest(order.refundState) ? <Trans>View reply</Trans> : <Trans>View refund</Trans>}
      </Button>
    ),
    may('cancel') && !more && order.state !== 'unpaid' && (
      <Button key="cancel" variant="quiet" onClick={onCancel}>
        {cancelWords ? i18n._(cancelWords(order.state)) : <Trans>Cancel order</Trans>}
      </Button>
    ),
    canReorder(kind, order) && <OrderAgain key="again" order={order} variant="secondary" />,
    more && <Fragment key="more">{more}</Fragment>,
    may('confirm') && <ConfirmButton key="confirm" kind={kind} orderId={order.id} onChanged={onChanged} />,
    order.state === 'unpaid' && (
      <Button key="pay" onClick={open('pay')}>
        <span>
          <Trans>
            Pay <Amount amount={price} />
          </Trans>
        </span>
      </Button>
    ),
  ].filter(Boolean);
}
