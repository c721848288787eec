import { EmptyState, ErrorState, FilterChips, LoadMoreButton, type PaginatedQuery } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Direction, LedgerEntry, LedgerPage, MovementsQuery } from '../../../data/wallet.ts';
import { useLanguage } from '../../../platform/language.ts';
import { formatTime } from '../../../platform/time.ts';
import { BalanceSkeleton } from './balance-skeleton.tsx';
import { LedgerList } from './ledger-list.tsx';

type MovementsProps<Page extends LedgerPage> = {
  readonly query: MovementsQuery<Page>;
  readonly head: (newest: Page) => ReactNode;
  readonly amount: (amount: number) => ReactNode;
  readonly empty: ReactNode;
};

export function Movements<Page extends LedgerPage>({ query, head, amount, empty }: MovementsProps<Page>) {
  const [direction, setDirection] = useState<Direction>('all');
  const asked = { ...query(direction), placeholderData: keepPreviousData };
  const pages = useInfiniteQuery(asked);
  const { data, error, refetch } = pages;
  const newest = data?.pages[0];
  if (!newest) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <BalanceSkeleton />;
  return (
    <div className="grid grid-cols-1 gap-4 py-4">
      <div className="px-4">{head(newest)}</div>
      <DirectionChips direction={direction} onChange={setDirection} />
      <div className="px-4">
        <Ledger
          entries={data.pages.flatMap((page) => page.entries.records)}
          amount={amount}
          empty={empty}
          archivedUntil={newest.entries.archivedUntil}
          pages={pages}
        />
      </div>
    </div>
  );
}

type DirectionChipsProps = { readonly direction: Direction; readonly onChange: (direction: Direction) => void };

function DirectionChips({ direction, onChange }: DirectionChipsProps) {
  const { t } = useLingui();
  return (
    <FilterChips
      label={t`Which transactions`}
      choices={[
        { value: 'all', label: t`All` },
        { value: 'in', label: t`Money in` },
        { value: 'out', label: t`Money out` },
      ]}
      value={direction}
      onChange={onChange}
    />
  );
}

type LedgerProps = {
  readonly entries: readonly LedgerEntry[];
  readonly amount: (amount: number) => ReactNode;
  readonly empty: ReactNode;
  readonly archivedUntil: string | null;
  readonly pages: PaginatedQuery;
};

function Ledger({ entries, amount, empty, archivedUntil, pages }: LedgerProps) {
  const { t } = useLingui();
  if (entries.length === 0 && archivedUntil !== null) return <InArchive until={archivedUntil} />;
  if (entries.length === 0) {
    return (
      <EmptyState icon="wallet" title={t`No transactions yet`}>
        {empty}
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby="ledger" className="grid grid-cols-1 gap-2">
      <h2 id="ledger" className="text-body font-semibold">
        <Trans>Transactions</Trans>
      </h2>
      <LedgerList entries={entries} amount={amount} />
      <LoadMoreButton of={pages}>
        <Trans>Show older transactions</Trans>
      </LoadMoreButton>
      {archivedUntil !== null && !pages.hasNextPage && <InArchive until={archivedUntil} />}
    </section>
  );
}

function InArchive({ until }: { readonly until: string }) {
  const day = formatTime(until, 'date', useLanguage());
  return (
    <p className="text-center text-note text-soft">
      <Trans>
        Transactions up to <bdi>{day}</bdi> are in our archive. Customer service can look them up for you.
      </Trans>
    </p>
  );
}
