import { IconButton } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { invalidateOrders, ordersQuery } from '../../data/ordering.ts';
import { useLanguage } from '../../platform/language.ts';
import { useLive } from '../../platform/live.ts';
import { useNavigation, useParams } from '../../platform/navigation.ts';
import { useTitleBar } from '../../platform/title-bar.ts';
import { OrderSearch } from '../../terms/orders/order-search.tsx';
import { OrderTabs } from '../../terms/orders/order-tabs.tsx';
import { type OrderChoice, orderChoice } from './list/order-choice.ts';
import { OrdersFound } from './list/orders-found.tsx';
import { StateChips } from './list/state-chips.tsx';

/**
 * The member's orders, newest first: by what is to be done with them, by status, or searched by contact phone or order
 * number (rule ordering-38). Parameters: `group`, `state`, `search`.
 */
export default function OrderListScreen() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { adjust } = useNavigation();
  const choice = orderChoice(useParams());
  const { tab, state, search } = choice;
  const orders = useInfiniteQuery(ordersQuery(filterOf(choice), useLanguage()));
  const { refetch } = orders;
  useTitleBar({ actions: <IconButton icon="refresh" label={t`Refresh`} onClick={() => void refetch()} /> });
  useLive('orders', () => void invalidateOrders(queries));
  const { counts, stateCounts } = orders.data?.pages.at(-1) ?? {};
  const look = (request: Partial<OrderChoice>) => adjust(paramsOf({ ...choice, ...request }));
  return (
    <>
      <OrderSearch key={search} search={search} onSearch={(next) => look({ search: next })} />
      <OrderTabs tab={tab} counts={counts} onChange={(next) => look({ tab: next, state: null })}>
        <StateChips tab={tab} state={state} counts={stateCounts} onChange={(next) => look({ state: next })} />
        <OrdersFound orders={orders} choice={choice} onClear={() => look({ tab: 'all', state: null, search: '' })} />
      </OrderTabs>
    </>
  );
}

const filterOf = ({ tab, state, search }: OrderChoice) => ({
  ...(tab === 'all' ? {} : { group: tab }),
  ...(state === null ? {} : { state }),
  ...(search === '' ? {} : { search }),
});

const paramsOf = ({ tab, state, search }: OrderChoice) => ({
  group: tab,
  search,
  ...(state === null ? {} : { state }),
});
