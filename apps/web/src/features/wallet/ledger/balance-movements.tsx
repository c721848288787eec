import { Money } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { balanceMovementsQuery } from '../../../data/wallet.ts';
import { BalanceCard } from './balance-card.tsx';
import { Movements } from './movements.tsx';

export const BalanceMovements = () => (
  <Movements
    query={balanceMovementsQuery}
    head={({ balance, pending }) => <BalanceCard balance={balance} pending={pending} />}
    amount={(amount) => <Money amount={amount} />}
    empty={<Trans>Top-ups, refunds to your balance and payments from it will be listed here.</Trans>}
  />
);
