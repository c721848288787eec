import type { OrderState } from '@chifan/domain/ordering';
import { Card, classNames, ErrorState, Skeleton, useNow } from '@chifan/ui';
import { initialPushState } from '@chifan/ui/push';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type OrderDetail, orderQuery } from '../../../data/ordering.ts';
import { requireParam } from '../../../platform/addressed/require-param.tsx';
import { useLanguage } from '../../../platform/language.ts';
import { lazyComponent } from '../../../platform/loading/lazy-component.tsx';
import { useParams } from '../../../platform/navigation/navigation.ts';
import { withPhrases } from '../../../platform/phrases/with-phrases.ts';
import { useRestoreFocus } from '../../../platform/use-restore-focus.ts';
import { useIsWide } from '../../../platform/width/is-wide.ts';
import { OrderDetailSkeleton } from '../../../terms/ordering/order-detail-skeleton.tsx';
import { TableCard } from '../../../terms/ordering/table-card.tsx';
import { isOrderLost } from '../instead/is-order-lost.ts';
import { OrderCodes } from '../order-parts/order-codes.tsx';
import type { OrderPartProps } from '../order-parts/order-part-props.ts';
import { BrandCodes } from '../setmeal/brand-codes.tsx';
import { HandOverPhotoCard } from './hand-over-photo.tsx';
import { NextAction } from './next-action.tsx';
import { OrderHead } from './order-head.tsx';
import { CourierCard, DestinationCard, ShopCard } from './order-places.tsx';
import { ReviewLink } from './review-link.tsx';

export default requireParam(['orderId'], 'order', OrderDetailScreen);

// These parts are loaded lazily, because they are below the first view or only few orders need them.
const FollowOrder = lazyComponent(() => withPhrases(import('./follow-order.tsx'), 'ordering'));
const KeptOrder = lazyComponent(() => withPhrases(import('./kept-order.tsx'), 'ordering'));
const OrderInstead = lazyComponent(
  () => withPhrases(import('../instead/order-instead.tsx'), 'ordering', 'catalogue-menu'),
  <Skeleton className="h-56 rounded-card" />,
);
const TellMeButton = lazyComponent(
  () => withPhrases(import('../../../terms/notification/enable-notifications-button.tsx'), 'shell-screens'),
  () => initialPushState() === 'off' && <Skeleton className="h-11 rounded-full" />,
);
const InstallCard = lazyComponent(() =>
  withPhrases(import('../../../terms/install/install-card.tsx'), 'shell-screens'),
);
const OrderMessages = lazyComponent(
  () => withPhrases(import('./messages/order-messages.tsx'), 'ordering', 'shell-screens'),
  <Skeleton className="h-28 rounded-card" />,
);
const DoorWait = lazyComponent(
  () => withPhrases(import('./door-wait.tsx'), 'ordering'),
  <Skeleton className="h-40 rounded-card" />,
);
const GatewayRefundList = lazyComponent(
  async () => ({ default: (await import('../../../terms/wallet/gateway-refund-list.tsx')).GatewayRefundList }),
  ({ gatewayRefunds }) => (
    <div className="grid gap-3">
      {gatewayRefunds.map((_, index) => (
        <Skeleton key={index} className="h-11" />
      ))}
    </div>
  ),
);
const OrderMap = lazyComponent(
  () => withPhrases(import('./order-map.tsx'), 'ordering', 'shell-screens'),
  <Skeleton className="h-56 rounded-card wide:h-96" />,
);
const OrderHelp = lazyComponent(
  () => withPhrases(import('./remedies/order-help.tsx'), 'ordering', 'shell-screens'),
  <Skeleton className="h-40 rounded-card" />,
);
const OrderMore = lazyComponent(
  () => withPhrases(import('./order-more.tsx'), 'ordering', 'shell-screens', 'catalogue-menu'),
  <Skeleton className="h-screen rounded-card" />,
);

/** One order of the guest. URL parameter: `orderId`. */
function OrderDetailScreen() {
  const orderId = Number(useParams().orderId);
  const { data, error, dataUpdatedAt, refetch } = useQuery(orderQuery(orderId, useLanguage()));
  const retry = () => void refetch();
  return (
    <>
      {(data || error) && <FollowOrder orderId={orderId} state={data?.state} asOf={dataUpdatedAt} />}
      {data && <OrderView order={data} onChanged={retry} />}
      {!data && error && (
        <>
          <KeptOrder orderId={orderId} />
          <ErrorState error={error} onRetry={retry} />
        </>
      )}
      {!data && !error && <OrderDetailSkeleton />}
    </>
  );
}

/**
 * Shows the next step first, then the place, then the items. On a phone, the map of a delivery is above them (rule
 * ordering-118). From 1024 px on, the map of an active order is next to the next step. For other orders, items and sums
 * are in the second column.
 */
const OrderView = (part: OrderPartProps) => {
  const isMapBeside = isUnderWay(part.order.state);
  const isWide = useIsWide();
  const isMapFirst = isOnMap(part.order) && part.order.type === 'delivery' && !isWide;
  useRestoreFocus(part.order.state);
  return (
    <div className="grid grid-cols-1 items-start gap-4 p-4 wide:grid-cols-2 wide:grid-rows-[auto_1fr]">
      {isMapFirst && <OrderMap order={part.order} />}
      <div className="grid grid-cols-1 gap-4">
        <NowPart {...part} />
      </div>
      <div className={classNames('grid grid-cols-1 gap-4', isMapBeside ? 'wide:row-span-2' : 'wide:col-start-1')}>
        {isOnMap(part.order) && !isMapFirst && <OrderMap order={part.order} />}
        {!isShopFirst(part.order) && <Shop order={part.order} />}
        {!part.order.setMeal && <DestinationCard order={part.order} />}
        <OrderHelp {...part} />
        {isUnderWay(part.order.state) && <InstallCard />}
      </div>
      <div
        className={classNames(
          'grid grid-cols-1 gap-4',
          !isMapBeside && 'wide:col-start-2 wide:row-span-2 wide:row-start-1',
        )}
      >
        <OrderMore order={part.order} />
      </div>
    </div>
  );
};

function RefundCard({ order: { gatewayRefunds } }: Pick<OrderPartProps, 'order'>) {
  const { t } = useLingui();
  if (gatewayRefunds.length === 0) return null;
  return (
    <Card title={t`Your refund`} className="grid grid-cols-1 gap-2">
      <GatewayRefundList gatewayRefunds={gatewayRefunds} />
      {gatewayRefunds.some(({ to }) => to === 'balance') && (
        <p className="text-small text-soft">
          <Trans>Your Chifan balance pays for your next orders.</Trans>
        </p>
      )}
    </Card>
  );
}

function NowPart({ order, onChanged }: OrderPartProps) {
  const now = useNow().getTime();
  return (
    <>
      {order.tableNumber !== null && <TableCard table={order.tableNumber} />}
      <OrderHead order={order} onChanged={onChanged} />
      {!isUnderWay(order.state) && <RefundCard order={order} />}
      {isOrderLost(order, now) && <OrderInstead order={order} />}
      {order.doorWait && <DoorWait order={order} wait={order.doorWait} />}
      <OrderCodes order={order} onChanged={onChanged} />
      <BrandCodes order={order} />
      {isShopFirst(order) && <Shop order={order} />}
      <ReviewLink order={order} />
      <NextAction order={order} onChanged={onChanged} />
      <CourierCard order={order} />
      {(order.writableTo.length > 0 || order.messages.length > 0) && <OrderMessages order={order} />}
      {isUnderWay(order.state) && <TellMeButton />}
      {isUnderWay(order.state) && <RefundCard order={order} />}
      <HandOverPhotoCard order={order} />
    </>
  );
}

const Shop = ({ order }: Pick<OrderPartProps, 'order'>) => order.shopId !== null && <ShopCard order={order} />;

/**
 * Whether the restaurant is shown right after the state of the order: until it accepts the order, and while the guest
 * goes there.
 */
const isShopFirst = ({ state, workingState, type }: OrderDetail): boolean =>
  state === 'pending' || (type !== 'delivery' && underWay.has(workingState));

const underWay: ReadonlySet<OrderState> = new Set(['pending', 'delivering', 'to_be_picked_up', 'to_be_delivered']);

/** Whether to show the map with restaurant and destination. Only for active orders whose restaurant has a position. */
const isOnMap = ({ shopLatitude, shopLongitude, workingState }: OrderDetail): boolean =>
  shopLatitude !== null && shopLongitude !== null && underWay.has(workingState);

/** Whether the order is paid and not yet received, so that its state may still change. */
const isUnderWay = (state: OrderState): boolean => underWay.has(state);
