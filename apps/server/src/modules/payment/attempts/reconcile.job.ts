import { enqueue, type JobHandlers } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/module.ts';
import { unsettledGatewayRefunds } from '../gateway-refunds/gateway-refund.store.ts';
import { tryGatewayRefund } from '../gateway-refunds/send-gateway-refund.ts';
import { type Gateways, gatewayNames } from '../gateways.ts';
import { raiseAlert } from '../webhooks/raise-alert.ts';
import { stalePayouts } from '../withdrawal-payouts/payout.store.ts';
import { tryPayout } from '../withdrawal-payouts/send-payout.ts';
import { attemptById, closeJobKind } from './attempt.store.ts';
import { attemptsOfUnconfiguredGateways, claimAttemptsToQuery } from './attempts-to-query.store.ts';
import { closeAttempt, queryGateway } from './query-gateway.ts';

/** How long a webhook may take before the job queries the gateway. */
const timeoutMs = 10_000;
/** Time between two runs of the job. With `timeoutMs`, a lost webhook delays a payment by less than a minute. */
const everyMs = 30_000;
/**
 * A timer retries each gateway refund. The job also retries refunds whose last try is older than this time, because a
 * timer may be lost.
 */
const gatewayRefundPatienceMs = 15 * 60_000;
/**
 * A timer retries each payout. The job also retries payouts whose last try is older than this time. A payout without
 * sufficient funds is attempted every hour.
 */
const payoutPatienceMs = 2 * 3_600_000;
const atOnce = 16;

/**
 * Queries gateways about open payments. Runs at the server's start and every 30 seconds, because no gateway guarantees
 * its webhooks. After a crash between the gateway's response and our commit, only this job finds the payment.
 */
export function reconcileJobs(platform: Platform, gateways: Gateways): JobHandlers {
  return {
    'payment.reconcile': {
      outside: async () => {
        const now = platform.clock.now();
        await scheduleReconcile(platform, new Date(now.getTime() + everyMs));
        await reconcile(platform, gateways, now);
      },
    },
    [closeJobKind]: {
      outside: async ({ attemptId }: { attemptId: number }) => {
        const attempt = await attemptById(platform.database.read, attemptId);
        if (attempt?.state === 'open') await closeAttempt(platform, gateways, attempt);
      },
    },
  };
}

async function reconcile(platform: Platform, gateways: Gateways, now: Date): Promise<void> {
  const { read, alone } = platform.database;
  const present = gatewayNames.filter((name) => gateways[name] !== null);
  const since = new Date(now.getTime() - timeoutMs);
  const attempts = await claimAttemptsToQuery(alone, { gateways: present, since, at: now });
  await eachOf(attempts, (attempt) => queryGateway(platform, gateways, attempt));
  await alarmOfAbsent(platform, { gateways: present, since });
  const gatewayRefunds = await unsettledGatewayRefunds(read, new Date(now.getTime() - gatewayRefundPatienceMs));
  await eachOf(
    gatewayRefunds,
    async (gatewayRefund) => void (await tryGatewayRefund(platform, gateways, gatewayRefund)),
  );
  const payouts = await stalePayouts(read, new Date(now.getTime() - payoutPatienceMs));
  await eachOf(payouts, async (payout) => void (await tryPayout(platform, gateways, payout)));
}

/** Alerts the operator once for each open payment of a gateway that is no longer configured. */
async function alarmOfAbsent(
  platform: Platform,
  waiting: Parameters<typeof attemptsOfUnconfiguredGateways>[1],
): Promise<void> {
  const { read, alone } = platform.database;
  for (const { method, number: reference } of await attemptsOfUnconfiguredGateways(read, waiting)) {
    const says = { code: 'nobody_to_ask' } as const;
    await raiseAlert(alone, platform, { method, kind: 'gateway_absent', reference, says });
  }
}

/** Limits concurrency, so that the job does not send a thousand requests at once after a day without network. */
async function eachOf<Row>(rows: readonly Row[], work: (row: Row) => Promise<void>): Promise<void> {
  const rest = rows.values();
  const takeTurns = async () => {
    for (const row of rest) await work(row);
  };
  await Promise.all(Array.from({ length: atOnce }, takeTurns));
}

/** The job key contains the run's time, so that a running job can enqueue the next job. */
export const scheduleReconcile = (platform: Platform, at: Date) =>
  enqueue(platform.database.alone, {
    kind: 'payment.reconcile',
    key: `payment.reconcile:${Math.floor(at.getTime() / everyMs)}`,
    payload: {},
    runAt: at,
  });
