import { EmptyState, Tabs } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { PagedCards } from '../../lists/paged-list.tsx';
import type { Page, PagedQuery } from '../../lists/paged-query.ts';

type View<Key extends string> = { readonly key: Key; readonly label: string; readonly nothing: string };

type ReviewViewsProps<Key extends string, Review> = {
  readonly views: readonly [View<Key>, ...View<Key>[]];
  readonly query: (view: Key) => PagedQuery<Page<Review>>;
  readonly hint: string;
  readonly card: (review: Review) => ReactNode;
};

export function ReviewViews<Key extends string, Review extends { readonly id: number }>(
  props: ReviewViewsProps<Key, Review>,
) {
  const { views, query, hint, card } = props;
  const [first] = views;
  const [current, setCurrent] = useState(first.key);
  const { key, nothing } = views.find((view) => view.key === current) ?? first;
  return (
    <Tabs label={t`评价`} current={current} onChange={setCurrent} tabs={views}>
      <div className="pt-4">
        <PagedCards
          key={key}
          query={query(key)}
          height="h-48"
          nothing={
            <EmptyState icon="star" title={nothing}>
              {hint}
            </EmptyState>
          }
          card={card}
        />
      </div>
    </Tabs>
  );
}
