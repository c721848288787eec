import { Icon, Money } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { OrderDetail } from '../../../data/ordering.ts';

/**
 * Text such as "CN¥17.50 refunded to your card". While a refund is not settled, the text says that it is in progress.
 */
export function RefundedLine({ order: { refunded, gatewayRefunds } }: { readonly order: OrderDetail }) {
  const isSettled = gatewayRefunds.every(({ state }) => state === 'settled');
  const places = new Set(gatewayRefunds.map(({ to }) => to));
  const [place = ''] = places;
  const sum = <Money isApproximate amount={refunded} />;
  return (
    <p className="flex items-center gap-1 text-note text-good">
      <Icon name={isSettled ? 'check' : 'clock'} size={18} />
      <span>
        {isSettled ? refundedTo(places.size === 1 ? place : '', sum) : <Trans>{sum} is being refunded</Trans>}
      </span>
    </p>
  );
}

/** `place`: `balance` or the gateway’s name. Empty if the money went to several destinations. */
function refundedTo(place: string, sum: ReactElement): ReactElement {
  switch (place) {
    case 'stripe':
      return <Trans>{sum} refunded to your card</Trans>;
    case 'alipay':
      return <Trans>{sum} refunded to your Alipay</Trans>;
    case 'wechat':
      return <Trans>{sum} refunded to your WeChat Pay</Trans>;
    case 'balance':
      return <Trans>{sum} refunded to your balance</Trans>;
    default:
      return <Trans>{sum} refunded to what you paid with</Trans>;
  }
}
