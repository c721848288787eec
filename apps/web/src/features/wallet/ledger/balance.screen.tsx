import { ApproximateAmount, Button, Card, ErrorState, Money, Receipt, Select, Tabs } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { balanceMovementsQuery, type MonthlyStatement, monthlyStatementQuery } from '../../../data/wallet.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { lastMonths, monthName } from '../statement/months.ts';
import { useWalletUpdates } from '../use-wallet-updates.ts';
import { BalanceSkeleton } from './balance-skeleton.tsx';
import { LedgerList } from './ledger-list.tsx';
import { Movements } from './movements.tsx';
import { PendingRewardsLink } from './pending-rewards-link.tsx';

/** The member’s transactions with description, amount and time, and monthly statements (rule wallet-7). */
export default function BalanceScreen() {
  const { t } = useLingui();
  const [tab, setTab] = useState<'movements' | 'months'>('movements');
  useWalletUpdates();
  return (
    <Tabs
      label={t`Balance`}
      tabs={[
        { key: 'movements', label: <Trans>Transactions</Trans> },
        { key: 'months', label: <Trans>Month by month</Trans> },
      ]}
      current={tab}
      onChange={setTab}
      isSticky
    >
      {tab === 'movements' ? <BalanceMovements /> : <MonthStatement />}
    </Tabs>
  );
}

const BalanceMovements = () => (
  <Movements
    query={balanceMovementsQuery}
    head={({ balance, pending }) => <BalanceCard balance={balance} pending={pending} />}
    amount={(amount) => <Money amount={amount} />}
    empty={<Trans>Your top-ups, refunds and payments will appear here.</Trans>}
  />
);

/** Shows the balance and the pending money in yuan. Both props are in fen. */
function BalanceCard({ balance, pending }: { readonly balance: number; readonly pending: number }) {
  const navigation = useNavigation();
  return (
    <Card className="text-center">
      <h2 className="text-note text-soft">
        <Trans>Your balance</Trans>
      </h2>
      <Money amount={balance} className="text-[length:min(1.75rem,13vw)] font-bold" />
      <ApproximateAmount amounts={[balance]} className="block" />
      <p className="mt-1 text-small text-faint">
        <Trans>Pay for orders with your balance and payment password.</Trans>
      </p>
      <div className="mt-3 flex flex-wrap justify-center gap-2">
        <Button icon="plus" onClick={() => navigation.open('pages/mine/member/recharge/recharge')}>
          <Trans>Top up</Trans>
        </Button>
        <Button variant="secondary" icon="receipt" onClick={() => navigation.open('pages/mine/member/record/record')}>
          <Trans>Top-up history</Trans>
        </Button>
      </div>
      {pending > 0 && (
        <PendingRewardsLink to="pages/mine/unreceived/reward/list/list">
          <Trans>
            Pending: <Money amount={pending} />
          </Trans>
        </PendingRewardsLink>
      )}
    </Card>
  );
}

function MonthStatement() {
  const { t } = useLingui();
  const language = useLanguage();
  const [months] = useState(() => lastMonths(new Date()));
  const [month, setMonth] = useState(months[0] ?? '');
  const { data, error, refetch } = useQuery(monthlyStatementQuery(month));
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <Select
        label={t`Month`}
        value={month}
        choices={months.map((value) => ({ value, label: monthName(value, language) }))}
        onChange={setMonth}
      />
      {data ? (
        <Shown statement={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <BalanceSkeleton />
      )}
    </div>
  );
}

function Shown({ statement }: { readonly statement: MonthlyStatement }) {
  return (
    <>
      <Card>
        <Receipt
          rows={[
            { key: 'before', label: <Trans>Start of the month</Trans>, amount: statement.before },
            { key: 'in', label: <Trans>Money in</Trans>, amount: statement.in },
            { key: 'out', label: <Trans>Money out</Trans>, amount: -statement.out },
          ]}
          total={{ label: <Trans>End of the month</Trans>, amount: statement.after }}
        />
      </Card>
      {statement.entries.length > 0 ? (
        <LedgerList entries={statement.entries} amount={(amount) => <Money amount={amount} />} />
      ) : (
        <p className="text-center text-note text-soft">
          <Trans>No transactions this month.</Trans>
        </p>
      )}
    </>
  );
}
