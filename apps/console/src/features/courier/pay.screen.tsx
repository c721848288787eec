import type { OutputAt } from '@chifan/contract/client';
import { Badge, Card, ErrorState, Money, PageSkeleton, useNow } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Pager, useExistingPage } from '../../lists/paged-list.tsx';
import { usePage } from '../../lists/paged-query.ts';
import { ArchivedEntriesNote } from '../../money-words/archived-entries-note.tsx';
import { EarningsTable } from '../../money-words/earnings-table.tsx';
import { api } from '../../platform/api.ts';
import { clockTime } from '../../platform/time.ts';
import { shopText } from '../../texts/dish-name.tsx';

export default function PayScreen() {
  const [pageNo, setPageNo] = useState(1);
  const { data, error, refetch } = usePage(
    { queryKey: ['earnings'], load: (page, options) => api('/rest/courier/earnings', page, options) },
    pageNo,
  );
  const done = useExistingPage(data?.done, setPageNo);
  if (!data || !done) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-4">
      <Today pay={data} />
      <EarningsTable title={t`按营业日`} of={t`营业日`} rows={data.days} none={t`近 8 周没有收入。`} />
      <DoneJobs jobs={done.records} />
      <Pager page={done} pageNo={pageNo} onTurn={setPageNo} />
      <ArchivedEntriesNote until={data.done.archivedUntil} />
      <EarningsTable title={t`按周（周一起）`} of={t`周一`} rows={data.weeks} none={t`近 8 周没有收入。`} />
    </div>
  );
}

type Pay = OutputAt<'/rest/courier/earnings'>;

/**
 * Shows today's delivery fees that are booked in the ledger, and separately the fees that are not booked yet (rule
 * courier-34).
 */
function Today({ pay: { today, days, pending, balance } }: { readonly pay: Pay }) {
  const { orders: credited, earned, refunded } = days.find(({ day }) => day === today.day) ?? nothing;
  const { jobs } = today;
  const [deliveredJobs, jobsInHand] = [pending.delivered.jobs, pending.inHand.jobs];
  return (
    <Card className="grid gap-3">
      <div className="text-center">
        <p className="text-note text-soft">{t`今日已入账 ${credited} 单`}</p>
        <Money amount={earned - refunded} className="text-display font-bold" />
        <p className="text-note text-soft">{t`今日送达 ${jobs} 单`}</p>
      </div>
      <dl className="grid grid-cols-[1fr_auto] gap-1 text-note">
        <dt className="text-soft">{t`待入账：已送达 ${deliveredJobs} 单`}</dt>
        <dd className="text-end">
          <Money amount={pending.delivered.fees} />
        </dd>
        <dt className="text-soft">{t`待入账：手上 ${jobsInHand} 单`}</dt>
        <dd className="text-end">
          <Money amount={pending.inHand.fees} />
        </dd>
        <dt className="border-t border-line pt-1 text-soft">{t`累计收入`}</dt>
        <dd className="border-t border-line pt-1 text-end font-semibold">
          <Money amount={balance} />
        </dd>
      </dl>
      <p className="text-small text-faint">{t`客人确认收餐后入账，最迟送达后 24 小时。`}</p>
    </Card>
  );
}

const nothing = { orders: 0, earned: 0, refunded: 0 };

function DoneJobs({ jobs }: { readonly jobs: Pay['done']['records'] }) {
  const now = useNow();
  return (
    <Card title={t`已完成的配送`}>
      {jobs.length === 0 ? (
        <p className="text-note text-soft">{t`还没有完成的配送。`}</p>
      ) : (
        <ul>
          {jobs.map(({ orderId, number, finishedAt, fee, isCredited, ...job }) => (
            <li key={orderId} className="flex justify-between gap-4 border-b border-line py-2 last:border-b-0">
              <div className="min-w-0 text-note">
                <p className="wrap-anywhere">{shopText(job)}</p>
                <p className="figures text-small text-faint">
                  {clockTime(finishedAt, now)} · {number}
                </p>
              </div>
              <div className="flex shrink-0 flex-col items-end gap-1">
                <Money amount={fee} className="font-semibold" />
                {!isCredited && <Badge tone="warn">{t`待入账`}</Badge>}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
