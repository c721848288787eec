import { Card, ErrorState } from '@chifan/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BalanceSkeleton } from './ledger/balance-skeleton.tsx';
import { DirectionChips } from './ledger/direction-chips.tsx';
import { Ledger } from './ledger/ledger.tsx';
import { WaitingLink } from './ledger/waiting-link.tsx';
import { PointsAmount } from './points/points-amount.tsx';
import { useWalletNews } from './use-wallet-news.ts';
import { type Direction, pointsQuery } from './wallet.query.ts';

/** The points and their ledger (specification §2). */
export default function PointsScreen() {
  const [direction, setDirection] = useState<Direction>('all');
  useWalletNews();
  const query = { ...pointsQuery(direction), placeholderData: keepPreviousData };
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(query);
  const newest = data?.pages[0];
  if (!newest) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <BalanceSkeleton />;
  return (
    <div className="grid grid-cols-1 gap-4 py-4">
      <div className="px-4">
        <PointsCard points={newest.points} pending={newest.pending} />
      </div>
      <DirectionChips direction={direction} onChange={setDirection} />
      <div className="px-4">
        <Ledger
          entries={data.pages.flatMap((page) => page.entries.records)}
          amount={(amount) => <PointsAmount points={amount} />}
          empty={<Trans>You earn a point for each whole yuan that you pay for your orders.</Trans>}
          hasMore={hasNextPage}
          isLoadingMore={isFetchingNextPage}
          onMore={() => void fetchNextPage()}
        />
      </div>
    </div>
  );
}

function PointsCard({ points, pending }: { readonly points: number; readonly pending: number }) {
  return (
    <Card className="text-center">
      <h2 className="text-note text-soft">
        <Trans>Your points</Trans>
      </h2>
      <p className="text-display font-bold">
        <PointsAmount points={points} />
      </p>
      <p className="mt-1 text-small text-faint">
        <Trans>A point for each whole yuan paid, a day after the order is completed.</Trans>
      </p>
      {pending > 0 && (
        <WaitingLink to="pages/mine/unreceived/integral/list/list">
          <Plural value={pending} one="# point is not yet credited" other="# points are not yet credited" />
        </WaitingLink>
      )}
    </Card>
  );
}
