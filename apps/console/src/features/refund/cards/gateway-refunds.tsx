import { Badge, Money } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { gatewayRefundBadges } from '../../../money-words/gateway-refund-badges.ts';
import { methodWords } from '../../../money-words/method-words.ts';
import type { StaffRefund } from '../refunds.query.ts';

/** Where the money went, and whether it arrived. */
export function RefundGatewayRefunds({ refund: { granted, gatewayRefunds } }: { readonly refund: StaffRefund }) {
  if (granted === null) return null;
  return (
    <div className="grid gap-2 text-note">
      <p className="flex justify-between gap-3 font-semibold">
        <span>{t`实退金额`}</span>
        <Money amount={granted.amount} />
      </p>
      <ul className="grid gap-1">
        {gatewayRefunds.map(({ to, amount, state, settledAt }) => (
          <li key={`${to} ${amount} ${settledAt}`} className="flex flex-wrap items-center justify-between gap-2">
            <span>
              {methodWords(to)} <Money amount={amount} />
            </span>
            <Badge tone={gatewayRefundBadges[state].tone} icon={gatewayRefundBadges[state].icon}>
              {gatewayRefundBadges[state].label()}
            </Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}
