import { isPaymentMethod, type PaymentMethod } from '@chifan/domain/payment';
import { Button, Card, DescriptionRow, EmptyState, ErrorState, Receipt } from '@chifan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type Purchase, purchaseQuery } from '../../../data/wallet.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useNavigation, useParams } from '../../../platform/navigation/navigation.ts';
import { formatTime } from '../../../platform/time.ts';
import { BalanceSkeleton } from '../ledger/balance-skeleton.tsx';
import { useWalletUpdates } from '../use-wallet-updates.ts';
import { PurchaseBadge } from './purchase-badge.tsx';

/** One top-up. URL parameter: `purchaseId`. */
export default function TopUpDetailScreen() {
  const purchaseId = Number(useParams().purchaseId);
  useWalletUpdates();
  const { data, error, refetch } = useQuery({ ...purchaseQuery(purchaseId), enabled: purchaseId > 0 });
  if (!(purchaseId > 0)) return <NoTopUp />;
  if (data) return <TopUp purchase={data} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <BalanceSkeleton />;
}

function NoTopUp() {
  const { t } = useLingui();
  const navigation = useNavigation();
  return (
    <EmptyState
      icon="wallet"
      title={t`Top-up not found`}
      action={
        <Button onClick={() => navigation.replace('pages/mine/member/record/record')}>
          <Trans>All top-ups</Trans>
        </Button>
      }
    />
  );
}

function TopUp({ purchase }: { readonly purchase: Purchase }) {
  const { id, state, amount, bonus } = purchase;
  const navigation = useNavigation();
  const rows = [{ key: 'paid', label: <Trans>You pay</Trans>, amount }];
  if (bonus > 0) rows.push({ key: 'bonus', label: <Trans>Bonus</Trans>, amount: bonus });
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <Card>
        <div className="mb-3">
          <PurchaseBadge state={state} />
        </div>
        <Receipt rows={rows} total={{ label: <Trans>Into your balance</Trans>, amount: amount + bonus }} />
      </Card>
      <PurchaseFacts purchase={purchase} />
      {state === 'unpaid' && (
        <Button
          icon="wallet"
          isWide
          onClick={() => navigation.open('pages/shop/success/success', { purchaseId: String(id) })}
        >
          <Trans>Pay now</Trans>
        </Button>
      )}
    </div>
  );
}

const methods: Readonly<Record<PaymentMethod, MessageDescriptor>> = {
  stripe: msg`Bank card`,
  alipay: msg`Alipay`,
  wechat: msg`WeChat Pay`,
  balance: msg`Balance`,
};

function PurchaseFacts({ purchase }: { readonly purchase: Purchase }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const when = (instant: string) => <bdi>{formatTime(instant, 'moment', language)}</bdi>;
  const { number, method, createdAt, payBefore, paidAt, state } = purchase;
  return (
    <Card>
      <dl className="grid gap-2 text-note">
        <DescriptionRow label={<Trans>Number</Trans>}>
          <bdi dir="ltr" className="figures wrap-anywhere">
            {number}
          </bdi>
        </DescriptionRow>
        <DescriptionRow label={<Trans>Started</Trans>}>{when(createdAt)}</DescriptionRow>
        {state === 'unpaid' && <DescriptionRow label={<Trans>Pay by</Trans>}>{when(payBefore)}</DescriptionRow>}
        {paidAt !== null && <DescriptionRow label={<Trans>Paid</Trans>}>{when(paidAt)}</DescriptionRow>}
        {isPaymentMethod(method) && (
          <DescriptionRow label={<Trans>Paid with</Trans>}>{i18n._(methods[method])}</DescriptionRow>
        )}
      </dl>
    </Card>
  );
}
