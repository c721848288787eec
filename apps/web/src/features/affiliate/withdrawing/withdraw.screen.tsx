import { ApproximateAmount, Button, Card, EmptyState, ErrorState, Icon, Money, PageSkeleton } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type Withdrawable, withdrawableQuery } from '../../../data/affiliate.ts';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { ScreenLink } from '../../../platform/screen-link.tsx';
import { RateNote } from '../../../terms/wallet/rate-note.tsx';
import { useAffiliateUpdates } from '../use-affiliate-updates.ts';
import { WithdrawForm } from './asking/withdraw-form.tsx';
import { useHasUnansweredWithdrawal } from './unanswered.ts';
import { WithdrawalsLink } from './withdrawals-link.tsx';

export default function WithdrawScreen() {
  useAffiliateUpdates();
  const isUnanswered = useHasUnansweredWithdrawal();
  const { data, error, refetch } = useQuery(withdrawableQuery());
  if (data) {
    return (
      <>
        <div className="grid grid-cols-1 gap-4 px-4 pt-4">
          <WithdrawableCard offer={data} />
          {isUnanswered && <UnansweredNotice />}
        </div>
        {data.balance < data.least ? <TooLittle offer={data} /> : <WithdrawForm offer={data} />}
      </>
    );
  }
  return error ? (
    <ErrorState error={error} onRetry={() => void refetch()} />
  ) : (
    <PageSkeleton blocks={['h-44 rounded-card', 'h-24', 'h-20', 'h-36']} />
  );
}

/** Shown if a withdrawal request got no response. The server may have accepted the request. */
const UnansweredNotice = () => (
  <div role="alert" className="rounded-card bg-warn-tint p-3 text-note text-warn">
    <p>
      <Trans>
        We got no response, so we can’t tell if your request went through. You can send it again: the money is never
        taken twice.
      </Trans>
    </p>
    <WithdrawalsLink />
  </div>
);

/**
 * Shown if the balance is below the minimum of a withdrawal (rule affiliate-9). Shows the missing amount and how to
 * earn it.
 */
function TooLittle({ offer: { balance, least } }: { readonly offer: Withdrawable }) {
  const { t } = useLingui();
  const navigation = useNavigation();
  return (
    <EmptyState
      icon="wallet"
      title={t`Not enough to withdraw yet`}
      action={
        <Button icon="person" onClick={() => navigation.open('pages/mine/share/index/index')}>
          <Trans>Invite friends</Trans>
        </Button>
      }
    >
      <Trans>
        Withdrawals start at <Money amount={least} />. You need <Money isApproximate amount={least - balance} /> more,
        from friends’ orders or draws.
      </Trans>
    </EmptyState>
  );
}

function WithdrawableCard({ offer: { balance, pending } }: { readonly offer: Withdrawable }) {
  return (
    <Card className="text-center">
      <h2 className="text-note text-soft">
        <Trans>Available to withdraw</Trans>
      </h2>
      <p className="text-display font-bold">
        <Money amount={balance} />
      </p>
      {balance > 0 && (
        <p>
          <ApproximateAmount amounts={[balance]} className="text-note!" />
          <RateNote />
        </p>
      )}
      <div className="mt-3 border-t border-line pt-1">
        {pending > 0 && <PendingLink amount={pending} />}
        <WithdrawalsLink />
      </div>
    </Card>
  );
}

const PendingLink = ({ amount }: { readonly amount: number }) => (
  <ScreenLink
    to="pages/mine/unreceived/reward/list/list"
    className="flex min-h-11 items-center justify-center gap-2 text-note text-link"
  >
    <Icon name="clock" size={18} />
    <span className="underline">
      <Trans>
        <Money amount={amount} /> more pending
      </Trans>
    </span>
    <Icon name="forward" size={16} />
  </ScreenLink>
);
