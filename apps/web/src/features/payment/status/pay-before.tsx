import { Countdown } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import type { Payable } from '../../../data/payable.ts';

type PayBeforeProps = { readonly payable: Payable; readonly onLapsed: () => void };

/**
 * The remaining time to pay. When it has passed, the server cancels the unpaid order or purchase (rule ordering-15).
 */
export function PayBefore({ payable: { payBefore, target }, onLapsed }: PayBeforeProps) {
  const time = <Countdown until={payBefore} onEnd={onLapsed} className="font-semibold" />;
  return (
    <div className="text-center text-note text-warn">
      <p>
        {'orderId' in target ? (
          <Trans>Pay within {time} to keep your order</Trans>
        ) : (
          <Trans>Pay within {time} to complete your purchase</Trans>
        )}
      </p>
      {'orderId' in target && (
        <p className="text-small text-soft">
          <Trans>After that, the order is cancelled. A late payment is refunded in full.</Trans>
        </p>
      )}
    </div>
  );
}
