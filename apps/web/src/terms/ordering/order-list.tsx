import { IconButton, Tabs, TextField } from '@chifan/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { type ScreenParams, useNavigation } from '../../platform/navigation/navigation.ts';
import { useTitleBar } from '../../platform/title-bar.ts';
import {
  countOf,
  countText,
  type GroupCounts,
  type OrderListFilter,
  paramsOf,
  type TabKey,
  tabKeys,
  unfilteredOrders,
} from './order-list-filter.ts';
import { NoOrders, OrderPages } from './order-pages.tsx';

type OrderListProps<Order extends { readonly id: number }> = {
  readonly orders: UseInfiniteQueryResult<
    InfiniteData<{ readonly records: readonly Order[]; readonly counts: GroupCounts }>
  >;
  readonly choice: OrderListFilter;
  /** Parameters of the screen in addition to the filter. */
  readonly params?: ScreenParams;
  /** Further filters of the tab, shown together with the search field. */
  readonly chips?: ReactNode;
  /** Content above the orders. With this content, an empty list shows no message. */
  readonly above?: ReactNode;
  /** Shown to a guest who has no orders at all. */
  readonly none: ReactNode;
  readonly card: (order: Order) => ReactNode;
};

/** The guest’s orders, newest first, filtered by group, status or search text. */
export function OrderList<Order extends { readonly id: number }>(props: OrderListProps<Order>) {
  const { orders, choice, params, chips, above, none, card } = props;
  const { t } = useLingui();
  const { adjust } = useNavigation();
  const { refetch } = orders;
  const [isLooking, setLooking] = useState(choice.search !== '' || choice.state !== null);
  useTitleBar({
    actions: (
      <>
        <IconButton
          icon="search"
          label={t`Search your orders`}
          aria-expanded={isLooking}
          onClick={() => setLooking((is) => !is)}
        />
        <IconButton icon="refresh" label={t`Refresh`} onClick={() => void refetch()} />
      </>
    ),
  });
  const look = (request: Partial<OrderListFilter>) => adjust({ ...params, ...paramsOf({ ...choice, ...request }) });
  const nothing = (
    <NoOrders choice={choice} onClear={() => look(unfilteredOrders)}>
      {none}
    </NoOrders>
  );
  return (
    <>
      {isLooking && <OrderSearch key={choice.search} search={choice.search} onSearch={(search) => look({ search })} />}
      <OrderTabs
        tab={choice.tab}
        counts={orders.data?.pages.at(-1)?.counts}
        onChange={(tab) => look({ tab, state: null })}
      >
        {isLooking && chips}
        <OrderPages orders={orders} above={above} none={!above && nothing} card={card} />
      </OrderTabs>
    </>
  );
}

type OrderSearchProps = { readonly search: string; readonly onSearch: (search: string) => void };

function OrderSearch({ search, onSearch }: OrderSearchProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(search);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  const change = (text: string) => {
    setTyped(text);
    if (text === '' && search !== '') onSearch('');
  };
  return (
    <form role="search" onSubmit={submit} className="flex items-end gap-2 bg-surface px-4 pt-3 pb-2">
      <div className="min-w-0 flex-1">
        <TextField
          label={t`Order number or contact phone`}
          type="search"
          inputMode="search"
          value={typed}
          onChange={change}
          maxLength={40}
        />
      </div>
      <button type="submit" className="sr-only">{t`Search`}</button>
      <IconButton icon="search" label={t`Search`} variant="outlined" onClick={() => onSearch(typed.trim())} />
    </form>
  );
}

const labels = {
  all: msg({ message: 'All', context: 'orders' }),
  to_pay: msg`To pay`,
  in_progress: msg`In progress`,
  after_sale: msg`Refunds`,
  finished: msg({ message: 'Finished', context: 'orders' }),
} as const;

type OrderTabsProps = {
  readonly tab: TabKey;
  /** undefined until the first page of orders is loaded. */
  readonly counts: GroupCounts | undefined;
  readonly onChange: (tab: TabKey) => void;
  readonly children: ReactNode;
};

function OrderTabs({ tab, counts, onChange, children }: OrderTabsProps) {
  const { t, i18n } = useLingui();
  const label = (key: TabKey) => {
    const count = counts && countText(countOf(counts, key));
    return count ? `${i18n._(labels[key])} (${count})` : i18n._(labels[key]);
  };
  return (
    <Tabs
      label={t`Which orders`}
      tabs={tabKeys.map((key) => ({ key, label: label(key) }))}
      current={tab}
      onChange={onChange}
      isSticky
    >
      {children}
    </Tabs>
  );
}
