import { Button } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { lazyComponent } from '../../platform/loading/lazy-component.tsx';
import { useNavigation } from '../../platform/navigation.ts';
import { withPhrases } from '../../platform/phrases/with-phrases.ts';
import { type ActionableOrder, canReorder, isAwaitingGuest, type OrderKind } from './order-kind.ts';

const ConfirmDialog = lazyComponent(async () => ({
  default: (await withPhrases(import('./confirm-dialog.tsx'), 'shell-screens')).ConfirmDialog,
}));

export type OrderProps<Order extends ActionableOrder> = {
  readonly kind: OrderKind<Order>;
  readonly order: Order & { readonly refund: { readonly id: number; readonly state: number } | null };
};

type OrderActionsProps<Order extends ActionableOrder> = OrderProps<Order> & {
  /** The payment button. Absent if the page has its own. */
  readonly pay?: ReactNode;
  readonly onChanged: () => void;
};

/** Buttons for the likely next actions that the server allows for this order. */
export function OrderActions<Order extends ActionableOrder>({ kind, order, pay, onChanged }: OrderActionsProps<Order>) {
  const { t, i18n } = useLingui();
  const navigation = useNavigation();
  const [isConfirming, setConfirming] = useState(false);
  const { OrderAgain, screens } = kind;
  const { refund } = order;
  const isAnswered = isAwaitingGuest(refund?.state);
  return (
    <section aria-label={t`What you can do`} className="grid gap-2 empty:hidden">
      {pay}
      {order.allowedEvents.includes('confirm') && (
        <Button isWide icon="check" onClick={() => setConfirming(true)}>
          {i18n._(kind.words.received)}
        </Button>
      )}
      {refund !== null && (
        <Button
          variant={isAnswered ? 'primary' : 'secondary'}
          isWide
          onClick={() => navigation.open(screens.refundProgress, { refundId: String(refund.id) })}
        >
          {isAnswered ? <Trans>See the answer</Trans> : <Trans>See the refund</Trans>}
        </Button>
      )}
      {canReorder(kind, order) && <OrderAgain order={order} variant="secondary" isWide icon="refresh" />}
      <ConfirmDialog
        kind={kind}
        orderId={order.id}
        isOpen={isConfirming}
        onClose={() => setConfirming(false)}
        onChanged={onChanged}
      />
    </section>
  );
}
