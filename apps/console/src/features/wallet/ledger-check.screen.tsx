import type { OutputAt } from '@chifan/contract/client';
import { Button, Card, ErrorState, Icon, PageSkeleton } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { accountLabels } from '../../money-words/account-labels.ts';
import { LedgerAmount } from '../../money-words/amounts.tsx';
import { api } from '../../platform/api.ts';

type Check = OutputAt<'/rest/platform/ledger/check'>;

export default function LedgerCheckScreen() {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['ledger-check'],
    queryFn: ({ signal }) => api('/rest/platform/ledger/check', {}, { signal }),
    staleTime: 0,
  });
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-4">
      <Verdict check={data} />
      <Sums sums={data.sums} />
      <Button icon="refresh" isWide isBusy={isFetching} onClick={() => void refetch()}>
        {t`重新核对`}
      </Button>
      <Link
        to="/top-ups"
        className="flex min-h-14 items-center gap-3 rounded-card bg-surface px-4 py-2 shadow-card active:bg-sunken"
      >
        <Icon name="coin" className="text-soft" />
        <span className="flex-1">{t`充值档位`}</span>
        <Icon name="forward" size={20} className="text-faint" />
      </Link>
    </div>
  );
}

function Verdict({ check: { isBalanced, problems } }: { readonly check: Check }) {
  return (
    <Card>
      <p role="status" className="flex items-center gap-2 text-title font-semibold">
        <Icon name={isBalanced ? 'check' : 'warning'} className={isBalanced ? 'text-good' : 'text-bad'} />
        {isBalanced ? t`账本平衡` : t`账本有出入`}
      </p>
      <p className="mt-1 text-note text-soft">
        {t`各类资产合计为零，账户余额等于分录之和，已结束的订单没有冻结款，待入账与奖励一致。`}
      </p>
      {problems.length > 0 && (
        <ul className="mt-3 grid gap-1 text-note text-bad" lang="en">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Sums({ sums }: { readonly sums: Check['sums'] }) {
  return (
    <Card title={t`各类账户合计`}>
      <dl className="grid gap-2 text-note">
        {sums.map(({ kind, asset, amount }) => (
          <div key={`${asset} ${kind}`} className="flex justify-between gap-4">
            <dt>{accountLabels(kind)}</dt>
            <dd>
              <LedgerAmount asset={asset} amount={amount} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
