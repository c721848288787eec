import type { Tx } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/module.ts';
import { recordDuplicateGatewayRefund } from '../../wallet/index.ts';
import type { GatewayName } from '../gateways.ts';
import type { GatewayRefundState, GatewayRefundUpdate } from '../payment-gateway.ts';
import { raiseAlert } from '../webhooks/raise-alert.ts';
import {
  endGatewayRefundTry,
  type GatewayRefundRow,
  gatewayRefundIdOf,
  lockGatewayRefund,
  writeGatewayRefund,
} from './gateway-refund.store.ts';
import { writeGatewayRefundHistory } from './gateway-refund-history.store.ts';

/**
 * Handles a webhook about a refund. A refund that is not stored in the database belongs to another system and is
 * ignored.
 */
export async function onGatewayRefund(
  tx: Tx,
  platform: Platform,
  method: GatewayName,
  news: GatewayRefundUpdate,
): Promise<void> {
  // Webhooks may arrive out of order. A late `pending` must not replace a final state.
  if (news.state === 'pending') return;
  const id = await gatewayRefundIdOf(tx, method, news);
  if (id !== undefined) await transitionGatewayRefund(tx, platform, id, { ...news, error: news.detail ?? null });
}

export type GatewayRefundOutcome = {
  readonly state: GatewayRefundState;
  readonly reference: string | null;
  readonly error: string | null;
  /** The refund's stored state when the request to the gateway started. Absent if a webhook reports the new state. */
  readonly askedIn?: GatewayRefundState;
  /** True if the gateway did not respond. The request may still have an effect. */
  readonly isSilent?: boolean;
};

/** Stores and publishes a refund's new state. A settled refund never changes its state. */
export async function transitionGatewayRefund(
  tx: Tx,
  platform: Platform,
  gatewayRefundId: number,
  move: GatewayRefundOutcome,
): Promise<void> {
  const now = platform.clock.now();
  const gatewayRefund = await lockGatewayRefund(tx, gatewayRefundId);
  if (!gatewayRefund) return;
  if (gatewayRefund.state === 'settled') {
    if (move.state === 'settled') await onSecondGatewayRefund(tx, platform, gatewayRefund, now);
    return;
  }
  // A webhook changed the refund's state during our request. A `pending` response is older than the webhook, so it is
  // ignored.
  const isAnswer = move.askedIn !== undefined && !move.isSilent;
  if (move.state === 'pending' && move.askedIn !== undefined && move.askedIn !== gatewayRefund.state) {
    return isAnswer ? endGatewayRefundTry(tx, gatewayRefund.id) : undefined;
  }
  const { state, reference, error } = move;
  await writeGatewayRefund(tx, { id: gatewayRefund.id, state, reference, error, at: now, isAnswer });
  if (gatewayRefund.state === move.state) return;
  if (move.state === 'failed') await alertFailure(tx, platform, gatewayRefund, move.error);
  const { orderId, purchaseId } = gatewayRefund;
  await platform.events.publish(tx, 'payment.gateway-refund-changed', { gatewayRefundId, orderId, purchaseId }, now);
}

/**
 * The gateway reports success for a refund that an operator has credited to the balance or paid in another way. Posts
 * the second payment to the ledger and raises an alert.
 */
async function onSecondGatewayRefund(
  tx: Tx,
  platform: Platform,
  gatewayRefund: GatewayRefundRow,
  at: Date,
): Promise<void> {
  const { id: gatewayRefundId, destination, method, number, amount } = gatewayRefund;
  if (destination === 'gateway') return;
  const told = { gatewayRefundId, event: 'gateway_paid_too', staffId: null, reference: null, note: null, at } as const;
  if (!(await writeGatewayRefundHistory(tx, told))) return;
  await recordDuplicateGatewayRefund(tx, { ...gatewayRefund, at }, destination);
  const says = { code: 'paid_back_twice', amount, destination } as const;
  await raiseAlert(tx, platform, { method, kind: 'paid_twice', reference: number, says });
}

const alertFailure = (
  tx: Tx,
  platform: Platform,
  gatewayRefund: GatewayRefundRow,
  error: string | null,
): Promise<void> =>
  raiseAlert(tx, platform, {
    method: gatewayRefund.method,
    kind: 'gateway_refund_failed',
    reference: gatewayRefund.number,
    says: error === null ? { code: 'money_not_sent' } : { code: 'in_words', words: error },
  });
