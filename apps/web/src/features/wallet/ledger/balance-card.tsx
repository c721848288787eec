import { Button, Card, Money } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useNavigation } from '../../../platform/navigation.ts';
import { WaitingLink } from './waiting-link.tsx';

/** What may be spent, what is on its way, and how to have more. Fen. */
export function BalanceCard({ balance, pending }: { readonly balance: number; readonly pending: number }) {
  const navigation = useNavigation();
  return (
    <Card className="text-center">
      <h2 className="text-note text-soft">
        <Trans>Your balance</Trans>
      </h2>
      <Money amount={balance} className="text-display font-bold" />
      <p className="mt-1 text-small text-faint">
        <Trans>It pays for orders together with your payment password.</Trans>
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
        <WaitingLink to="pages/mine/unreceived/reward/list/list">
          <Trans>
            Not yet credited: <Money amount={pending} />
          </Trans>
        </WaitingLink>
      )}
    </Card>
  );
}
