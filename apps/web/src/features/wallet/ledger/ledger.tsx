import { Button, EmptyState } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { LedgerEntry } from '../../../data/wallet.ts';
import { LedgerList } from './ledger-list.tsx';

type LedgerProps = {
  readonly entries: readonly LedgerEntry[];
  /** How an amount of the account is written: money, or points. */
  readonly amount: (amount: number) => ReactNode;
  /** What will stand here once something moved. */
  readonly empty: ReactNode;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly onMore: () => void;
};

/** Every movement, the newest first. */
export function Ledger({ entries, amount, empty, hasMore, isLoadingMore, onMore }: LedgerProps) {
  const { t } = useLingui();
  if (entries.length === 0) {
    return (
      <EmptyState icon="wallet" title={t`No transactions yet`}>
        {empty}
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby="ledger" className="grid grid-cols-1 gap-2">
      <h2 id="ledger" className="text-body font-semibold">
        <Trans>Transactions</Trans>
      </h2>
      <LedgerList entries={entries} amount={amount} />
      {hasMore && (
        <Button variant="secondary" isWide isBusy={isLoadingMore} onClick={onMore}>
          <Trans>Show older transactions</Trans>
        </Button>
      )}
    </section>
  );
}
