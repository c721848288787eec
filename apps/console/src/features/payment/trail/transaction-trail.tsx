import type { MoneyTrail } from '@chifan/contract/payment/views';
import { Badge, Card, EmptyState, ErrorState, Icon, Money, PageSkeleton, StateBadge } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useSearchParam } from '../../../lists/linked.ts';
import { SearchForm } from '../../../lists/search-form.tsx';
import { withdrawalBadges } from '../../../money-words/badges.ts';
import { api } from '../../../platform/api.ts';
import { TrailAttempts } from './trail-attempts.tsx';
import { TrailPostings } from './trail-postings.tsx';
import {
  barredReasonLabels,
  type Invitation,
  purchaseBadges,
  purchaseKindLabels,
  rewardBadges,
} from './trail-words.ts';

export function TransactionTrail() {
  const navigate = useNavigate();
  const number = useSearchParam('number');
  const look = (wanted: string) =>
    void navigate({ to: '.', search: { part: 'trail', ...(wanted === '' ? {} : { number: wanted }) } });
  return (
    <div className="grid grid-cols-1 gap-4">
      <SearchForm key={number} label={t`订单号、充值单号、提现单号或支付流水号`} looked={number} onSearch={look} />
      {number === '' ? <Hint /> : <Found number={number} />}
    </div>
  );
}

function Hint() {
  return (
    <EmptyState icon="search" title={t`查一笔钱的来龙去脉`}>
      {t`订单、充值、购券或提现的支付、退款打款和账本分录都在这里；支付渠道的流水号也可以查。`}
    </EmptyState>
  );
}

function Found({ number }: { readonly number: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['money-trail', number],
    queryFn: ({ signal }) => api('/rest/platform/payment/trail', { number }, { signal }),
  });
  if (data === undefined) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  if (data === null) {
    return (
      <EmptyState icon="search" title={t`没有找到`}>
        {t`请核对号码是否完整。`}
      </EmptyState>
    );
  }
  return (
    <>
      <TrailHead of={data.of} />
      {data.of.kind !== 'withdrawal' && <TrailAttempts attempts={data.attempts} />}
      {data.invitation !== null && <TrailInvitation invitation={data.invitation} />}
      <TrailPostings {...data} />
    </>
  );
}

function TrailInvitation({ invitation }: { readonly invitation: Invitation }) {
  const { inviterId } = invitation;
  return (
    <Card title={t`推广奖励`}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-note">
        <span className="figures text-soft">{t`邀请人 ${inviterId}`}</span>
        <Earned invitation={invitation} />
      </p>
    </Card>
  );
}

function Earned({ invitation: { barred, reward } }: { readonly invitation: Invitation }) {
  if (barred !== null) return <span>{barredReasonLabels[barred]()}</span>;
  if (reward === null) return <span>{t`没有可计的金额`}</span>;
  const { label, tone, icon } = rewardBadges[reward.state];
  return (
    <>
      <Money amount={reward.amount} className="font-semibold" />
      <span className="ms-auto">
        <Badge tone={tone} icon={icon}>
          {label()}
        </Badge>
      </span>
    </>
  );
}

function TrailHead({ of }: { readonly of: MoneyTrail['of'] }) {
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold">
          {purchaseKindLabels[of.kind]()} <span className="figures">{of.number}</span>
        </h2>
        <State of={of} />
      </div>
      {of.kind === 'order' && (
        <Link to="/all-orders" search={{ search: of.number }} className={linkClass}>
          {t`查看订单`}
          <Icon name="forward" size={18} />
        </Link>
      )}
      {of.kind === 'withdrawal' && (
        <Link to="/withdrawals" search={{ number: of.number }} className={linkClass}>
          {t`查看提现`}
          <Icon name="forward" size={18} />
        </Link>
      )}
    </Card>
  );
}

const linkClass = 'mt-1 inline-flex min-h-11 items-center gap-1 text-note font-medium text-link';

function State({ of }: { readonly of: MoneyTrail['of'] }) {
  if (of.kind === 'order') return <StateBadge state={of.state} />;
  const { label, tone, icon } = of.kind === 'withdrawal' ? withdrawalBadges[of.state] : purchaseBadges[of.state];
  return (
    <Badge tone={tone} icon={icon}>
      {label()}
    </Badge>
  );
}
