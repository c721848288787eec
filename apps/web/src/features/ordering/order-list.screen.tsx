import { type OrderGroup, orderGroups } from '@chifan/domain/ordering';
import { IconButton, Tabs } from '@chifan/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useLanguage } from '../../platform/language.ts';
import { useLive } from '../../platform/live.ts';
import { useNavigation, useParams } from '../../platform/navigation.ts';
import { useTitleBar } from '../../platform/title-bar.ts';
import { countText, type OrderChoice, orderChoice, type TabKey, tabKeys } from './list/order-choice.ts';
import { OrderSearch } from './list/order-search.tsx';
import { OrdersFound } from './list/orders-found.tsx';
import { StateChips } from './list/state-chips.tsx';
import { ordersQuery } from './ordering.query.ts';

const labels = {
  all: msg({ message: 'All', context: 'orders' }),
  to_pay: msg`To pay`,
  in_progress: msg`In progress`,
  after_sale: msg`Refunds`,
  finished: msg({ message: 'Finished', context: 'orders' }),
} as const;

/**
 * The member's orders, newest first: by what is to be done with them, by status, or searched by contact phone or order
 * number (specification §2). Parameters: `group`, `state`, `search`.
 */
export default function OrderListScreen() {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const { adjust } = useNavigation();
  const choice = orderChoice(useParams());
  const { tab, state, search } = choice;
  const orders = useInfiniteQuery(ordersQuery(filterOf(choice), useLanguage()));
  const { refetch } = orders;
  useTitleBar({ actions: <IconButton icon="refresh" label={t`Refresh`} onClick={() => void refetch()} /> });
  useLive('orders', () => void queries.invalidateQueries({ queryKey: ['orders'] }));
  const { counts, stateCounts } = orders.data?.pages.at(-1) ?? {};
  const label = (key: TabKey) => {
    const count = counts && countText(countOf(counts, key));
    return count ? `${i18n._(labels[key])} (${count})` : i18n._(labels[key]);
  };
  const look = (wish: Partial<OrderChoice>) => adjust(paramsOf({ ...choice, ...wish }));
  return (
    <>
      <OrderSearch key={search} search={search} onSearch={(next) => look({ search: next })} />
      <Tabs
        label={t`Which orders`}
        tabs={tabKeys.map((key) => ({ key, label: label(key) }))}
        current={tab}
        onChange={(next) => look({ tab: next, state: null })}
        isSticky
      >
        <StateChips tab={tab} state={state} counts={stateCounts} onChange={(next) => look({ state: next })} />
        <OrdersFound orders={orders} choice={choice} onClear={() => look({ tab: 'all', state: null, search: '' })} />
      </Tabs>
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

const countOf = (counts: Readonly<Record<OrderGroup, number>>, key: TabKey): number =>
  key === 'all' ? orderGroups.reduce((sum, group) => sum + counts[group], 0) : counts[key];
