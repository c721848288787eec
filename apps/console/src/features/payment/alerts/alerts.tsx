import type { OutputAt } from '@chifan/contract/client';
import { Card, EmptyState, ErrorState, Icon, PageSkeleton } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { methodWords } from '../../../money-words/method-words.ts';
import { api } from '../../../platform/api.ts';
import { clockTime } from '../../../platform/time.ts';
import { useNow } from '../../../platform/use-now.ts';
import { Pager } from '../../../staff-order/list/pager.tsx';
import { useShownPage } from '../../../staff-order/list/shown-page.ts';
import { AlertFactWords } from './alert-fact.tsx';
import { alertWords } from './alert-words.ts';

type Alert = OutputAt<'/rest/platform/payment/alerts'>['records'][number];

const pageSize = 20;
const askAgainMs = 30_000;

/** What cannot be true, or what a person must look at; newest first. None of it has changed anything. */
export function Alerts() {
  const [pageNo, setPageNo] = useState(1);
  const {
    data: page,
    error,
    refetch,
  } = useQuery({
    queryKey: ['payment-alerts', pageNo],
    queryFn: ({ signal }) => api('/rest/platform/payment/alerts', { pageNo, pageSize }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: askAgainMs,
  });
  const data = useShownPage(page, setPageNo);
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  if (data.records.length === 0)
    return (
      <EmptyState icon="check" title={t`没有异常`}>
        {t`签名不符、金额不符、账单有出入或退款打款失败时，会出现在这里。`}
      </EmptyState>
    );
  return (
    <Card>
      <ul className="divide-y divide-line">
        {data.records.map((alert) => (
          <AlertRow key={alert.id} alert={alert} />
        ))}
      </ul>
      <Pager pageNo={pageNo} pageSize={pageSize} total={data.total} onTurn={setPageNo} />
    </Card>
  );
}

function AlertRow({ alert: { method, kind, reference, says, at, count, lastAt } }: { readonly alert: Alert }) {
  const now = useNow();
  const last = clockTime(lastAt, now);
  return (
    <li className="flex gap-3 py-3">
      <Icon name="warning" className="shrink-0 text-bad" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap justify-between gap-x-3">
          <span className="font-semibold">{`${methodWords(method)} · ${alertWords(kind)}`}</span>
          <time dateTime={at} className="figures text-note text-soft">
            {clockTime(at, now)}
          </time>
        </p>
        {reference !== null && <Reference reference={reference} />}
        <p className="break-words text-note text-soft">
          <AlertFactWords fact={says} />
        </p>
        {count > 1 && (
          <p className="text-note text-soft">
            <Trans>
              当天共 {count} 次，最近一次 {last}
            </Trans>
          </p>
        )}
      </div>
    </li>
  );
}

/** A withdrawal's payout stands among the withdrawals, by the number under which it was sent; every other number is of an order or a purchase. */
function Reference({ reference }: { readonly reference: string }) {
  const place = /^W\d+_/.test(reference)
    ? ({ to: '/withdrawals', search: { number: reference } } as const)
    : ({ to: '/gateways', search: { part: 'trail', number: reference } } as const);
  return (
    <Link {...place} className="figures inline-flex min-h-11 items-center break-all text-note text-link underline">
      {reference}
    </Link>
  );
}
