import { ErrorState, Loading, Skeleton, Tabs } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type RewardChoice, rewardsQuery } from '../../../data/affiliate.ts';
import { BalanceCard } from './balance-card.tsx';
import { RewardList } from './reward-list.tsx';

/** The affiliate balance, and below it reward by reward: all, of friends, of draws. */
export function RewardPart() {
  const { t } = useLingui();
  const [kind, setKind] = useState<RewardChoice>('all');
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    ...rewardsQuery(kind),
    placeholderData: keepPreviousData,
  });
  const newest = data?.pages[0];
  if (!newest) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <RewardsSkeleton />;
  return (
    <>
      <div className="px-4">
        <BalanceCard rewards={newest} />
      </div>
      <section aria-label={t`Rewards`}>
        <Tabs
          label={t`Which rewards`}
          tabs={[
            { key: 'all', label: <Trans>All</Trans> },
            { key: 'affiliate', label: <Trans>Friends</Trans> },
            { key: 'draw', label: <Trans>Draws</Trans> },
          ]}
          current={kind}
          onChange={setKind}
          isSticky
        >
          <RewardList
            kind={kind}
            rewards={data.pages.flatMap((page) => page.rewards.records)}
            hasMore={hasNextPage}
            isLoadingMore={isFetchingNextPage}
            onMore={() => void fetchNextPage()}
          />
        </Tabs>
      </section>
    </>
  );
}

const RewardsSkeleton = () => (
  <Loading>
    <div className="grid gap-4 px-4">
      <Skeleton className="h-48 rounded-card" />
      <Skeleton className="h-11" />
      <Skeleton className="h-64 rounded-card" />
    </div>
  </Loading>
);
