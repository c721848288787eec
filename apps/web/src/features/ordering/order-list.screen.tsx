import type { OrderState, StateCounts } from '@chifan/domain/ordering';
import { Button, EmptyState, FilterChips, orderStateLabel } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { invalidateOrders, ordersQuery } from '../../data/ordering.ts';
import { useLanguage } from '../../platform/language.ts';
import { useLive } from '../../platform/live.ts';
import { useNavigation, useParams } from '../../platform/navigation.ts';
import {
  filterOf,
  isCounted,
  type OrderChoice,
  orderChoice,
  paramsOf,
  statesOf,
} from '../../terms/orders/order-choice.ts';
import { countText } from '../../terms/orders/order-groups.ts';
import { OrderList } from '../../terms/orders/order-list.tsx';
import { UnpaidPurchases } from '../../terms/purchases/unpaid-purchases.tsx';
import { useUnpaidPurchases } from '../../terms/purchases/use-unpaid-purchases.ts';
import { MealOrderCard } from './list/meal-order-card.tsx';

/**
 * The member's orders, newest first: by what is to be done with them, by status, or searched by contact phone or order
 * number (rule ordering-38). Where a guest looks for what is to be paid, purchases are no less. Parameters: `group`,
 * `state`, `search`.
 */
export default function OrderListScreen() {
  const queries = useQueryClient();
  const choice = orderChoice(useParams());
  const orders = useInfiniteQuery(ordersQuery(filterOf(choice), useLanguage()));
  const purchases = useUnpaidPurchases();
  const isToPay = choice.tab === 'to_pay' && choice.search === '';
  const askAgain = () => void invalidateOrders(queries);
  useLive('orders', askAgain);
  return (
    <OrderList
      orders={orders}
      choice={choice}
      chips={<StateChips choice={choice} counts={orders.data?.pages.at(-1)?.stateCounts} />}
      above={isToPay && purchases.length > 0 && <UnpaidPurchases purchases={purchases} />}
      none={<NoMeals />}
      card={(order) => <MealOrderCard order={order} onChanged={askAgain} />}
    />
  );
}

type StateChipsProps = {
  readonly choice: OrderChoice;
  /** Undefined until the first page is loaded. */
  readonly counts: StateCounts | undefined;
};

/** Narrows a tab to one status; nothing where it has but one. */
function StateChips({ choice, counts }: StateChipsProps) {
  const { t, i18n } = useLingui();
  const { adjust } = useNavigation();
  const states = statesOf(choice.tab);
  if (states.length < 2) return null;
  const labelOf = (each: OrderState) => {
    const label = i18n._(orderStateLabel(each));
    const count = isCounted(each) && counts ? countText(counts[each]) : '';
    return count === '' ? label : `${label} (${count})`;
  };
  return (
    <div className="pt-2">
      <FilterChips
        label={t`Order status`}
        choices={[
          { value: 'any' as const, label: t`Every status` },
          ...states.map((value) => ({ value, label: labelOf(value) })),
        ]}
        value={choice.state ?? 'any'}
        onChange={(next) => adjust(paramsOf({ ...choice, state: next === 'any' ? null : next }))}
      />
    </div>
  );
}

/** Nothing was ordered yet. */
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
      <Trans>Your orders and their pick-up codes will be here.</Trans>
    </EmptyState>
  );
}
