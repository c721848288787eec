import type { Platform } from '../../platform/module.ts';
import { lockAttemptByReference, markSettled, rememberEvent } from './attempt.store.ts';
import type { GatewayName } from './gateways.ts';

export type Settlement = {
  readonly method: GatewayName;
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
  /** The gateway's event; absent when we asked by ourselves. */
  readonly eventId?: string;
};

export type SettleOutcome = 'settled' | 'known' | 'mismatch' | 'unknown';

/**
 * A gateway says that an attempt is paid. Once, however often it says so: the event's id, the attempt's state and the news
 * to the orders stand in one transaction. Another amount or currency than ours changes nothing and is an alert.
 */
export async function settleAttempt(platform: Platform, settlement: Settlement): Promise<SettleOutcome> {
  const { method, reference, eventId } = settlement;
  const now = platform.clock.now();
  return platform.database.transact(async (tx, after) => {
    if (eventId !== undefined && !(await rememberEvent(tx, method, eventId, now))) return 'known';
    const attempt = await lockAttemptByReference(tx, method, reference);
    if (!attempt) {
      platform.log.error({ alert: 'payment', method, reference }, 'a gateway settled a payment that is not ours');
      return 'unknown';
    }
    if (attempt.amount !== settlement.amount || attempt.currency !== settlement.currency) {
      platform.log.error(
        { alert: 'payment', method, attempt: attempt.number },
        'a gateway settled another amount than ours',
      );
      return 'mismatch';
    }
    if (!(await markSettled(tx, attempt.id, now))) return 'known';
    await platform.events.announce(tx, 'payment.settled', { attemptId: attempt.id, orderId: attempt.order_id }, now);
    after(platform.wakeJobs);
    return 'settled';
  });
}
