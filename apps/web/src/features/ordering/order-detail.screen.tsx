import { isFinalOrderState } from '@chifan/domain/ordering';
import { paymentMethods } from '@chifan/domain/payment';
import { Card, ErrorState, Fact } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { invalidateOrder, type OrderDetail, orderQuery } from '../../data/ordering.ts';
import { needsParam } from '../../platform/addressed/needs-param.tsx';
import { useLanguage } from '../../platform/language.ts';
import { useLive } from '../../platform/live.ts';
import { GatewayRefundList } from '../../platform/money/gateway-refund-list.tsx';
import { useParams } from '../../platform/navigation.ts';
import { OrderDetailSkeleton } from '../../terms/orders/order-detail-skeleton.tsx';
import { MomentFact, OrderFacts } from '../../terms/orders/order-facts.tsx';
import { OrderHistory } from '../../terms/orders/order-history.tsx';
import { methodLabels } from '../../terms/payment/method-words.ts';
import { CutOffNotice } from './detail/cut-off-notice.tsx';
import { eventLabel, reasonLabel } from './detail/event-words.ts';
import { HandOverPhotoCard } from './detail/hand-over-photo.tsx';
import { MealOrderActions } from './detail/meal-order-actions.tsx';
import { OrderCodes } from './detail/order-codes.tsx';
import { OrderHead } from './detail/order-head.tsx';
import type { OrderPartProps } from './detail/order-part-props.ts';
import { CourierCard, DestinationCard, ShopCard } from './detail/order-places.tsx';
import { WishesCard } from './detail/wishes-card.tsx';
import { DrawLink } from './links/draw-link.tsx';
import { WaiterLink } from './links/waiter-link.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderReceipt } from './order-receipt.tsx';

export default needsParam(['orderId'], 'order', OrderDetailScreen);

/** Parameter: `orderId`. */
function OrderDetailScreen() {
  const orderId = Number(useParams().orderId);
  const language = useLanguage();
  const queries = useQueryClient();
  const { data, error, dataUpdatedAt, refetch } = useQuery(orderQuery(orderId, language));
  useLive(`order:${orderId}`, () => void invalidateOrder(queries, orderId));
  if (data)
    return (
      <>
        {!isFinalOrderState(data.state) && <CutOffNotice asOf={dataUpdatedAt} />}
        <OrderView order={data} onChanged={() => void refetch()} />
      </>
    );
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <OrderDetailSkeleton />;
}

/** What counts now first: the state, the code, what may be done. */
function OrderView({ order, onChanged }: OrderPartProps) {
  const { t } = useLingui();
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <OrderHead order={order} onChanged={onChanged} />
      <OrderCodes order={order} onChanged={onChanged} />
      <MealOrderActions order={order} onChanged={onChanged} />
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
      <Facts order={order} />
    </div>
  );
}

function Facts({ order }: { readonly order: OrderDetail }) {
  const { t, i18n } = useLingui();
  const paidBy = paymentMethods.filter((method) => order.paidBy.includes(method));
  return (
    <OrderFacts order={order}>
      {paidBy.length > 0 && (
        <Fact label={t`Paid with`}>
          {paidBy.map((method) => (
            <span key={method} className="block">
              {i18n._(methodLabels[method])}
            </span>
          ))}
        </Fact>
      )}
      {order.wantedAt !== null && <MomentFact label={t`Wanted for`} at={order.estimatedAt} />}
    </OrderFacts>
  );
}
