import type { Tx } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/module.ts';
import { gatewayPaidToo } from '../../wallet/index.ts';
import type { GatewayName } from '../gateways.ts';
import type { GatewayRefundNews, GatewayRefundState } from '../payment-gateway.ts';
import { raiseAlert } from '../webhooks/raise-alert.ts';
import {
  endTry,
  type GatewayRefundRow,
  gatewayRefundIdOf,
  lockGatewayRefund,
  writeGatewayRefund,
} from './gateway-refund.store.ts';
import { writeGatewayRefundHistory } from './gateway-refund-history.store.ts';

/** A gateway tells where money on its way back stands. News of a gateway refund that is not ours is another system's. */
export async function onGatewayRefund(
  tx: Tx,
  platform: Platform,
  method: GatewayName,
  news: GatewayRefundNews,
): Promise<void> {
  // Messages overtake one another: that it is under way says nothing that we do not know, and must not hide how it ended.
  if (news.state === 'pending') return;
  const id = await gatewayRefundIdOf(tx, method, news);
  if (id !== undefined) await transitionGatewayRefund(tx, platform, id, { ...news, error: news.detail ?? null });
}

export type GatewayRefundMove = {
  readonly state: GatewayRefundState;
  readonly reference: string | null;
  readonly error: string | null;
  /** What was known when the gateway was asked, where it was. */
  readonly askedIn?: GatewayRefundState;
  /** No answer came: what it was asked for may still be under way. */
  readonly isSilent?: boolean;
};

/** Tells of a new state. Settled is the end: no later word that it is pending or failed takes it back. */
export async function transitionGatewayRefund(
  tx: Tx,
  platform: Platform,
  gatewayRefundId: number,
  move: GatewayRefundMove,
): Promise<void> {
  const now = platform.clock.now();
  const gatewayRefund = await lockGatewayRefund(tx, gatewayRefundId);
  if (!gatewayRefund) return;
  if (gatewayRefund.state === 'settled') {
    if (move.state === 'settled') await onSecondGatewayRefund(tx, platform, gatewayRefund, now);
    return;
  }
  // News overtook the answer to our question: that it was taken is older than how it ended.
  const isAnswer = move.askedIn !== undefined && !move.isSilent;
  if (move.state === 'pending' && move.askedIn !== undefined && move.askedIn !== gatewayRefund.state) {
    return isAnswer ? endTry(tx, gatewayRefund.id) : undefined;
  }
  const { state, reference, error } = move;
  await writeGatewayRefund(tx, { id: gatewayRefund.id, state, reference, error, at: now, isAnswer });
  if (gatewayRefund.state === move.state) return;
  if (move.state === 'failed') await alertFailure(tx, platform, gatewayRefund, move.error);
  const { orderId, purchaseId } = gatewayRefund;
  await platform.events.announce(tx, 'payment.gateway-refund-changed', { gatewayRefundId, orderId, purchaseId }, now);
}

/** We brought the money back in the gateway's stead, and now it says that it did too: a person must look at it. */
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
  await gatewayPaidToo(tx, { ...gatewayRefund, at }, destination);
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
