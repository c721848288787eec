import type { OutputAt } from '@chifan/contract/client';
import { Card, classNames, ErrorState, Money, PageSkeleton, useNow } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Pager, useExistingPage } from '../../lists/paged-list.tsx';
import { usePage } from '../../lists/paged-query.ts';
import { ArchivedEntriesNote } from '../../money-words/archived-entries-note.tsx';
import { EarningsTable } from '../../money-words/earnings-table.tsx';
import { postingLabels } from '../../money-words/posting-labels.ts';
import { api } from '../../platform/api.ts';
import { ForCurrentShop } from '../../platform/for-current-shop.tsx';
import type { StaffShop } from '../../platform/staff.ts';
import { clockTime } from '../../platform/time.ts';
import { dishText } from '../../texts/dish-name.tsx';

export default function EarningsScreen() {
  return <ForCurrentShop>{(shop) => <EarningsOf shop={shop} />}</ForCurrentShop>;
}

function EarningsOf({ shop }: { readonly shop: StaffShop }) {
  const shopId = shop.id;
  const name = dishText(shop);
  const [pageNo, setPageNo] = useState(1);
  const { data, error, refetch } = usePage(
    {
      queryKey: ['earnings', shopId],
      load: (page, options) => api('/rest/merchant/earnings', { shopId, ...page }, options),
    },
    pageNo,
  );
  const entries = useExistingPage(data?.entries, setPageNo);
  if (!data || !entries) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-4">
      <Card className="text-center">
        <p className="text-note text-soft">{t`${name} 的应得收入`}</p>
        <Money amount={data.balance} className="text-display font-bold" />
        <p className="mt-1 text-small text-faint">{t`订单完成后入账；之后的退款会从这里扣除。`}</p>
      </Card>
      <EarningsTable title={t`按营业日`} of={t`营业日`} rows={data.days} none={t`近 31 天没有收入。`} />
      <EarningsLedger entries={entries.records} />
      <Pager page={entries} pageNo={pageNo} onTurn={setPageNo} />
      <ArchivedEntriesNote until={data.entries.archivedUntil} />
    </div>
  );
}

type Entry = OutputAt<'/rest/merchant/earnings'>['entries']['records'][number];

function EarningsLedger({ entries }: { readonly entries: readonly Entry[] }) {
  const now = useNow();
  return (
    <Card title={t`明细`}>
      {entries.length === 0 ? (
        <p className="text-note text-soft">{t`还没有明细。`}</p>
      ) : (
        <ul>
          {entries.map((entry) => (
            <li
              key={`${entry.at} ${entry.reason} ${entry.orderId} ${entry.amount}`}
              className="flex justify-between gap-4 border-b border-line py-2 last:border-b-0"
            >
              <div className="text-note">
                <p>{postingLabels(entry.reason)}</p>
                <p className="figures text-small text-faint">
                  {clockTime(entry.at, now)}
                  {entry.orderNumber !== null && ` · ${entry.orderNumber}`}
                </p>
              </div>
              <Money
                amount={entry.amount}
                className={classNames('font-semibold', entry.amount > 0 ? 'text-good' : 'text-bad')}
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
