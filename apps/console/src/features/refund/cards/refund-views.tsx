import { Tabs } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { type RefundQueue, type StaffRefund, useRefunds } from '../refunds.query.ts';
import { RefundList } from './refund-list.tsx';

export type RefundView<Key extends string> = {
  readonly key: Key;
  readonly label: string;
  /** What is said where it is empty. */
  readonly nothing: string;
};

type RefundViewsProps<Key extends string> = {
  readonly views: readonly [RefundView<Key>, ...RefundView<Key>[]];
  readonly queue: RefundQueue<Key>;
  /** What may be done with one. */
  readonly moves: (refund: StaffRefund) => ReactNode;
};

/** Requests by what is to be done with them: what waits for the reader stands first. */
export function RefundViews<Key extends string>({ views, queue, moves }: RefundViewsProps<Key>) {
  const [first] = views;
  const [current, setCurrent] = useState(first.key);
  const view = views.find(({ key }) => key === current) ?? first;
  return (
    <Tabs label={t`售后`} current={current} onChange={setCurrent} tabs={views}>
      <div className="pt-4">
        <Requests key={current} view={view} queue={queue} moves={moves} />
      </div>
    </Tabs>
  );
}

type RequestsProps<Key extends string> = Omit<RefundViewsProps<Key>, 'views'> & { readonly view: RefundView<Key> };

function Requests<Key extends string>({ view, queue, moves }: RequestsProps<Key>) {
  const [pageNo, setPageNo] = useState(1);
  const page = useRefunds(queue, view.key, pageNo);
  return <RefundList page={page} pageNo={pageNo} onTurn={setPageNo} moves={moves} nothing={view.nothing} />;
}
