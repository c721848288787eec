import { type OrderGroup, orderGroups } from '@chifan/domain/ordering';
import { IconButton, Tabs } from '@chifan/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useLanguage } from '../../platform/language.ts';
import { useLive } from '../../platform/live.ts';
import { useNavigation, useParams } from '../../platform/navigation.ts';
import { useTitleBar } from '../../platform/title-bar.ts';
import { OrderSearch } from './list/order-search.tsx';
import { OrdersFound } from './list/orders-found.tsx';
import { ordersQuery } from './ordering.query.ts';

const all = 'all';
const tabKeys = [all, ...orderGroups] as const;
type TabKey = (typeof tabKeys)[number];

const labels = {
  all: msg({ message: 'All', context: 'orders' }),
  to_pay: msg`To pay`,
  in_progress: msg`In progress`,
  after_sale: msg`Refunds`,
  finished: msg({ message: 'Finished', context: 'orders' }),
} as const;

/**
 * The member's orders, newest first: by what is to be done with them, or searched by contact phone or order number
 * (specification §2). Parameters: `group`, `search`.
 */
export default function OrderListScreen() {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const { adjust } = useNavigation();
  const params = useParams();
  const [tab, search] = [tabOf(params.group), params.search ?? ''];
  const orders = useInfiniteQuery(ordersQuery(filterOf(tab, search), useLanguage()));
  const { refetch } = orders;
  useTitleBar({ actions: <IconButton icon="refresh" label={t`Refresh`} onClick={() => void refetch()} /> });
  useLive('orders', () => void queries.invalidateQueries({ queryKey: ['orders'] }));
  const counts = orders.data?.pages.at(-1)?.counts;
  const label = (key: TabKey) => {
    const count = counts && countOf(counts, key);
    return count ? `${i18n._(labels[key])} (${count})` : i18n._(labels[key]);
  };
  return (
    <>
      <OrderSearch key={search} search={search} onSearch={(next) => adjust({ group: tab, search: next })} />
      <Tabs
        label={t`Which orders`}
        tabs={tabKeys.map((key) => ({ key, label: label(key) }))}
        current={tab}
        onChange={(next) => adjust({ group: next, search })}
        isSticky
      >
        <OrdersFound orders={orders} group={tab} search={search} onClear={() => adjust({ group: all, search: '' })} />
      </Tabs>
    </>
  );
}

const tabOf = (text: string | undefined): TabKey => tabKeys.find((key) => key === text) ?? all;

const filterOf = (tab: TabKey, search: string) => ({
  ...(tab === all ? {} : { group: tab }),
  ...(search === '' ? {} : { search }),
});

const countOf = (counts: Readonly<Record<OrderGroup, number>>, key: TabKey): number =>
  key === all ? orderGroups.reduce((sum, group) => sum + counts[group], 0) : counts[key];
