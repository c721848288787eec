import { enqueue, type JobHandlers } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/module.ts';
import { type AttemptRow, attemptById, markCancelled, openAttempts } from './attempt.store.ts';
import type { Gateways } from './gateways.ts';
import { openAtGateway } from './open-attempt.ts';
import { settleAttempt } from './settle-attempt.ts';

/** How long a notification may take before we ask by ourselves. */
const patienceMs = 10_000;
const everyMs = 60_000;

/**
 * Asks the gateways about every attempt that is still open: at start and once a minute, because no gateway promises that its
 * notifications arrive, and a crash between the gateway's call and our commit leaves only this to find the money.
 */
export function reconcileJobs(platform: Platform, gateways: Gateways): JobHandlers {
  return {
    'payment.reconcile': {
      outside: async () => {
        const now = platform.clock.now();
        const open = await openAttempts(platform.database.read, new Date(now.getTime() - patienceMs));
        for (const attempt of open) await askAbout(platform, gateways, attempt);
        await scheduleReconcile(platform, new Date(now.getTime() + everyMs));
      },
    },
    'payment.close-attempt': {
      outside: async ({ attemptId }: { attemptId: number }) => {
        const attempt = await attemptById(platform.database.read, attemptId);
        if (attempt?.state === 'open') await closeAttempt(platform, gateways, attempt);
      },
    },
  };
}

/** Each run books the next under its own minute, so that a run and its successor never share a key. */
export const scheduleReconcile = (platform: Platform, at: Date) =>
  enqueue(platform.database.read, {
    kind: 'payment.reconcile',
    key: `payment.reconcile:${Math.floor(at.getTime() / everyMs)}`,
    payload: {},
    runAt: at,
  });

/** Asks once, and writes what the answer says. A gateway that cannot be reached is asked again next time. */
export async function askAbout(platform: Platform, gateways: Gateways, attempt: AttemptRow): Promise<void> {
  try {
    if (platform.clock.now() > attempt.expires_at) return await closeAttempt(platform, gateways, attempt);
    const gateway = gateways[attempt.method];
    if (!gateway || !attempt.gateway_reference) return;
    const told = await gateway.query(attempt.gateway_reference);
    if (told.state === 'settled') await settle(platform, attempt, attempt.gateway_reference, told);
    if (told.state === 'cancelled') await markCancelled(platform.database.read, attempt.id);
  } catch (error) {
    platform.log.warn({ err: error, attempt: attempt.number }, 'a gateway could not be asked');
  }
}

/** Query → close → query lies in the gateway's `close`: what it says at the end is the truth. */
async function closeAttempt(platform: Platform, gateways: Gateways, attempt: AttemptRow): Promise<void> {
  const gateway = gateways[attempt.method];
  if (!gateway) return;
  let reference = attempt.gateway_reference;
  if (!reference) {
    // We crashed before we heard the gateway's answer: our number finds what it made, or makes what we close at once.
    await openAtGateway(platform, gateways, attempt, attempt.number);
    reference = (await attemptById(platform.database.read, attempt.id))?.gateway_reference ?? null;
  }
  if (!reference) return;
  const told = await gateway.close(reference);
  if (told.state === 'settled') await settle(platform, attempt, reference, told);
  if (told.state === 'cancelled') await markCancelled(platform.database.read, attempt.id);
}

const settle = (
  platform: Platform,
  attempt: AttemptRow,
  reference: string,
  told: { amount: number; currency: string },
) => settleAttempt(platform, { method: attempt.method, reference, amount: told.amount, currency: told.currency });
