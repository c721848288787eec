import type { Executor, Tx } from '../../../platform/database/database.ts';
import { enqueue, type JobHandlers } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/module.ts';
import type { Gateways } from '../gateways.ts';
import type { PayoutState } from '../payment-gateway.ts';
import { type PayoutMove, transitionPayout } from './on-payout.ts';
import { beginTry, insertPayout, type NewPayout, type PayoutRow, payoutById } from './payout.store.ts';

/**
 * Sends money back through the gateway that it came from. The row is written with the decision; the gateway is told
 * afterwards, again and again under the same number, until the money has arrived.
 */
export async function payBack(tx: Tx, payout: NewPayout): Promise<void> {
  const payoutId = await insertPayout(tx, payout);
  if (payoutId !== undefined) await bookTry(tx, { payoutId, attempt: 0, at: payout.at });
}

const bookTry = (tx: Executor, next: { payoutId: number; attempt: number; at: Date }): Promise<void> =>
  enqueue(tx, {
    kind: 'payment.pay-back',
    key: `payout:${next.payoutId}:${next.attempt}`,
    payload: { payoutId: next.payoutId },
    runAt: next.at,
  });

const longestPauseMs = 3_600_000;

/** 2, 4, 8 … seconds, at last every hour, for as long as it takes: money that is owed is not given up. */
export const pauseMs = (tries: number): number => Math.min(longestPauseMs, 2000 * 2 ** Math.min(tries, 12));

export function payBackJobs(platform: Platform, gateways: Gateways): JobHandlers {
  return {
    'payment.pay-back': {
      outside: async ({ payoutId }: { payoutId: number }) => {
        const payout = await payoutById(platform.database.read, payoutId);
        if (!payout || payout.state === 'settled') return;
        const tried = await tryPayout(platform, gateways, payout);
        if (tried === 'settled') return;
        const at = new Date(platform.clock.now().getTime() + pauseMs(payout.tries));
        await bookTry(platform.database.alone, { payoutId, attempt: payout.tries + 1, at });
      },
    },
  };
}

/** Somebody asks for it now, beside the tries that are booked. What has arrived already is left alone. */
export async function tryPayoutNow(platform: Platform, gateways: Gateways, payoutId: number): Promise<void> {
  const payout = await payoutById(platform.database.read, payoutId);
  if (payout && payout.state !== 'settled') await tryPayout(platform, gateways, payout);
}

/** After so long no gateway's answer comes any more, and a server that was killed meanwhile waits for none. */
const longestTryMs = 60_000;

/** Tells the gateway or asks it, and writes its answer. */
export async function tryPayout(platform: Platform, gateways: Gateways, payout: PayoutRow): Promise<PayoutState> {
  const at = platform.clock.now();
  const until = new Date(at.getTime() + longestTryMs);
  if (!(await beginTry(platform.database.alone, payout.id, { at, until }))) return 'settled';
  const move = await askGateway(gateways, payout);
  await platform.database.transact(async (tx, after) => {
    await transitionPayout(tx, platform, payout.id, { ...move, askedIn: payout.state });
    after(platform.wakeJobs);
  });
  return move.state;
}

/** After so many answers that never came, a person should know of it. */
const triesBeforeAlarm = 5;

/** An answer that does not come leaves the payout as it is: whether the money went, or still goes, is not known. */
async function askGateway(gateways: Gateways, payout: PayoutRow): Promise<PayoutMove> {
  try {
    const gateway = gateways[payout.method];
    if (!gateway) throw new Error(`No gateway for ${payout.method}`);
    // What it has under way is asked for; only what it does not know, or could not do, is told (again) under the same number.
    const known = payout.tries === 0 || payout.state === 'failed' ? null : await gateway.queryPayout(payout);
    const { state, reference, detail } = known ?? (await gateway.payBack(payout));
    return { state, reference, error: detail ?? null };
  } catch (error) {
    const state = payout.tries + 1 >= triesBeforeAlarm ? 'failed' : payout.state;
    return { state, reference: null, error: String(error), isSilent: true };
  }
}
