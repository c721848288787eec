import { Tabs } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { BalanceMovements } from './ledger/balance-movements.tsx';
import { MonthStatement } from './statement/month-statement.tsx';
import { useWalletNews } from './use-wallet-news.ts';

/** The balance and its ledger: description, amount, time (rule wallet-7); and month by month, adding up. */
export default function BalanceScreen() {
  const { t } = useLingui();
  const [tab, setTab] = useState<'movements' | 'months'>('movements');
  useWalletNews();
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
