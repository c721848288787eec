import type { FailedTransfer } from '@chifan/contract/payment/views';
import { Button, Card, EmptyState, Icon, Money, PageSkeleton, useNow } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { PagedList } from '../../../lists/paged-list.tsx';
import { disputeReason } from '../../../money-words/dispute-words.ts';
import { paymentMethodLabels } from '../../../money-words/payment-method-labels.ts';
import { api } from '../../../platform/api.ts';
import { clockTime } from '../../../platform/time.ts';
import { useAction } from '../../../platform/use-action.ts';
import { EvidenceDeadline } from '../../../staff-order/disputes/dispute-facts.tsx';
import { failedTransfersQuery } from './failed-transfers.query.ts';

/** Lists refunds and payouts that their gateway could not send, and open disputes (rule payment-18). */
export default function FailedTransfersScreen() {
  return (
    <div className="mx-auto w-full max-w-4xl">
      <PagedList
        query={failedTransfersQuery}
        skeleton={<PageSkeleton />}
        nothing={
          <EmptyState icon="check" title={t`没有异常款项`}>
            {t`退款或提现打款失败、银行卡被拒付时，会出现在这里。`}
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

const kindLabels: Readonly<Record<FailedTransfer['kind'], () => string>> = {
  refund: () => t`退款`,
  payout: () => t`提现`,
  dispute: () => t`银行卡拒付`,
};

function TransferCard({ transfer }: TransferProps) {
  const { kind, number, of, amount } = transfer;
  return (
    <Card>
      <div className="grid gap-1 text-note">
        <h2 className="flex flex-wrap items-center gap-x-2 text-body font-semibold">
          {kindLabels[kind]()} <span className="figures">{of}</span>
          <Money amount={amount} className="ms-auto" />
        </h2>
        <Began transfer={transfer} />
        <p className="figures break-all text-soft">{number}</p>
        <Problem transfer={transfer} />
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2">
        {kind !== 'dispute' && <RetryButton number={number} />}
        <OtherwiseLink transfer={transfer} />
        <OrderLink transfer={transfer} />
      </div>
    </Card>
  );
}

type TransferProps = { readonly transfer: FailedTransfer };

function Began({ transfer: { kind, method, tries, at } }: TransferProps) {
  const [gateway, began] = [paymentMethodLabels(method), clockTime(at, useNow())];
  return (
    <p className="text-soft">
      {kind === 'dispute' ? t`${gateway}，${began} 发起` : t`${gateway}，${began} 发起，已尝试 ${tries} 次`}
    </p>
  );
}

/**
 * Shows why the gateway did not send the money, or why the guest disputes the payment. A dispute also shows the next
 * step.
 */
function Problem({ transfer }: TransferProps) {
  const { kind, error } = transfer;
  if (kind === 'dispute') {
    return (
      <>
        <p>{disputeReason(error ?? '')}</p>
        <EvidenceDeadline dispute={transfer} />
      </>
    );
  }
  if (error === null) return null;
  return (
    <p lang="en" className="break-words text-bad">
      {error}
    </p>
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

const linkClass = 'inline-flex min-h-11 items-center gap-1 text-note font-medium text-link';

const otherwiseLabels: Readonly<Record<FailedTransfer['kind'], () => string>> = {
  refund: () => t`渠道退不了？改用其他方式`,
  payout: () => t`查看提现`,
  dispute: () => t`资金流水`,
};

function OtherwiseLink({ transfer: { kind, number, of } }: TransferProps) {
  const place =
    kind === 'payout'
      ? ({ to: '/withdrawals', search: { number } } as const)
      : ({ to: '/gateways', search: { part: 'trail', number: kind === 'dispute' ? of : number } } as const);
  return (
    <Link {...place} className={linkClass}>
      {otherwiseLabels[kind]()}
      <Icon name="forward" size={18} />
    </Link>
  );
}

function OrderLink({ transfer: { of, orderId } }: TransferProps) {
  if (orderId === null) return null;
  return (
    <Link to="/all-orders" search={{ search: of, order: orderId }} className={linkClass}>
      {t`查看订单`}
      <Icon name="forward" size={18} />
    </Link>
  );
}
