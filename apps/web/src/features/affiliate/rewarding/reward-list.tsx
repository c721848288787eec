import { Button, EmptyState, MoreBelow } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Reward, RewardChoice } from '../../../data/affiliate.ts';
import { useNavigation } from '../../../platform/navigation.ts';
import { RewardRow } from './reward-row.tsx';

type RewardListProps = {
  readonly kind: RewardChoice;
  readonly rewards: readonly Reward[];
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly onMore: () => void;
};

export function RewardList({ kind, rewards, hasMore, isLoadingMore, onMore }: RewardListProps) {
  if (rewards.length === 0) return kind === 'draw' ? <NothingDrawn /> : <NothingEarned />;
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <ul className="overflow-hidden rounded-card bg-surface shadow-card">
        {rewards.map((reward) => (
          <RewardRow key={reward.id} reward={reward} />
        ))}
      </ul>
      {hasMore && (
        <MoreBelow isBusy={isLoadingMore} onMore={onMore}>
          <Trans>Show more</Trans>
        </MoreBelow>
      )}
    </div>
  );
}

function NothingDrawn() {
  const { t } = useLingui();
  return (
    <EmptyState icon="coin" title={t`Nothing won yet`}>
      <Trans>Every completed order gives you one draw for money.</Trans>
    </EmptyState>
  );
}

function NothingEarned() {
  const { t } = useLingui();
  const navigation = useNavigation();
  return (
    <EmptyState
      icon="coin"
      title={t`No rewards yet`}
      action={
        <Button onClick={() => navigation.open('pages/mine/share/index/index')}>
          <Trans>Invite friends</Trans>
        </Button>
      }
    >
      <Trans>What your friends’ orders earn you, and what you win, will be listed here.</Trans>
    </EmptyState>
  );
}
