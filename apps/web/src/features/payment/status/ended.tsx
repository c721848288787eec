import { Button, EmptyState } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Payable } from '../../../data/payable.ts';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { ShowOrderButton } from '../../../terms/ordering/show-order-button.tsx';
import { PaymentNumber } from './payment-number.tsx';

type EndedProps = {
  readonly payable: Payable;
  /** When the guest opened the payment screen, in epoch milliseconds. */
  readonly openedAt: number;
};

/**
 * Shown for an order that can no longer be paid. The text says that the time has passed only if it passed while the
 * screen was open. If it passed before, the order may have been cancelled earlier.
 */
export function Ended({ payable, openedAt }: EndedProps) {
  const { t } = useLingui();
  const [endedAt] = useState(() => Date.now());
  const latest = Date.parse(payable.payBefore);
  const hasLapsed = openedAt < latest && latest <= endedAt;
  const isOrder = 'orderId' in payable.target;
  const title = isOrder ? t`This order was cancelled` : t`This purchase was cancelled`;
  return (
    <div role="status">
      <EmptyState icon={hasLapsed ? 'clock' : 'close'} title={title} action={<Onward payable={payable} />}>
        {hasLapsed && (
          <p>
            <Trans>The time to pay has run out.</Trans>
          </p>
        )}
        <p>
          <Trans>You won’t be charged again. Anything you paid is refunded automatically.</Trans>
        </p>
        <PaymentNumber number={payable.number} />
      </EmptyState>
    </div>
  );
}

function Onward({ payable: { target, bought } }: { readonly payable: Payable }) {
  const navigation = useNavigation();
  if ('orderId' in target) return <ShowOrderButton orderId={target.orderId} />;
  const next = bought.kind === 'coupon' ? 'pages/mine/coupons/coupons' : 'pages/mine/member/recharge/recharge';
  return (
    <Button icon="refresh" onClick={() => navigation.replace(next)}>
      <Trans>Try again</Trans>
    </Button>
  );
}
