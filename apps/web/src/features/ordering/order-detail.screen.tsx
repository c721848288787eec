import { isFinalOrderState } from '@chifan/domain/ordering';
import { paymentMethods } from '@chifan/domain/payment';
import { Card, ErrorState, Fact, Icon, useIsCutOff } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { invalidateOrder, type OrderDetail, orderQuery } from '../../data/ordering.ts';
import { needsParam } from '../../platform/addressed/needs-param.tsx';
import { useLanguage } from '../../platform/language.ts';
import { useConnection, useLive } from '../../platform/live.ts';
import { GatewayRefundList } from '../../platform/money/gateway-refund-list.tsx';
import { useParams } from '../../platform/navigation.ts';
import { ScreenLink } from '../../platform/screen-link.tsx';
import { formatTime } from '../../platform/time.ts';
import { OrderDetailSkeleton } from '../../terms/orders/order-detail-skeleton.tsx';
import { MomentFact, OrderFacts } from '../../terms/orders/order-facts.tsx';
import { OrderHistory } from '../../terms/orders/order-history.tsx';
import { methodLabels } from '../../terms/payment/method-words.ts';
import { DrawLink } from './detail/draw-link.tsx';
import { eventLabel, reasonLabel } from './detail/event-words.ts';
import { HandOverPhotoCard } from './detail/hand-over-photo.tsx';
import { MealOrderActions } from './detail/meal-order-actions.tsx';
import { OrderCodes } from './detail/order-codes.tsx';
import { OrderHead } from './detail/order-head.tsx';
import type { OrderPartProps } from './detail/order-part-props.ts';
import { CourierCard, DestinationCard, ShopCard } from './detail/order-places.tsx';
import { WishesCard } from './detail/wishes-card.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderReceipt } from './order-receipt.tsx';
import { SetMealActions } from './setmeal/set-meal-actions.tsx';
import { BrandCodes, VoucherCard } from './setmeal/voucher-card.tsx';

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

function OrderView({ order, onChanged }: OrderPartProps) {
  const { t } = useLingui();
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <OrderHead order={order} onChanged={onChanged} />
      <OrderCodes order={order} onChanged={onChanged} />
      <BrandCodes order={order} />
      {order.setMeal ? (
        <SetMealActions order={order} onChanged={onChanged} />
      ) : (
        <MealOrderActions order={order} onChanged={onChanged} />
      )}
      <DrawLink order={order} />
      {order.gatewayRefunds.length > 0 && (
        <Card title={t`Money back`}>
          <GatewayRefundList gatewayRefunds={order.gatewayRefunds} />
        </Card>
      )}
      <CourierCard order={order} />
      <HandOverPhotoCard order={order} />
      <VoucherCard order={order} />
      <Card title={t`What has happened`}>
        <OrderHistory rows={order.timeline} label={eventLabel} reason={({ reason }) => reasonLabel(reason)} />
      </Card>
      {order.shopId !== null && <ShopCard order={order} />}
      {!order.setMeal && <DestinationCard order={order} />}
      <Card title={order.setMeal ? t`Set meal` : t`Dishes`}>
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

function WaiterLink({ orderId }: { readonly orderId: number }) {
  return (
    <ScreenLink
      to="pages/menu/waiter/waiter"
      params={{ orderId: String(orderId) }}
      className="flex min-h-11 items-center gap-2 font-semibold text-link"
    >
      <Icon name="chat" size={20} />
      <span className="flex-1">
        <Trans>Show this to the waiter</Trans>
      </span>
      <Icon name="forward" size={20} />
    </ScreenLink>
  );
}

type CutOffNoticeProps = {
  /** Epoch milliseconds of the last answer. */
  readonly asOf: number;
};

/** Live updates have failed: what is shown is as old as the last answer. */
function CutOffNotice({ asOf }: CutOffNoticeProps) {
  const isCutOff = useIsCutOff(useConnection(({ isLive }) => isLive));
  const time = formatTime(asOf, 'time', useLanguage());
  return (
    <div role="status">
      {isCutOff && (
        <p className="flex items-center gap-2 px-4 pt-3 text-small text-warn">
          <Icon name="offline" size={18} />
          <span className="min-w-0 flex-1">
            <Trans>No live updates right now. This is how it stood at {time}.</Trans>
          </span>
        </p>
      )}
    </div>
  );
}
