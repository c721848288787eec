import { EmptyState, Tabs } from '@chifan/ui';
import { type ReactNode, useState } from 'react';
import { PagedCards } from '../../lists/paged-list.tsx';
import type { Page, PagedQuery } from '../../lists/paged-query.ts';

type RefundView<Key extends string> = {
  readonly key: Key;
  readonly label: string;
  readonly nothing: string;
};

type RefundViewsProps<Key extends string, Refund> = {
  readonly label: string;
  readonly views: readonly [RefundView<Key>, ...RefundView<Key>[]];
  readonly query: (view: Key) => PagedQuery<Page<Refund>>;
  readonly hint: string;
  readonly card: (refund: Refund) => ReactNode;
};

export function RefundViews<Key extends string, Refund extends { readonly id: number }>(
  props: RefundViewsProps<Key, Refund>,
) {
  const { label, views, query, hint, card } = props;
  const [first] = views;
  const [current, setCurrent] = useState(first.key);
  const { key, nothing } = views.find((view) => view.key === current) ?? first;
  return (
    <Tabs label={label} current={current} onChange={setCurrent} tabs={views}>
      <div className="pt-4">
        <PagedCards
          key={key}
          query={query(key)}
          height="h-64"
          nothing={
            <EmptyState icon="refresh" title={nothing}>
              {hint}
            </EmptyState>
          }
          card={card}
        />
      </div>
    </Tabs>
  );
}
