import { Tabs } from '@chifan/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { countOf, countText, type GroupCounts, type TabKey, tabKeys } from './order-groups.ts';

const labels = {
  all: msg({ message: 'All', context: 'orders' }),
  to_pay: msg`To pay`,
  in_progress: msg`In progress`,
  after_sale: msg`Refunds`,
  finished: msg({ message: 'Finished', context: 'orders' }),
} as const;

type OrderTabsProps = {
  readonly tab: TabKey;
  /** Unknown until the first page is there. */
  readonly counts: GroupCounts | undefined;
  readonly onChange: (tab: TabKey) => void;
  readonly children: ReactNode;
};

/** Orders by what is to be done with them, each tab with how many there are. */
export function OrderTabs({ tab, counts, onChange, children }: OrderTabsProps) {
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
