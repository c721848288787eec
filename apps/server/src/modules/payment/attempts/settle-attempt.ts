import type { Tx } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/module.ts';
import type { GatewayName } from '../gateways.ts';
import type { SettledAtGateway } from '../payment-gateway.ts';
import { raiseAlert } from '../webhooks/raise-alert.ts';
import { lockAttempt, markSettled } from './attempt.store.ts';

export type SettleOutcome = 'settled' | 'known' | 'mismatch' | 'unknown';

export const settleAttempt = (
  platform: Platform,
  method: GatewayName,
  settled: SettledAtGateway,
): Promise<SettleOutcome> =>
  platform.database.transact(async (tx, after) => {
    after(platform.wakeJobs);
    return settleAttemptInTransaction(tx, platform, method, settled);
  });

/**
 * Idempotent. Marks the payment attempt as settled and publishes `payment.settled` in one transaction. A payment with
 * an unexpected amount or currency only raises an alert.
 */
export async function settleAttemptInTransaction(
  tx: Tx,
  platform: Platform,
  method: GatewayName,
  settled: SettledAtGateway,
): Promise<SettleOutcome> {
  const { reference, amount, currency } = settled;
  const now = platform.clock.now();
  const attempt = await lockAttempt(tx, method, settled);
  if (!attempt) {
    const says = { code: 'sum_told', amount, currency } as const;
    await raiseAlert(tx, platform, { method, kind: 'unknown_payment', reference, says });
    return 'unknown';
  }
  if (attempt.amount !== amount || attempt.currency !== currency) {
    const says = { code: 'sum_differs', attempt: attempt.number, amount, currency, ours: attempt.amount } as const;
    await raiseAlert(tx, platform, { method, kind: 'wrong_amount', reference, says });
    return 'mismatch';
  }
  if (!(await markSettled(tx, attempt.id, settled, now))) return 'known';
  const { id: attemptId, order_id: orderId, purchase_id: purchaseId } = attempt;
  await platform.events.publish(tx, 'payment.settled', { attemptId, orderId, purchaseId }, now);
  return 'settled';
}
