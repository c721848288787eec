import { minWithdrawal } from '@chifan/domain/affiliate';
import { ApproximateAmount, Button, Card, ErrorState, Loading, Money, Skeleton, Tabs } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { type RewardChoice, type Rewards, rewardsQuery } from '../../../data/affiliate.ts';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { ForwardLink } from '../forward-link.tsx';
import { OddsSheet } from '../lottery/odds-sheet.tsx';
import { RewardList } from './reward-list.tsx';

export function RewardPart() {
  const { t } = useLingui();
  const [kind, setKind] = useState<RewardChoice>('all');
  const pages = useInfiniteQuery({ ...rewardsQuery(kind), placeholderData: keepPreviousData });
  const { data, error, refetch } = pages;
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
          <RewardList kind={kind} rewards={data.pages.flatMap((page) => page.rewards.records)} pages={pages} />
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

function BalanceCard({ rewards: { balance, pending, drawn } }: { readonly rewards: Rewards }) {
  const navigation = useNavigation();
  const [areOddsOpen, setOddsOpen] = useState(false);
  const reason = useId();
  const canWithdraw = balance >= minWithdrawal;
  return (
    <>
      <Card className="text-center">
        <h2 className="text-note text-soft">
          <Trans>Your rewards</Trans>
        </h2>
        <Money amount={balance} className="text-display font-bold" />
        <ApproximateAmount amounts={[balance]} className="block" />
        <p className="mt-1 text-small text-faint">
          <Trans>
            Won in draws so far: <Money amount={drawn} />
          </Trans>
        </p>
        <div className="mt-3 flex flex-wrap justify-center gap-2">
          <Button
            variant={canWithdraw ? 'primary' : 'secondary'}
            disabled={!canWithdraw}
            aria-describedby={reason}
            onClick={() => navigation.open('pages/mine/share/withdrawal/index/index')}
          >
            <Trans>Withdraw</Trans>
          </Button>
          <Button variant="secondary" onClick={() => navigation.open('pages/mine/share/withdrawal/detail/detail')}>
            <Trans>Withdrawals</Trans>
          </Button>
          <Button variant="quiet" icon="info" onClick={() => setOddsOpen(true)}>
            <Trans>Prizes and odds</Trans>
          </Button>
        </div>
        {!canWithdraw && (
          <p id={reason} className="text-small text-soft">
            <Trans>
              Withdrawals start at <Money amount={minWithdrawal} />.
            </Trans>
          </p>
        )}
        {pending > 0 && (
          <ForwardLink to="pages/mine/unreceived/reward/list/list">
            <Trans>
              Pending: <Money amount={pending} />
            </Trans>
          </ForwardLink>
        )}
      </Card>
      <OddsSheet isOpen={areOddsOpen} onClose={() => setOddsOpen(false)} />
    </>
  );
}
