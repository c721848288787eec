import { Card } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { GatewayRefundList } from '../../../platform/money/gateway-refund-list.tsx';
import { OrderHistory } from '../../../terms/orders/order-history.tsx';
import { DrawLink } from '../links/draw-link.tsx';
import { WaiterLink } from '../links/waiter-link.tsx';
import { OrderLines } from '../order-lines.tsx';
import { OrderReceipt } from '../order-receipt.tsx';
import { eventLabel, reasonLabel } from './event-words.ts';
import { HandOverPhotoCard } from './hand-over-photo.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderCodes } from './order-codes.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderHead } from './order-head.tsx';
import type { OrderPartProps } from './order-part-props.ts';
import { CourierCard, DestinationCard, ShopCard } from './order-places.tsx';
import { WishesCard } from './wishes-card.tsx';

/** What counts now first: the state, the code, what may be done. */
export function OrderView({ order, onChanged }: OrderPartProps) {
  const { t } = useLingui();
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <OrderHead order={order} onChanged={onChanged} />
      <OrderCodes order={order} onChanged={onChanged} />
      <OrderActions order={order} onChanged={onChanged} />
      <DrawLink order={order} />
      {order.gatewayRefunds.length > 0 && (
        <Card title={t`Money back`}>
          <GatewayRefundList gatewayRefunds={order.gatewayRefunds} />
        </Card>
      )}
      <CourierCard order={order} />
      <HandOverPhotoCard order={order} />
      <Card title={t`What has happened`}>
        <OrderHistory rows={order.timeline} label={eventLabel} reason={({ reason }) => reasonLabel(reason)} />
      </Card>
      <ShopCard order={order} />
      <DestinationCard order={order} />
      <Card title={t`Dishes`}>
        <OrderLines lines={order.lines} />
        <WaiterLink orderId={order.id} />
      </Card>
      <WishesCard order={order} />
      <Card title={t`Receipt`}>
        <OrderReceipt receipt={order.receipt} isPaid={order.paidAt !== null} />
      </Card>
      <OrderFacts order={order} />
    </div>
  );
}
