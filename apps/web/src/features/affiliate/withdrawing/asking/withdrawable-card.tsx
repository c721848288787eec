import { Card, Icon, Money } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import type { Withdrawable } from '../../../../data/affiliate.ts';
import { ApproximateMoney } from '../../../../platform/money/approximate-money.tsx';
import { ScreenLink } from '../../../../platform/screen-link.tsx';
import { WithdrawalsLink } from '../withdrawals-link.tsx';

/** What can be withdrawn, and what cannot yet. */
export function WithdrawableCard({ offer: { balance, pending } }: { readonly offer: Withdrawable }) {
  return (
    <Card className="text-center">
      <h2 className="text-note text-soft">
        <Trans>You can withdraw</Trans>
      </h2>
      <p className="text-display font-bold">
        <Money amount={balance} />
      </p>
      {balance > 0 && <ApproximateMoney amount={balance} />}
      <div className="mt-3 border-t border-line pt-1">
        {pending > 0 && <PendingLink amount={pending} />}
        <WithdrawalsLink />
      </div>
    </Card>
  );
}

const PendingLink = ({ amount }: { readonly amount: number }) => (
  <ScreenLink
    to="pages/mine/unreceived/reward/list/list"
    className="flex min-h-11 items-center justify-center gap-2 text-note text-link"
  >
    <Icon name="clock" size={18} />
    <span className="underline">
      <Trans>
        <Money amount={amount} /> more, not yet credited
      </Trans>
    </span>
    <Icon name="forward" size={16} />
  </ScreenLink>
);
