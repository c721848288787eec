import { Button, EmptyState, ErrorState, InfiniteScroll, Money } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type Withdrawal, withdrawalsQuery } from '../../../../data/affiliate.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useNavigation } from '../../../../platform/navigation/navigation.ts';
import { ScreenLink } from '../../../../platform/screen-link.tsx';
import { formatTime } from '../../../../platform/time.ts';
import { useClearUnansweredWithdrawal } from '../unanswered.ts';
import { WithdrawalBadge } from './withdrawal-badge.tsx';
import { WithdrawalSkeleton } from './withdrawal-skeleton.tsx';

export function WithdrawalList() {
  const found = useInfiniteQuery(withdrawalsQuery());
  const { data, error, refetch } = found;
  useClearUnansweredWithdrawal(found.isSuccess && found.isFetchedAfterMount);
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <WithdrawalSkeleton />;
  const withdrawals = data.pages.flatMap((page) => page.records);
  if (withdrawals.length === 0) return <NoWithdrawals />;
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <ul className="overflow-hidden rounded-card bg-surface shadow-card">
        {withdrawals.map((withdrawal) => (
          <li key={withdrawal.id} className="border-b border-line last:border-b-0">
            <WithdrawalRow withdrawal={withdrawal} />
          </li>
        ))}
      </ul>
      <InfiniteScroll of={found}>
        <Trans>Show more</Trans>
      </InfiniteScroll>
    </div>
  );
}

function WithdrawalRow({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const language = useLanguage();
  const { id, amount, account, state, createdAt } = withdrawal;
  return (
    <ScreenLink
      to="pages/mine/share/withdrawal/detail/detail"
      params={{ withdrawalId: String(id) }}
      className="flex min-h-14 items-center justify-between gap-4 px-4 py-3 active:bg-sunken"
    >
      <span className="grid min-w-0 justify-items-start gap-1">
        <bdi className="text-note">{formatTime(createdAt, 'moment', language)}</bdi>
        <bdi dir="ltr" className="figures text-small wrap-anywhere text-faint">
          {account}
        </bdi>
        <WithdrawalBadge state={state} />
      </span>
      <Money amount={amount} className="shrink-0 font-semibold" />
    </ScreenLink>
  );
}

function NoWithdrawals() {
  const { t } = useLingui();
  const navigation = useNavigation();
  return (
    <EmptyState
      icon="wallet"
      title={t`No withdrawals yet`}
      action={
        <Button icon="wallet" onClick={() => navigation.open('pages/mine/share/withdrawal/index/index')}>
          <Trans>Withdraw</Trans>
        </Button>
      }
    >
      <Trans>Your withdrawals will appear here.</Trans>
    </EmptyState>
  );
}
