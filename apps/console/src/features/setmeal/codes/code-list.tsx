import { Badge, EmptyState, Loading, Skeleton, useNow } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { PagedList } from '../../../lists/paged-list.tsx';
import { clockTime } from '../../../platform/time.ts';
import { type CodeRow, codesQuery } from './codes.query.ts';
import { poolName } from './pool-words.ts';

type CodeListProps = { readonly setMealId: number; readonly search: string };

export function CodeList({ setMealId, search }: CodeListProps) {
  return (
    <PagedList
      query={codesQuery(setMealId, search)}
      skeleton={
        <Loading>
          <Skeleton className="h-64" />
        </Loading>
      }
      nothing={<EmptyState icon="search" title={search === '' ? t`还没有券码` : t`没有找到这个券码`} />}
    >
      {(codes) => (
        <ul className="divide-y divide-line rounded-card bg-surface px-4 shadow-card">
          {codes.map((code) => (
            <li key={code.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
              <CodeFacts code={code} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function CodeFacts({ code: row }: { readonly code: CodeRow }) {
  const { code, state, takenAt, orderNumber } = row;
  const now = useNow();
  return (
    <>
      <span className="figures min-w-40 font-semibold wrap-anywhere select-all">{code}</span>
      <StateOf state={state} />
      <span className="min-w-32 flex-1 text-note text-soft">{poolName(row)}</span>
      {takenAt !== null && <span className="figures text-note text-soft">{clockTime(takenAt, now)}</span>}
      {orderNumber !== null && (
        <Link to="/all-orders" search={{ search: orderNumber }} className="figures text-note text-link">
          {orderNumber}
        </Link>
      )}
    </>
  );
}

function StateOf({ state }: Pick<CodeRow, 'state'>) {
  switch (state) {
    case 'free':
      return <Badge tone="good" icon="check">{t`可用`}</Badge>;
    case 'taken':
      return <Badge icon="person">{t`已发`}</Badge>;
    case 'voided':
      return <Badge icon="close">{t`已作废`}</Badge>;
  }
}
