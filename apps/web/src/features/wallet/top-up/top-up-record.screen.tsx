import { Button, EmptyState, ErrorState, InfiniteScroll, Money } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type Purchase, topUpsQuery } from '../../../data/wallet.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { ScreenLink } from '../../../platform/screen-link.tsx';
import { formatTime } from '../../../platform/time.ts';
import { BalanceSkeleton } from '../ledger/balance-skeleton.tsx';
import { useWalletUpdates } from '../use-wallet-updates.ts';
import { PurchaseBadge } from './purchase-badge.tsx';

export default function TopUpRecordScreen() {
  useWalletUpdates();
  const found = useInfiniteQuery(topUpsQuery());
  const { data, error, refetch } = found;
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <BalanceSkeleton />;
  const topUps = data.pages.flatMap((page) => page.records);
  if (topUps.length === 0) return <NoTopUps />;
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <ul className="overflow-hidden rounded-card bg-surface shadow-card">
        {topUps.map((topUp) => (
          <li key={topUp.id} className="border-b border-line last:border-b-0">
            <TopUpRow topUp={topUp} />
          </li>
        ))}
      </ul>
      <InfiniteScroll of={found}>
        <Trans>Show more</Trans>
      </InfiniteScroll>
    </div>
  );
}

function TopUpRow({ topUp }: { readonly topUp: Purchase }) {
  const language = useLanguage();
  return (
    <ScreenLink
      to="pages/mine/member/detail/detail"
      params={{ purchaseId: String(topUp.id) }}
      className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3 active:bg-sunken"
    >
      <span className="grid justify-items-start gap-1">
        <bdi className="text-note">{formatTime(topUp.createdAt, 'moment', language)}</bdi>
        <PurchaseBadge state={topUp.state} />
      </span>
      <span className="grid justify-items-end">
        <Money amount={topUp.amount} className="font-semibold" />
        {topUp.bonus > 0 && (
          <span className="text-small text-good">
            <Trans>
              + <Money amount={topUp.bonus} /> bonus
            </Trans>
          </span>
        )}
      </span>
    </ScreenLink>
  );
}

function NoTopUps() {
  const { t } = useLingui();
  const navigation = useNavigation();
  return (
    <EmptyState
      icon="wallet"
      title={t`No top-ups yet`}
      action={
        <Button icon="plus" onClick={() => navigation.open('pages/mine/member/recharge/recharge')}>
          <Trans>Top up</Trans>
        </Button>
      }
    >
      <Trans>Your top-ups will appear here.</Trans>
    </EmptyState>
  );
}
