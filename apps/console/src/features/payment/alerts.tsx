import type { OutputAt } from '@chifan/contract/client';
import { Card, EmptyState, Icon, PageSkeleton, useNow } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { PagedList } from '../../lists/paged-list.tsx';
import { paymentMethodLabels } from '../../money-words/payment-method-labels.ts';
import { api } from '../../platform/api.ts';
import { clockTime } from '../../platform/time.ts';
import { AlertFactText } from './alert-fact.tsx';

type Alert = OutputAt<'/rest/platform/payment/alerts'>['records'][number];

export const Alerts = () => (
  <PagedList
    query={{
      queryKey: ['payment-alerts'],
      load: (page, options) => api('/rest/platform/payment/alerts', page, options),
      askAgain: { live: 30_000, cut: 30_000 },
    }}
    skeleton={<PageSkeleton />}
    nothing={
      <EmptyState icon="check" title={t`没有异常`}>
        {t`签名不符、金额不符、账单有出入或退款打款失败时，会出现在这里。`}
      </EmptyState>
    }
  >
    {(alerts) => (
      <Card>
        <ul className="divide-y divide-line">
          {alerts.map((alert) => (
            <AlertRow key={alert.id} alert={alert} />
          ))}
        </ul>
      </Card>
    )}
  </PagedList>
);

function AlertRow({ alert: { method, kind, reference, says, at, count, lastAt } }: { readonly alert: Alert }) {
  const now = useNow();
  const last = clockTime(lastAt, now);
  return (
    <li className="flex gap-3 py-3">
      <Icon name="warning" className="shrink-0 text-bad" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap justify-between gap-x-3">
          <span className="font-semibold">{`${paymentMethodLabels(method)} · ${alertWords(kind)}`}</span>
          <time dateTime={at} className="figures text-note text-soft">
            {clockTime(at, now)}
          </time>
        </p>
        {reference !== null && <Reference reference={reference} />}
        <p className="break-words text-note text-soft">
          <AlertFactText fact={says} />
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

/**
 * Links the number of a payment to its money trail, which lists all movements of this money. The number of a payout
 * begins with W and links to the list of withdrawals instead.
 */
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

const alerts: Readonly<Record<string, () => string>> = {
  bad_signature: () => t`签名不符`,
  wrong_app: () => t`不是本商户的通知`,
  wrong_amount: () => t`金额或币种不符`,
  unknown_payment: () => t`没有这笔支付`,
  replayed: () => t`重复通知，内容却不同`,
  statement_differs: () => t`账单有出入`,
  gateway_refund_failed: () => t`退款打款失败`,
  gateway_absent: () => t`渠道已停用，还有支付没查清`,
  paid_twice: () => t`同一笔款可能付了两次`,
  payout_waits: () => t`提现转账未完成`,
  disputed: () => t`银行卡拒付`,
};

/** Label of an alert. A kind of alert that a newer server added is shown by its code. */
const alertWords = (kind: string): string => alerts[kind]?.() ?? kind;
