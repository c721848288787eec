import { Icon, Money } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import type { OrderDetail } from '../../../data/ordering.ts';

type CompensationProps = { readonly compensations: OrderDetail['compensations'] };

/** The compensations that the platform gave the guest for the order (rule refund-34). */
export function CompensationLines({ compensations }: CompensationProps) {
  return compensations.map(({ kind, amount, at }) => {
    const sum = <Money amount={amount} />;
    return (
      <p key={at} className="flex items-center gap-1 text-note text-good">
        <Icon name={kind === 'balance' ? 'check' : 'ticket'} size={18} />
        <span>
          {kind === 'balance' ? (
            <Trans>Sorry about this order: {sum} added to your balance</Trans>
          ) : (
            <Trans>Sorry about this order: a coupon for {sum} off</Trans>
          )}
        </span>
      </p>
    );
  });
}
