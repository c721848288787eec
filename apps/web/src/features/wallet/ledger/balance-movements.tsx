import { ErrorState, Money } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { balanceQuery, type Direction } from '../wallet.query.ts';
import { BalanceCard } from './balance-card.tsx';
import { BalanceSkeleton } from './balance-skeleton.tsx';
import { DirectionChips } from './direction-chips.tsx';
import { Ledger } from './ledger.tsx';

export function BalanceMovements() {
  const [direction, setDirection] = useState<Direction>('all');
  const query = { ...balanceQuery(direction), placeholderData: keepPreviousData };
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(query);
  const newest = data?.pages[0];
  if (!newest) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <BalanceSkeleton />;
  return (
    <div className="grid grid-cols-1 gap-4 py-4">
      <div className="px-4">
        <BalanceCard balance={newest.balance} pending={newest.pending} />
      </div>
      <DirectionChips direction={direction} onChange={setDirection} />
      <div className="px-4">
        <Ledger
          entries={data.pages.flatMap((page) => page.entries.records)}
          amount={(amount) => <Money amount={amount} />}
          empty={<Trans>Top-ups, refunds to your balance and payments from it will be listed here.</Trans>}
          hasMore={hasNextPage}
          isLoadingMore={isFetchingNextPage}
          onMore={() => void fetchNextPage()}
        />
      </div>
    </div>
  );
}
