import type { Executor, Tx } from '../../../platform/database/database.ts';
import { enqueue, type JobHandlers } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/module.ts';
import { retryDelayMs } from '../gateway-refunds/send-gateway-refund.ts';
import type { Gateways } from '../gateways.ts';
import { raiseAlert } from '../webhooks/raise-alert.ts';
import {
  beginPayoutTry,
  insertPayout,
  lockPayout,
  type NewPayout,
  type PayoutRow,
  payoutById,
  writePayoutEnd,
  writePayoutPending,
} from './payout.store.ts';
import type { PayoutResult } from './payout-gateway.ts';

/**
 * Stores the payout in the caller's transaction. A job sends and queries the payout, always with the same payout
 * number, until the gateway pays or rejects it, and publishes `payment.payout-ended`.
 */
export async function sendPayout(tx: Tx, payout: NewPayout): Promise<void> {
  const payoutId = await insertPayout(tx, payout);
  if (payoutId !== undefined) await enqueuePayoutTry(tx, { payoutId, attempt: 0, at: payout.at });
}

export const enqueuePayoutTry = (tx: Executor, next: { payoutId: number; attempt: number; at: Date }): Promise<void> =>
  enqueue(tx, {
    kind: 'payment.payout',
    key: `payout:${next.payoutId}:${next.attempt}`,
    payload: { payoutId: next.payoutId },
    runAt: next.at,
  });

/** Delay before the next try if our balance at the gateway is too low. */
const shortPauseMs = 3_600_000;

export const payoutJobs = (platform: Platform, gateways: Gateways): JobHandlers => ({
  'payment.payout': {
    outside: async ({ payoutId }: { payoutId: number }) => {
      const payout = await payoutById(platform.database.read, payoutId);
      if (payout?.state === 'ended') return queryEndedPayout(platform, gateways, payout);
      if (payout?.state !== 'pending') return;
      const answer = await tryPayout(platform, gateways, payout);
      if (answer?.state !== 'pending') return;
      const pause = answer.isShort ? shortPauseMs : retryDelayMs(payout.tries);
      const at = new Date(platform.clock.now().getTime() + pause);
      await enqueuePayoutTry(platform.database.alone, { payoutId, attempt: payout.tries + 1, at });
    },
  },
});

/**
 * Queries the gateway about a payout whose result an operator reported. Raises an alert if the gateway paid the payout
 * too.
 */
async function queryEndedPayout(
  platform: Platform,
  gateways: Gateways,
  { id, method, number }: PayoutRow,
): Promise<void> {
  const told = await gateways[method]?.payouts?.queryPayout(number);
  if (told) await platform.database.transact((tx) => writePayoutResult(tx, platform, id, told));
}

/** Sends the payout or queries it, and stores the result. @returns undefined if the payout has ended already */
export async function tryPayout(
  platform: Platform,
  gateways: Gateways,
  payout: PayoutRow,
): Promise<PayoutResult | undefined> {
  const at = platform.clock.now();
  if (!(await beginPayoutTry(platform.database.alone, payout.id, at))) return undefined;
  const answer = await queryOrSendPayout(gateways, payout);
  await platform.database.transact(async (tx, after) => {
    await writePayoutResult(tx, platform, payout.id, answer);
    after(platform.wakeJobs);
  });
  return answer;
}

/** `isSilent`: the gateway did not respond, and `detail` describes the failure. */
type PayoutQueryResult = PayoutResult & { readonly isSilent?: boolean };

/** Sends or queries a payout. Without a response the payout stays pending, because the gateway may have paid it. */
async function queryOrSendPayout(gateways: Gateways, payout: PayoutRow): Promise<PayoutQueryResult> {
  try {
    const gateway = gateways[payout.method]?.payouts;
    if (!gateway) throw new Error(`${payout.method} does not support payouts`);
    // Query the gateway about a payout that was sent before. A payout that is unknown to the gateway is sent again with
    // the same payout number.
    const known = payout.tries === 0 ? null : await gateway.queryPayout(payout.number);
    return known ?? (await gateway.payout(payout));
  } catch (error) {
    return { state: 'pending', detail: String(error), isShort: false, isSilent: true };
  }
}

/** Number of payout requests without a final result after which an alert is raised. */
const triesBeforeAlarm = 5;

export async function writePayoutResult(
  tx: Tx,
  platform: Platform,
  id: number,
  answer: PayoutQueryResult,
): Promise<void> {
  const at = platform.clock.now();
  const payout = await lockPayout(tx, id);
  if (!payout) return;
  if (payout.state === 'ended' && answer.state === 'settled') return alertTwice(tx, platform, payout);
  if (payout.state !== 'pending') return;
  if (answer.state === 'pending') {
    const isStuck = answer.isShort || payout.tries >= triesBeforeAlarm;
    await writePayoutPending(tx, id, { detail: answer.detail, isStuck });
    if (isStuck) await alertWaiting(tx, platform, payout, answer);
    return;
  }
  const told =
    answer.state === 'settled'
      ? { fault: null, detail: null, reference: answer.reference }
      : { fault: answer.fault, detail: answer.detail, reference: null };
  await writePayoutEnd(tx, { id, state: answer.state, ...told, at });
  await platform.events.publish(tx, 'payment.payout-ended', { payoutId: id }, at);
}

const alertWaiting = (
  tx: Tx,
  platform: Platform,
  { method, number }: PayoutRow,
  { detail, isSilent }: { readonly detail: string | null; readonly isSilent?: boolean },
): Promise<void> =>
  raiseAlert(tx, platform, {
    method,
    kind: 'payout_waits',
    reference: number,
    says: detail === null || isSilent ? { code: 'payout_end_unknown' } : { code: 'in_words', words: detail },
  });

const alertTwice = (tx: Tx, platform: Platform, { method, number }: PayoutRow): Promise<void> =>
  raiseAlert(tx, platform, {
    method,
    kind: 'paid_twice',
    reference: number,
    says: { code: 'payout_sent_twice' },
  });
