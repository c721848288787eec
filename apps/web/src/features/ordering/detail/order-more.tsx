import { paymentMethods } from '@chifan/domain/payment';
import { ActionRow, Card, DescriptionRow } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderDetail } from '../../../data/ordering.ts';
import { ScreenLink } from '../../../platform/screen-link.tsx';
import { OrderFacts, TimeFact } from '../../../terms/ordering/order-facts.tsx';
import { OrderHistory } from '../../../terms/ordering/order-history.tsx';
import { methodLabels } from '../../../terms/payment/method-words.ts';
import { OrderLines } from '../order-lines.tsx';
import type { OrderPartProps } from '../order-parts/order-part-props.ts';
import { OrderReceipt } from '../order-receipt.tsx';
import { VoucherCard } from '../setmeal/voucher-card.tsx';
import { DrawLink } from './draw-link.tsx';
import { eventLabel, reasonLabel } from './event-words.ts';
import { WishesCard } from './wishes-card.tsx';

/** Shows ordered items, payment and history. */
export default function OrderMore({ order }: Pick<OrderPartProps, 'order'>) {
  const { t } = useLingui();
  return (
    <>
      <VoucherCard order={order} />
      {/* The link appears only after its own data has loaded. At the bottom, it does not push other content down. */}
      <DrawLink order={order} />
      <Card title={order.setMeal ? t`Set meal` : t`Dishes`}>
        {order.lines.length === 0 ? (
          <InArchive />
        ) : (
          <>
            <OrderLines lines={order.lines} />
            <WaiterLink orderId={order.id} />
          </>
        )}
      </Card>
      <WishesCard order={order} />
      <Card title={order.paidAt === null ? t`Order summary` : t`Receipt`}>
        <OrderReceipt receipt={order.receipt} isPaid={order.paidAt !== null} isOver={order.state === 'cancelled'} />
      </Card>
      <Facts order={order} />
      <Card title={t`Order history`}>
        {order.timeline.length === 0 ? (
          <InArchive />
        ) : (
          <OrderHistory rows={order.timeline} label={eventLabel} reason={({ reason }) => reasonLabel(reason)} />
        )}
      </Card>
    </>
  );
}

/** Shown for an order without dishes or history, because an operator has moved them to the archive. */
const InArchive = () => (
  <p className="text-note text-soft">
    <Trans>This older order is in our archive. Customer service can look it up for you.</Trans>
  </p>
);

function Facts({ order }: { readonly order: OrderDetail }) {
  const { t, i18n } = useLingui();
  const paidBy = paymentMethods.filter((method) => order.paidBy.includes(method));
  return (
    <OrderFacts order={order}>
      {paidBy.length > 0 && (
        <DescriptionRow label={t`Paid with`}>
          {paidBy.map((method) => (
            <span key={method} className="block">
              {i18n._(methodLabels[method])}
            </span>
          ))}
        </DescriptionRow>
      )}
      {order.wantedAt !== null && <TimeFact label={t`Scheduled for`} at={order.estimatedAt} />}
    </OrderFacts>
  );
}

function WaiterLink({ orderId }: { readonly orderId: number }) {
  return (
    <ActionRow
      icon="chat"
      link={(row) => <ScreenLink to="pages/menu/waiter/waiter" params={{ orderId: String(orderId) }} {...row} />}
    >
      <Trans>Show this to your waiter</Trans>
    </ActionRow>
  );
}
