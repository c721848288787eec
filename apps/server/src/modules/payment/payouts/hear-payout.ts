import type { Tx } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/module.ts';
import type { GatewayName } from '../gateways.ts';
import { raiseAlert } from '../notices/raise-alert.ts';
import type { PayoutNews, PayoutState } from '../payment-gateway.ts';
import { lockPayout, type PayoutRow, payoutIdOf, writePayout } from './payout.store.ts';

/** A gateway tells where money on its way back stands. News of a payout that is not ours is another system's. */
export async function hearPayout(tx: Tx, platform: Platform, method: GatewayName, news: PayoutNews): Promise<void> {
  const id = await payoutIdOf(tx, method, news);
  if (id !== undefined) await movePayout(tx, platform, id, { ...news, error: news.detail ?? null });
}

export type PayoutMove = { state: PayoutState; reference: string | null; error: string | null };

/**
 * Writes what is known now, and tells whoever shows it when the state changed. Settled is the end: no later word that it is
 * pending or failed takes it back.
 */
export async function movePayout(tx: Tx, platform: Platform, payoutId: number, move: PayoutMove): Promise<void> {
  const now = platform.clock.now();
  const payout = await lockPayout(tx, payoutId);
  if (!payout || payout.state === 'settled') return;
  await writePayout(tx, { id: payout.id, ...move, at: now });
  if (payout.state === move.state) return;
  if (move.state === 'failed') await alertFailure(tx, platform, payout, move.error);
  const { orderId, purchaseId } = payout;
  await platform.events.announce(tx, 'payment.payout-changed', { payoutId, orderId, purchaseId }, now);
}

const alertFailure = (tx: Tx, platform: Platform, payout: PayoutRow, error: string | null): Promise<void> =>
  raiseAlert(tx, platform, {
    method: payout.method,
    kind: 'payout_failed',
    reference: payout.number,
    detail: error ?? 'the gateway could not send the money back',
  });
