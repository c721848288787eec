import type { WithdrawalState } from '@chifan/domain/affiliate';
import { Button, Card, EmptyState, ErrorState, Money } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type Withdrawal, withdrawalQuery } from '../../../../data/affiliate.ts';
import { useNavigation } from '../../../../platform/navigation.ts';
import { WithdrawalsLink } from '../withdrawals-link.tsx';
import { WithdrawalBadge } from './withdrawal-badge.tsx';
import { WithdrawalFacts } from './withdrawal-facts.tsx';
import { WithdrawalSkeleton } from './withdrawal-skeleton.tsx';
import { WithdrawalTimeline } from './withdrawal-timeline.tsx';

export function WithdrawalDetails({ withdrawalId }: { readonly withdrawalId: number }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery({ ...withdrawalQuery(withdrawalId), enabled: withdrawalId > 0 });
  if (data === null || !(withdrawalId > 0))
    return <EmptyState icon="wallet" title={t`There is no such withdrawal`} action={<WithdrawalsLink />} />;
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <WithdrawalSkeleton />;
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <Head withdrawal={data} />
      {isBack(data.state) && <OnceMore />}
      <WithdrawalTimeline timeline={data.timeline} />
      <WithdrawalFacts withdrawal={data} />
      <WithdrawalsLink />
    </div>
  );
}

/** The sum is the member's again. */
const isBack = (state: WithdrawalState): boolean => state === 'refused' || state === 'failed';

function OnceMore() {
  const navigation = useNavigation();
  return (
    <Button icon="wallet" isWide onClick={() => navigation.open('pages/mine/share/withdrawal/index/index')}>
      <Trans>Withdraw again</Trans>
    </Button>
  );
}

function Head({ withdrawal: { amount, state, reason } }: { readonly withdrawal: Withdrawal }) {
  return (
    <Card className="text-center">
      <p className="text-display font-bold">
        <Money amount={amount} />
      </p>
      <p role="status" className="mt-1">
        <WithdrawalBadge state={state} />
      </p>
      <div className="mt-2 grid grid-cols-1 gap-1 text-note text-soft">
        {reason !== null && <p className="text-ink">{reason}</p>}
        <p>
          <StateWords state={state} />
        </p>
      </div>
    </Card>
  );
}

function StateWords({ state }: Pick<Withdrawal, 'state'>) {
  if (state === 'applied') return <Trans>The sum is set aside. We usually pay it within 3 working days.</Trans>;
  if (state === 'approved') return <Trans>We have approved it. It is being sent to your account.</Trans>;
  if (state === 'paid') return <Trans>The money has gone to your account.</Trans>;
  return <Trans>The money is back in your rewards. You can withdraw it again.</Trans>;
}
