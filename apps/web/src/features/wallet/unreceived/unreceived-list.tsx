import type { RewardKind } from '@chifan/domain/wallet';
import { Button, Card, EmptyState, ErrorState, InfiniteScroll, Money } from '@chifan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pendingRewardsQuery, type Reward } from '../../../data/wallet.ts';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { ShortNumber } from '../../../terms/ordering/short-number.tsx';
import { RewardCreditText } from '../../../terms/wallet/reward-credit-text.tsx';
import { BalanceSkeleton } from '../ledger/balance-skeleton.tsx';
import { PointsAmount } from '../points/points-amount.tsx';
import { useWalletUpdates } from '../use-wallet-updates.ts';

type UnreceivedListProps = { readonly asset: 'points' | 'balance' };

export function UnreceivedList({ asset }: UnreceivedListProps) {
  const { t } = useLingui();
  useWalletUpdates();
  const navigation = useNavigation();
  const found = useInfiniteQuery(pendingRewardsQuery(asset));
  const { data, error, refetch } = found;
  const first = data?.pages[0];
  if (!first) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <BalanceSkeleton />;
  const amount = asset === 'points' ? pointsAmount : moneyAmount;
  const rewards = data.pages.flatMap((page) => page.rewards.records);
  if (rewards.length === 0) {
    return (
      <EmptyState
        icon="clock"
        title={t`Nothing pending`}
        action={
          <Button onClick={() => navigation.switchTab('pages/index/index')}>
            <Trans>Find a restaurant</Trans>
          </Button>
        }
      >
        <Trans>What you earn with an order is pending for a day, then credited.</Trans>
      </EmptyState>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <Card className="text-center">
        <h2 className="text-note text-soft">
          <Trans>Pending</Trans>
        </h2>
        <p className="text-display font-bold">{amount(first.sum)}</p>
        <p className="mt-1 text-small text-faint">
          <Trans>Credited a day after the order is completed. A refund reduces it in proportion.</Trans>
        </p>
      </Card>
      <ul className="overflow-hidden rounded-card bg-surface shadow-card">
        {rewards.map((reward) => (
          <RewardRow key={reward.id} reward={reward} amount={amount(reward.amount)} />
        ))}
      </ul>
      <InfiniteScroll of={found}>
        <Trans>Show more</Trans>
      </InfiniteScroll>
    </div>
  );
}

const pointsAmount = (points: number): ReactNode => <PointsAmount points={points} />;
const moneyAmount = (amount: number): ReactNode => <Money amount={amount} />;

const words: Readonly<Record<RewardKind, MessageDescriptor>> = {
  points: msg`Points for an order`,
  rebate: msg`Cashback from a rebate card`,
  affiliate: msg`Reward for a friend’s order`,
  draw: msg`Won in a draw`,
};

function RewardRow({ reward, amount }: { readonly reward: Reward; readonly amount: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <li className="flex items-center justify-between gap-4 border-b border-line px-4 py-3 last:border-b-0">
      <div className="min-w-0 text-note">
        <p>{i18n._(words[reward.kind])}</p>
        {reward.orderNumber !== null && (
          <p className="text-small text-faint">
            <ShortNumber orderNumber={reward.orderNumber} dayNumber={reward.dayNumber} />
          </p>
        )}
        <p className="text-small text-faint">
          <RewardCreditText dueAt={reward.dueAt} />
        </p>
      </div>
      <span className="shrink-0 font-semibold">{amount}</span>
    </li>
  );
}
