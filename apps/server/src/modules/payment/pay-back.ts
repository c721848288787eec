import type { Tx } from '../../platform/database/database.ts';
import { enqueue, type JobHandlers } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/module.ts';
import type { Gateways } from './gateways.ts';
import { insertPayout, payoutFailed, payoutSettled, payoutToDo } from './payout.store.ts';

/**
 * Sends money back through the gateway that it came from. The row is written with the decision; the gateway is told
 * afterwards, again and again under the same number, until it has taken it.
 */
export async function payBack(
  tx: Tx,
  payout: { number: string; attemptId: number; amount: number; at: Date },
): Promise<void> {
  const id = await insertPayout(tx, payout);
  if (id === undefined) return;
  await enqueue(tx, {
    kind: 'payment.pay-back',
    key: `payout:${payout.number}`,
    payload: { payoutId: id },
    runAt: payout.at,
  });
}

export function payBackJobs(platform: Platform, gateways: Gateways): JobHandlers {
  return {
    'payment.pay-back': {
      outside: async ({ payoutId }: { payoutId: number }) => {
        const payout = await payoutToDo(platform.database.read, payoutId);
        if (!payout || payout.state === 'settled') return;
        const gateway = gateways[payout.method];
        if (!gateway) throw new Error(`No gateway for ${payout.method}`);
        try {
          const { reference } = await gateway.payBack(payout);
          await payoutSettled(platform.database.read, payout.id, reference, platform.clock.now());
        } catch (error) {
          await payoutFailed(platform.database.read, payout.id, String(error));
          throw error;
        }
      },
    },
  };
}
