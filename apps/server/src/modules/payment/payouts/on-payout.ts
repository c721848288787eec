import type { Tx } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/module.ts';
import { gatewayPaidToo } from '../../wallet/index.ts';
import type { GatewayName } from '../gateways.ts';
import type { PayoutNews, PayoutState } from '../payment-gateway.ts';
import { raiseAlert } from '../webhooks/raise-alert.ts';
import { endTry, lockPayout, type PayoutRow, payoutIdOf, writePayout } from './payout.store.ts';
import { writePayoutHistory } from './payout-history.store.ts';

/** A gateway tells where money on its way back stands. News of a payout that is not ours is another system's. */
export async function onPayout(tx: Tx, platform: Platform, method: GatewayName, news: PayoutNews): Promise<void> {
  // Messages overtake one another: that it is under way says nothing that we do not know, and must not hide how it ended.
  if (news.state === 'pending') return;
  const id = await payoutIdOf(tx, method, news);
  if (id !== undefined) await transitionPayout(tx, platform, id, { ...news, error: news.detail ?? null });
}

export type PayoutMove = {
  readonly state: PayoutState;
  readonly reference: string | null;
  readonly error: string | null;
  /** What was known when the gateway was asked, where it was. */
  readonly askedIn?: PayoutState;
  /** No answer came: what it was asked for may still be under way. */
  readonly isSilent?: boolean;
};

/**
 * Writes what is known now, and tells whoever shows it when the state changed. Settled is the end: no later word that it is
 * pending or failed takes it back.
 */
export async function transitionPayout(tx: Tx, platform: Platform, payoutId: number, move: PayoutMove): Promise<void> {
  const now = platform.clock.now();
  const payout = await lockPayout(tx, payoutId);
  if (!payout) return;
  if (payout.state === 'settled') {
    if (move.state === 'settled') await onSecondPayout(tx, platform, payout, now);
    return;
  }
  // News overtook the answer to our question: that it was taken is older than how it ended.
  const isAnswer = move.askedIn !== undefined && !move.isSilent;
  if (move.state === 'pending' && move.askedIn !== undefined && move.askedIn !== payout.state) {
    return isAnswer ? endTry(tx, payout.id) : undefined;
  }
  const { state, reference, error } = move;
  await writePayout(tx, { id: payout.id, state, reference, error, at: now, isAnswer });
  if (payout.state === move.state) return;
  if (move.state === 'failed') await alertFailure(tx, platform, payout, move.error);
  const { orderId, purchaseId } = payout;
  await platform.events.announce(tx, 'payment.payout-changed', { payoutId, orderId, purchaseId }, now);
}

/** We brought the money back in the gateway's stead, and now it says that it did too: a person must look at it. */
async function onSecondPayout(tx: Tx, platform: Platform, payout: PayoutRow, at: Date): Promise<void> {
  const { id: payoutId, way, method, number, amount } = payout;
  if (way === 'gateway') return;
  const told = { payoutId, event: 'gateway_paid_too', staffId: null, reference: null, note: null, at } as const;
  if (!(await writePayoutHistory(tx, told))) return;
  await gatewayPaidToo(tx, { ...payout, at }, way);
  const says = { code: 'paid_back_twice', amount, way } as const;
  await raiseAlert(tx, platform, { method, kind: 'payout_twice', reference: number, says });
}

const alertFailure = (tx: Tx, platform: Platform, payout: PayoutRow, error: string | null): Promise<void> =>
  raiseAlert(tx, platform, {
    method: payout.method,
    kind: 'payout_failed',
    reference: payout.number,
    says: error === null ? { code: 'money_not_sent' } : { code: 'in_words', words: error },
  });
