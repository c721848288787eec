import { Card, EmptyState, ErrorState, Money, MoreBelow } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { unreceivedQuery } from '../../../data/wallet.ts';
import { BalanceSkeleton } from '../ledger/balance-skeleton.tsx';
import { PointsAmount } from '../points/points-amount.tsx';
import { useWalletNews } from '../use-wallet-news.ts';
import { RewardRow } from './reward-row.tsx';

type UnreceivedListProps = { readonly asset: 'points' | 'balance' };

/** What was earned and is not credited yet, what comes first first. */
export function UnreceivedList({ asset }: UnreceivedListProps) {
  const { t } = useLingui();
  useWalletNews();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    unreceivedQuery(asset),
  );
  const first = data?.pages[0];
  if (!first) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <BalanceSkeleton />;
  const amount = asset === 'points' ? pointsAmount : moneyAmount;
  const rewards = data.pages.flatMap((page) => page.rewards.records);
  if (rewards.length === 0) {
    return (
      <EmptyState icon="clock" title={t`Nothing is waiting`}>
        <Trans>What a completed order earns you stands here for a day, then it is credited by itself.</Trans>
      </EmptyState>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <Card className="text-center">
        <h2 className="text-note text-soft">
          <Trans>Not yet credited</Trans>
        </h2>
        <p className="text-display font-bold">{amount(first.sum)}</p>
        <p className="mt-1 text-small text-faint">
          <Trans>It is credited a day after the order was completed. A refund takes its part of it back.</Trans>
        </p>
      </Card>
      <ul className="overflow-hidden rounded-card bg-surface shadow-card">
        {rewards.map((reward) => (
          <RewardRow key={reward.id} reward={reward} amount={amount(reward.amount)} />
        ))}
      </ul>
      {hasNextPage && (
        <MoreBelow isBusy={isFetchingNextPage} onMore={() => void fetchNextPage()}>
          <Trans>Show more</Trans>
        </MoreBelow>
      )}
    </div>
  );
}

const pointsAmount = (points: number): ReactNode => <PointsAmount points={points} />;
const moneyAmount = (amount: number): ReactNode => <Money amount={amount} />;
