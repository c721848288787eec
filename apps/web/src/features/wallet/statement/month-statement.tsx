import { Card, ErrorState, Money, Receipt, Select } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Statement, statementQuery } from '../../../data/wallet.ts';
import { useLanguage } from '../../../platform/language.ts';
import { BalanceSkeleton } from '../ledger/balance-skeleton.tsx';
import { LedgerList } from '../ledger/ledger-list.tsx';
import { lastMonths, monthName } from './months.ts';

/** A month of the balance: what stood before, came in, went out and stands after. */
export function MonthStatement() {
  const { t } = useLingui();
  const language = useLanguage();
  const [months] = useState(() => lastMonths(new Date()));
  const [month, setMonth] = useState(months[0] ?? '');
  const { data, error, refetch } = useQuery(statementQuery(month));
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

function Shown({ statement }: { readonly statement: Statement }) {
  return (
    <>
      <Card>
        <Receipt
          rows={[
            { key: 'before', label: <Trans>At the beginning of the month</Trans>, amount: statement.before },
            { key: 'in', label: <Trans>Came in</Trans>, amount: statement.in },
            { key: 'out', label: <Trans>Went out</Trans>, amount: -statement.out },
          ]}
          total={{ label: <Trans>At the end of the month</Trans>, amount: statement.after }}
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
