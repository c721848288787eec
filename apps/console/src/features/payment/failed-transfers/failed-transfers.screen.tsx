import type { FailedTransfer } from '@chifan/contract/payment/views';
import { Button, Card, EmptyState, Icon, Money, PageSkeleton, useNow } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { PagedList } from '../../../lists/paged-list.tsx';
import { paymentMethodLabels } from '../../../money-words/payment-method-labels.ts';
import { api } from '../../../platform/api.ts';
import { clockTime } from '../../../platform/time.ts';
import { useAction } from '../../../platform/use-action.ts';
import { failedTransfersQuery } from './failed-transfers.query.ts';

/** Lists refunds and payouts that their gateway could not send (rule payment-18). */
export default function FailedTransfersScreen() {
  return (
    <div className="mx-auto w-full max-w-4xl">
      <PagedList
        query={failedTransfersQuery}
        skeleton={<PageSkeleton />}
        nothing={
          <EmptyState icon="check" title={t`没有打款失败的款项`}>
            {t`退款或提现打款失败时，会出现在这里。`}
          </EmptyState>
        }
      >
        {(transfers) => (
          <ul className="grid grid-cols-1 gap-3">
            {transfers.map((transfer) => (
              <li key={transfer.number}>
                <TransferCard transfer={transfer} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}

function TransferCard({ transfer }: { readonly transfer: FailedTransfer }) {
  const { kind, number, of, method, amount, tries, error, at } = transfer;
  const [gateway, began] = [paymentMethodLabels(method), clockTime(at, useNow())];
  return (
    <Card>
      <div className="grid gap-1 text-note">
        <h2 className="flex flex-wrap items-center gap-x-2 text-body font-semibold">
          {kind === 'refund' ? t`退款` : t`提现`} <span className="figures">{of}</span>
          <Money amount={amount} className="ms-auto" />
        </h2>
        <p className="text-soft">{t`${gateway}，${began} 发起，已尝试 ${tries} 次`}</p>
        <p className="figures break-all text-soft">{number}</p>
        {error !== null && (
          <p lang="en" className="break-words text-bad">
            {error}
          </p>
        )}
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <RetryButton number={number} />
        <OtherwiseLink transfer={transfer} />
      </div>
    </Card>
  );
}

function RetryButton({ number }: { readonly number: string }) {
  const retry = useAction(() => api('/rest/platform/payment/retryTransfer', { number }), {
    success: ({ state }) =>
      state === 'settled' ? t`已到账` : state === 'pending' ? t`已重新打款，等待渠道结果` : t`又失败了，请看渠道的说明`,
  });
  return (
    <Button variant="secondary" icon="refresh" isBusy={retry.isPending} onClick={() => retry.mutate(undefined)}>
      {t`立即重新打款`}
    </Button>
  );
}

function OtherwiseLink({ transfer: { kind, number } }: { readonly transfer: FailedTransfer }) {
  const place =
    kind === 'payout'
      ? ({ to: '/withdrawals', search: { number } } as const)
      : ({ to: '/gateways', search: { part: 'trail', number } } as const);
  return (
    <Link {...place} className="inline-flex min-h-11 items-center gap-1 text-note font-medium text-link">
      {kind === 'payout' ? t`查看提现` : t`渠道退不了？改用其他方式`}
      <Icon name="forward" size={18} />
    </Link>
  );
}
