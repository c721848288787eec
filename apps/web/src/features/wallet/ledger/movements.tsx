import { ErrorState } from '@chifan/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Direction, LedgerPage, MovementsQuery } from '../../../data/wallet.ts';
import { BalanceSkeleton } from './balance-skeleton.tsx';
import { DirectionChips } from './direction-chips.tsx';
import { Ledger } from './ledger.tsx';

type MovementsProps<Page extends LedgerPage> = {
  readonly query: MovementsQuery<Page>;
  /** Where the account stands. */
  readonly head: (newest: Page) => ReactNode;
  /** How an amount of the account is written: money, or points. */
  readonly amount: (amount: number) => ReactNode;
  /** What will stand here once something moved. */
  readonly empty: ReactNode;
};

/** An account of the wallet, balance or points: where it stands, and below it what moved there. */
export function Movements<Page extends LedgerPage>({ query, head, amount, empty }: MovementsProps<Page>) {
  const [direction, setDirection] = useState<Direction>('all');
  const asked = { ...query(direction), placeholderData: keepPreviousData };
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(asked);
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
          hasMore={hasNextPage}
          isLoadingMore={isFetchingNextPage}
          onMore={() => void fetchNextPage()}
        />
      </div>
    </div>
  );
}
