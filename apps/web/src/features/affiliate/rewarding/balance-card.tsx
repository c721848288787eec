import { Button, Card, Money } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Rewards } from '../../../data/affiliate.ts';
import { useNavigation } from '../../../platform/navigation.ts';
import { OddsSheet } from '../drawing/odds-sheet.tsx';
import { OnwardLink } from '../onward-link.tsx';

/** What can be paid out, what is on its way, and what luck had to do with it. */
export function BalanceCard({ rewards: { balance, pending, drawn } }: { readonly rewards: Rewards }) {
  const navigation = useNavigation();
  const [areOddsOpen, setOddsOpen] = useState(false);
  return (
    <>
      <Card className="text-center">
        <h2 className="text-note text-soft">
          <Trans>Your affiliate balance</Trans>
        </h2>
        <Money amount={balance} className="text-display font-bold" />
        <p className="mt-1 text-small text-faint">
          <Trans>
            Won in draws so far: <Money amount={drawn} />
          </Trans>
        </p>
        <div className="mt-3 flex flex-wrap justify-center gap-2">
          <Button onClick={() => navigation.open('pages/mine/share/withdrawal/index/index')}>
            <Trans>Withdraw</Trans>
          </Button>
          <Button variant="secondary" onClick={() => navigation.open('pages/mine/share/withdrawal/detail/detail')}>
            <Trans>Withdrawals</Trans>
          </Button>
          <Button variant="quiet" icon="info" onClick={() => setOddsOpen(true)}>
            <Trans>What a draw can bring</Trans>
          </Button>
        </div>
        {pending > 0 && (
          <OnwardLink to="pages/mine/unreceived/reward/list/list">
            <Trans>
              Not yet credited: <Money amount={pending} />
            </Trans>
          </OnwardLink>
        )}
      </Card>
      <OddsSheet isOpen={areOddsOpen} onClose={() => setOddsOpen(false)} />
    </>
  );
}
