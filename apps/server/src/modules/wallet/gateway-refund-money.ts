import { fen } from '@chifan/domain';
import { accountId, transferPosting } from '@chifan/domain/wallet';
import type { Tx } from '../../platform/database/database.ts';
import { post } from './post.ts';

/**
 * A refund that its gateway could not pay. Each ledger posting about the refund has its own key, so a retry does not
 * post it twice.
 */
type StrandedGatewayRefund = {
  readonly number: string;
  readonly method: string;
  readonly memberId: number;
  /** Null for the refund of a purchase. */
  readonly orderId: number | null;
  readonly amount: number;
  readonly at: Date;
};

export type GatewayRefundDestination = 'otherwise' | 'balance';

/** Posts a refund that was credited to the guest's balance or paid in another way. The gateway still has the money. */
export const payOnBehalfOfGateway = (
  tx: Tx,
  gatewayRefund: StrandedGatewayRefund,
  destination: GatewayRefundDestination,
): Promise<void> =>
  move(tx, gatewayRefund, {
    id: keyOf(gatewayRefund.number, destination),
    from: accountId('gateway_clearing', gatewayRefund.method),
    to:
      destination === 'balance'
        ? accountId('member_balance', String(gatewayRefund.memberId))
        : accountId('paid_otherwise'),
    reason:
      destination === 'otherwise'
        ? 'gateway_refund_otherwise'
        : gatewayRefund.orderId === null
          ? 'purchase_refunded'
          : 'order_refunded',
  });

/**
 * Posts that the gateway paid a refund that was already credited to the guest's balance or paid in another way. If the
 * refund was credited to the balance, the platform bears the cost of the second payment.
 */
export const recordDuplicateGatewayRefund = (
  tx: Tx,
  gatewayRefund: StrandedGatewayRefund,
  destination: GatewayRefundDestination,
): Promise<void> =>
  move(tx, gatewayRefund, {
    id: keyOf(gatewayRefund.number, 'too'),
    from: accountId(destination === 'balance' ? 'platform_income' : 'paid_otherwise'),
    to: accountId('gateway_clearing', gatewayRefund.method),
    reason: 'gateway_refund_twice',
  });

export const strandedKeysOf = (number: string): string[] =>
  (['otherwise', 'balance', 'too'] as const).map((what) => keyOf(number, what));

const keyOf = (number: string, what: GatewayRefundDestination | 'too'): string => `gateway-refund:${number}:${what}`;

const move = (
  tx: Tx,
  { amount, orderId, at }: StrandedGatewayRefund,
  moved: { readonly id: string; readonly from: string; readonly to: string; readonly reason: string },
): Promise<void> => post(tx, transferPosting({ ...moved, amount: fen(amount) }), orderId, at);
