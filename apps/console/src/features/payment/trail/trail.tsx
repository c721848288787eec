import { EmptyState, ErrorState, PageSkeleton } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useLinked } from '../../../lists/linked.ts';
import { SearchForm } from '../../../lists/search-form.tsx';
import { api } from '../../../platform/api.ts';
import { TrailAttempts } from './trail-attempts.tsx';
import { TrailHead } from './trail-head.tsx';
import { TrailInvitation } from './trail-invitation.tsx';
import { TrailPostings } from './trail-postings.tsx';

/** Where the money of an order, a purchase or a withdrawal came from and went, found by any number that somebody has of it. */
export function Trail() {
  const navigate = useNavigate();
  const number = useLinked('number');
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
      <TrailPostings postings={data.postings} />
    </>
  );
}
