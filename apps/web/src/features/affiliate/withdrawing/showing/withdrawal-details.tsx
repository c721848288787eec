import type { WithdrawalEvent, WithdrawalState } from '@chifan/domain/affiliate';
import { Button, Card, DescriptionRow, EmptyState, ErrorState, Money, Timeline } from '@chifan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type Withdrawal, withdrawalQuery } from '../../../../data/affiliate.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useNavigation } from '../../../../platform/navigation/navigation.ts';
import { formatTime } from '../../../../platform/time.ts';
import { payoutMethodLabels } from '../payout-method-labels.ts';
import { WithdrawalsLink } from '../withdrawals-link.tsx';
import { WithdrawalBadge } from './withdrawal-badge.tsx';
import { WithdrawalSkeleton } from './withdrawal-skeleton.tsx';

export function WithdrawalDetails({ withdrawalId }: { readonly withdrawalId: number }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery({ ...withdrawalQuery(withdrawalId), enabled: withdrawalId > 0 });
  if (data === null || !(withdrawalId > 0))
    return <EmptyState icon="wallet" title={t`Withdrawal not found`} action={<WithdrawalsLink />} />;
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <WithdrawalSkeleton />;
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <Head withdrawal={data} />
      {isBack(data.state) && <OnceMore />}
      <WithdrawalTimeline timeline={data.timeline} />
      <WithdrawalFacts withdrawal={data} />
      <WithdrawalsLink />
    </div>
  );
}

const isBack = (state: WithdrawalState): boolean => state === 'refused' || state === 'failed';

function OnceMore() {
  const navigation = useNavigation();
  return (
    <Button icon="wallet" isWide onClick={() => navigation.open('pages/mine/share/withdrawal/index/index')}>
      <Trans>Withdraw again</Trans>
    </Button>
  );
}

function Head({ withdrawal: { amount, state, reason } }: { readonly withdrawal: Withdrawal }) {
  return (
    <Card className="text-center">
      <p className="text-display font-bold">
        <Money isApproximate amount={amount} />
      </p>
      <p role="status" className="mt-1">
        <WithdrawalBadge state={state} />
      </p>
      <div className="mt-2 grid grid-cols-1 gap-1 text-note text-soft">
        {reason !== null && <p className="text-ink">{reason}</p>}
        <p>
          <StateWords state={state} />
        </p>
      </div>
    </Card>
  );
}

function StateWords({ state }: Pick<Withdrawal, 'state'>) {
  if (state === 'applied') return <Trans>The amount is reserved. We usually pay it within 3 working days.</Trans>;
  if (state === 'approved') return <Trans>Approved. We’re sending it to your account.</Trans>;
  if (state === 'paid') return <Trans>The money was sent to your account.</Trans>;
  return <Trans>The money is back in your rewards. You can withdraw it again.</Trans>;
}

const words: Readonly<Record<WithdrawalEvent, MessageDescriptor>> = {
  apply: msg`Requested`,
  approve: msg`Approved`,
  refuse: msg`Not approved`,
  pay: msg`Paid out`,
  fail: msg`Payout failed`,
};

function WithdrawalTimeline({ timeline }: Pick<Withdrawal, 'timeline'>) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const steps = timeline.map(({ event, at }, index) => ({
    key: `${index} ${event}`,
    title: i18n._(words[event]),
    time: formatTime(at, 'moment', language),
  }));
  return (
    <Card title={t`What happened`}>
      <Timeline label={t`What happened`} steps={steps.toReversed()} />
    </Card>
  );
}

function WithdrawalFacts({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const { number, createdAt, payoutMethod, account, bankName, realName } = withdrawal;
  return (
    <Card>
      <dl className="grid gap-2 text-note">
        <DescriptionRow label={<Trans>Number</Trans>}>
          <bdi dir="ltr" className="figures wrap-anywhere">
            {number}
          </bdi>
        </DescriptionRow>
        <DescriptionRow label={<Trans>Requested</Trans>}>
          <bdi>{formatTime(createdAt, 'moment', language)}</bdi>
        </DescriptionRow>
        <DescriptionRow label={<Trans>Paid to</Trans>}>{i18n._(payoutMethodLabels[payoutMethod])}</DescriptionRow>
        <DescriptionRow label={<Trans>Account</Trans>}>
          <bdi dir="ltr" className="figures wrap-anywhere">
            {account}
          </bdi>
        </DescriptionRow>
        {bankName !== null && bankName !== '' && (
          <DescriptionRow label={<Trans>Bank name</Trans>}>
            <bdi>{bankName}</bdi>
          </DescriptionRow>
        )}
        <DescriptionRow label={<Trans>Account holder</Trans>}>
          <bdi className="wrap-anywhere">{realName}</bdi>
        </DescriptionRow>
      </dl>
    </Card>
  );
}
