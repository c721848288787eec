import { type OrderState, orderWayOf, type StateCounts } from '@chifan/domain/ordering';
import {
  ApproximateAmountLine,
  Button,
  DishPlate,
  DottedLine,
  EmptyState,
  FilterChips,
  HanName,
  Icon,
  Money,
  orderStateLabel,
} from '@chifan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { invalidateOrders, type OrderCard as Order, ordersQuery } from '../../data/ordering.ts';
import { useLanguage } from '../../platform/language.ts';
import { useLive } from '../../platform/live.ts';
import { useNavigation, useParams } from '../../platform/navigation/navigation.ts';
import { formatTime, isLaterDay } from '../../platform/time.ts';
import { useShopCarts } from '../../terms/cart/cart.ts';
import { CartList } from '../../terms/cart/cart-list.tsx';
import { wayIcons, wayLabels } from '../../terms/choice/way-labels.ts';
import { ArrivalWords } from '../../terms/ordering/arrival-words.tsx';
import { DayNumber } from '../../terms/ordering/day-number.tsx';
import { MiniBar } from '../../terms/ordering/mini-bar.tsx';
import { OrderCard } from '../../terms/ordering/order-card.tsx';
import { OrderList } from '../../terms/ordering/order-list.tsx';
import {
  countText,
  filterOf,
  hasStateCount,
  type OrderListFilter,
  paramsOf,
  parseOrderListFilter,
  statesOf,
} from '../../terms/ordering/order-list-filter.ts';
import { progressOfOrder } from '../../terms/ordering/order-progress.ts';
import { isWaitingForGuest } from '../../terms/ordering/order-state-text.ts';
import { UnpaidPurchases } from '../../terms/purchase/unpaid-purchases.tsx';
import { useUnpaidPurchases } from '../../terms/purchase/use-unpaid-purchases.ts';
import { mealOrder } from './meal-order.tsx';
import { offeredEvents } from './offered-events.ts';
import { OrderBadge } from './order-badge.tsx';
import { ChooseRestaurant } from './setmeal/choose-restaurant.tsx';
import { setMealOrder } from './setmeal/set-meal-order.tsx';

/**
 * The guest’s orders, active orders first, by group and status or searched by phone or order number (rule ordering-38).
 * The group “to pay” also lists purchases, and “all” starts with the carts. URL parameters: `group`, `state`, `search`.
 */
export default function OrderListScreen() {
  const queries = useQueryClient();
  const choice = parseOrderListFilter(useParams());
  const orders = useInfiniteQuery(ordersQuery(filterOf(choice), useLanguage()));
  const purchases = useUnpaidPurchases();
  const carts = useShopCarts();
  const isSearched = choice.search !== '';
  const isToPay = choice.tab === 'to_pay' && !isSearched;
  const isAll = choice.tab === 'all' && choice.state === null && !isSearched;
  const askAgain = () => void invalidateOrders(queries);
  useLive('orders', askAgain);
  return (
    <OrderList
      orders={orders}
      choice={choice}
      chips={<StateChips choice={choice} counts={orders.data?.pages.at(-1)?.stateCounts} />}
      above={
        (isToPay && purchases.length > 0 && <UnpaidPurchases purchases={purchases} />) ||
        (isAll && carts.length > 0 && <CartList carts={carts} />)
      }
      none={<NoMeals />}
      card={(order) => <MealOrderCard order={order} onChanged={askAgain} />}
    />
  );
}

type StateChipsProps = {
  readonly choice: OrderListFilter;
  /** undefined until the first page of orders is loaded. */
  readonly counts: StateCounts | undefined;
};

/** Filters by status. Hidden if the tab has only one status. */
function StateChips({ choice, counts }: StateChipsProps) {
  const { t, i18n } = useLingui();
  const { adjust } = useNavigation();
  const states = statesOf(choice.tab);
  if (states.length < 2) return null;
  const labelOf = (each: OrderState) => {
    const label = i18n._(orderStateLabel(each));
    const count = hasStateCount(each) && counts ? countText(counts[each]) : '';
    return count === '' ? label : `${label} (${count})`;
  };
  return (
    <div className="pt-2">
      <FilterChips
        label={t`Order status`}
        choices={[
          { value: 'any' as const, label: t`All` },
          ...states.map((value) => ({ value, label: labelOf(value) })),
        ]}
        value={choice.state ?? 'any'}
        onChange={(next) => adjust(paramsOf({ ...choice, state: next === 'any' ? null : next }))}
      />
    </div>
  );
}

function NoMeals() {
  const { t } = useLingui();
  const navigation = useNavigation();
  return (
    <EmptyState
      icon="receipt"
      title={t`No orders yet`}
      action={
        <Button icon="shop" onClick={() => navigation.switchTab('pages/index/index')}>
          <Trans>Find a restaurant</Trans>
        </Button>
      }
    >
      <Trans>Your orders and pickup codes will appear here.</Trans>
    </EmptyState>
  );
}

type MealOrderCardProps = { readonly order: Order; readonly onChanged: () => void };

const MealOrderCard = ({ order, onChanged }: MealOrderCardProps) => (
  <OrderCard
    kind={order.setMealId === null ? mealOrder : setMealOrder}
    order={{ ...order, allowedEvents: offeredEvents(order) }}
    price={order.payable}
    onChanged={onChanged}
    more={
      (order.allowedEvents.includes('choose_restaurant') && <ChooseRestaurant orderId={order.id} isWide={false} />) ||
      (order.reviewAction === 'write' && <WriteReview orderId={order.id} />)
    }
  >
    <What order={order} />
    <div className="flex flex-wrap items-center justify-between gap-2">
      <span className="flex items-center gap-2">
        {isUnderWay(order) && <DayNumber dayNumber={order.dayNumber} />}
        <OrderBadge order={order} />
      </span>
      <When order={order} />
    </div>
    <Progress order={order} />
    {order.pickUpCode !== null && order.workingState === 'to_be_picked_up' && (
      <Code code={order.pickUpCode} fetchedAt={order.estimatedAt} />
    )}
  </OrderCard>
);

/** Whether the guest still waits for the food. While a refund of delivered food is under review, the guest has it. */
const isUnderWay = (order: Order): boolean =>
  progressOfOrder(order) !== null && !(order.state === 'after_sale_processing' && order.workingState === 'delivered');

/** The stages of an active order (rule ordering-115), and when the food arrives or is ready. */
function Progress({ order }: { readonly order: Order }) {
  const progress = progressOfOrder(order);
  if (progress === null || !isUnderWay(order)) return null;
  const isTimed = order.setMealId === null && order.workingState !== 'delivered' && !isWaitingForGuest(order);
  return (
    <div className="grid gap-1">
      <MiniBar progress={progress} className="w-full" segment="rounded-full" />
      {isTimed && (
        <p className="figures text-note font-semibold">
          <ArrivalWords order={order} />
        </p>
      )}
    </div>
  );
}

function WriteReview({ orderId }: { readonly orderId: number }) {
  const navigation = useNavigation();
  return (
    <Button
      variant="secondary"
      onClick={() => navigation.open('pages/order/evaluate/evaluate', { orderId: String(orderId) })}
    >
      <Trans>Rate</Trans>
    </Button>
  );
}

function What({ order }: { readonly order: Order }) {
  // A set meal has one order line, which already shows the quantity, so there are no other dishes to count.
  const others = order.setMealId === null ? order.itemCount - 1 : 0;
  return (
    <div className="flex items-start gap-3">
      <DishPlate plate={order.firstPlate} size="small" />
      <div className="min-w-0 flex-1">
        <HanName name={order.shopName} nameZh={order.shopNameZh} as="h2" />
        <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-3 text-note">
          <p className="min-w-0 text-soft">
            {order.itemCount === 0 && <Trans>Its dishes are in our archive.</Trans>}
            <bdi lang={order.firstDish.language}>{order.firstDish.text}</bdi>{' '}
            {order.setMealId !== null && order.itemCount > 1 && <bdi dir="ltr">×{order.itemCount}</bdi>}{' '}
            {others > 0 && <Plural value={others} one="and # more dish" other="and # more dishes" />}
          </p>
          <p className="ms-auto text-end">
            <Money amount={order.payable + order.balance} className="text-body font-semibold" />
            <ApproximateAmountLine amounts={[order.payable + order.balance]} />
          </p>
        </div>
      </div>
    </div>
  );
}

function When({ order }: { readonly order: Order }) {
  const { i18n } = useLingui();
  const way = orderWayOf(order);
  return (
    <p className="flex items-center gap-1 text-small text-soft">
      <Icon name={wayIcons[way]} size={16} />
      <DottedLine>
        <span>{i18n._(wayLabels[way])}</span>
        <bdi>{formatTime(order.placedAt, 'moment', useLanguage())}</bdi>
      </DottedLine>
    </p>
  );
}

/** The pickup code with its day, because the code is valid only on one day. */
function Code({ code, fetchedAt }: { readonly code: string; readonly fetchedAt: string }) {
  const day = formatTime(fetchedAt, 'day', useLanguage());
  return (
    <p className="flex items-center justify-between gap-3 rounded-small bg-brand-tint px-3 py-2 text-note">
      {isLaterDay(fetchedAt) ? <Trans>Pickup code for {day}</Trans> : <Trans>Pickup code for today</Trans>}
      <bdi dir="ltr" className="font-mono text-title font-bold">
        {code}
      </bdi>
    </p>
  );
}
