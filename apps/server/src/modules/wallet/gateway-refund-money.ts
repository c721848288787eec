import { fen } from '@chifan/domain';
import { accountId, transferPosting } from '@chifan/domain/wallet';
import type { Tx } from '../../platform/database/database.ts';
import { post } from './post.ts';

/** The movements of money that its gateway could not bring back. Each has one key, so none is posted twice. */

type StrandedGatewayRefund = {
  readonly number: string;
  readonly method: string;
  readonly memberId: number;
  /** Null for a purchase. */
  readonly orderId: number | null;
  readonly amount: number;
  readonly at: Date;
};

export type GatewayRefundDestination = 'otherwise' | 'balance';

/** The gateway still has the money. The guest got it in another way or on the balance. */
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

/** The gateway paid too. The money on the balance stays there at the platform's cost. */
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
