import { Button, Card } from '@chifan/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { pointsMovementsQuery } from '../../../data/wallet.ts';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { Movements } from '../ledger/movements.tsx';
import { PendingRewardsLink } from '../ledger/pending-rewards-link.tsx';
import { useWalletUpdates } from '../use-wallet-updates.ts';
import { PointsAmount } from './points-amount.tsx';

/** The member’s points and their transactions (rule wallet-7). */
export default function PointsScreen() {
  useWalletUpdates();
  return (
    <Movements
      query={pointsMovementsQuery}
      head={({ points, pending }) => <PointsCard points={points} pending={pending} />}
      amount={(points) => <PointsAmount points={points} />}
      empty={<Trans>You earn 1 point for every whole yuan you pay for orders.</Trans>}
    />
  );
}

function PointsCard({ points, pending }: { readonly points: number; readonly pending: number }) {
  const navigation = useNavigation();
  return (
    <Card className="text-center">
      <h2 className="text-note text-soft">
        <Trans>Your points</Trans>
      </h2>
      <p className="text-display font-bold">
        <PointsAmount points={points} />
      </p>
      <p className="mt-1 text-small text-faint">
        <Trans>1 point per whole yuan paid, a day after the order is completed.</Trans>
      </p>
      <Button icon="bag" className="mt-3" onClick={() => navigation.open('pages/internal/mall/index/index')}>
        <Trans>Spend points</Trans>
      </Button>
      {pending > 0 && (
        <PendingRewardsLink to="pages/mine/unreceived/integral/list/list">
          <Plural value={pending} one="# point pending" other="# points pending" />
        </PendingRewardsLink>
      )}
    </Card>
  );
}
