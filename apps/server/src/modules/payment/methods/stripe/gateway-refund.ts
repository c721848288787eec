import type Stripe from 'stripe';
import type { GatewayRefundAtGateway, GatewayRefundResult, GatewayRefundState } from '../../payment-gateway.ts';
import { isStripeError } from './stripe-error.ts';

/** Maximum number of idempotency keys that one try of a refund may use. */
const maxKeys = 10;

/**
 * Creates the refund unless a refund with our refund number is pending or paid. A refund that failed at the bank is
 * final at Stripe, so a retry creates a new refund, under a key that counts the failed refunds. Stripe repeats the
 * response to a key, even a 500. After a 500, the loop checks whether the refund exists, and uses the next key if it
 * does not exist.
 */
export async function sendRefund(stripe: Stripe, gatewayRefund: GatewayRefundAtGateway): Promise<GatewayRefundResult> {
  for (let burnt = 0; ; burnt += 1) {
    const refunds = await refundsOf(stripe, gatewayRefund);
    const alive = refunds.find(({ status }) => !isOver(status));
    if (alive) return answerOf(alive);
    try {
      return answerOf(await refundUnder(stripe, gatewayRefund, keyOf(gatewayRefund, refunds.length, burnt)));
    } catch (error) {
      if (!isStripeError(error, 'StripeAPIError') || burnt + 1 >= maxKeys) throw error;
    }
  }
}

/** The first key is the refund number without a suffix, so that a retry after a crash repeats the same request. */
const keyOf = ({ number }: GatewayRefundAtGateway, failed: number, burnt: number): string =>
  [number, ...(failed === 0 ? [] : [`${failed}`]), ...(burnt === 0 ? [] : [`again${burnt}`])].join('-');

const refundUnder = (stripe: Stripe, gatewayRefund: GatewayRefundAtGateway, idempotencyKey: string) =>
  stripe.refunds.create(
    {
      payment_intent: gatewayRefund.reference,
      amount: gatewayRefund.amount,
      metadata: { gatewayRefund: gatewayRefund.number },
    },
    { idempotencyKey },
  );

export async function refundsOf(stripe: Stripe, gatewayRefund: GatewayRefundAtGateway): Promise<Stripe.Refund[]> {
  const all = await stripe.refunds
    .list({ payment_intent: gatewayRefund.reference, limit: 100 })
    .autoPagingToArray({ limit: 1000 });
  return all.filter(({ metadata }) => metadata?.['gatewayRefund'] === gatewayRefund.number);
}

const isOver = (status: string | null): boolean => status === 'failed' || status === 'canceled';

export const currentRefund = (refunds: readonly Stripe.Refund[]): GatewayRefundResult | null => {
  const refund = refunds.find(({ status }) => !isOver(status)) ?? refunds[0];
  return refund ? answerOf(refund) : null;
};

export function answerOf(refund: Stripe.Refund): GatewayRefundResult {
  const detail = refund.failure_reason;
  return { reference: refund.id, state: gatewayRefundStateOf(refund.status), ...(detail ? { detail } : {}) };
}

/** In the state `requires_action`, Stripe waits for the guest at their bank, so the refund is pending. */
function gatewayRefundStateOf(status: string | null): GatewayRefundState {
  if (status === 'succeeded') return 'settled';
  return isOver(status) ? 'failed' : 'pending';
}
