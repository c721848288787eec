import { Card, ErrorState, Money } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { BalanceSkeleton } from './ledger/balance-skeleton.tsx';
import { Ledger } from './ledger/ledger.tsx';
import { balanceQuery } from './wallet.query.ts';

/** The balance and its ledger: description, amount, time (specification §3). */
export default function BalanceScreen() {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(balanceQuery());
  const newest = data?.pages[0];
  if (!newest) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <BalanceSkeleton />;
  return (
    <div className="grid gap-4 p-4">
      <Card className="text-center">
        <h2 className="text-note text-soft">
          <Trans>Your balance</Trans>
        </h2>
        <Money amount={newest.balance} className="text-display font-bold" />
        <p className="mt-1 text-small text-faint">
          <Trans>It pays for orders together with your payment password.</Trans>
        </p>
      </Card>
      <Ledger
        entries={data.pages.flatMap((page) => page.entries.records)}
        hasMore={hasNextPage}
        isLoadingMore={isFetchingNextPage}
        onMore={() => void fetchNextPage()}
      />
    </div>
  );
}
