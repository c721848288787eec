import { Tabs } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { type Desk, useRefunds, type WorkRefund } from '../refunds.query.ts';
import { RefundList } from './refund-list.tsx';

export type RefundView<Key extends string> = {
  readonly key: Key;
  readonly label: string;
  /** What is said where it is empty. */
  readonly nothing: string;
};

type RefundViewsProps<Key extends string> = {
  readonly views: readonly [RefundView<Key>, ...RefundView<Key>[]];
  readonly desk: Desk<Key>;
  /** What may be done with one. */
  readonly moves: (refund: WorkRefund) => ReactNode;
};

/** Requests by what is to be done with them: what waits for the reader stands first. */
export function RefundViews<Key extends string>({ views, desk, moves }: RefundViewsProps<Key>) {
  const [first] = views;
  const [current, setCurrent] = useState(first.key);
  const view = views.find(({ key }) => key === current) ?? first;
  return (
    <Tabs label={t`售后`} current={current} onChange={setCurrent} tabs={views}>
      <div className="pt-4">
        <Requests key={current} view={view} desk={desk} moves={moves} />
      </div>
    </Tabs>
  );
}

type RequestsProps<Key extends string> = Omit<RefundViewsProps<Key>, 'views'> & { readonly view: RefundView<Key> };

function Requests<Key extends string>({ view, desk, moves }: RequestsProps<Key>) {
  const [pageNo, setPageNo] = useState(1);
  const page = useRefunds(desk, view.key, pageNo);
  return <RefundList page={page} pageNo={pageNo} onTurn={setPageNo} moves={moves} nothing={view.nothing} />;
}
