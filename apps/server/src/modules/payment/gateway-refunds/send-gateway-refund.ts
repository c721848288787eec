import type { Executor, Tx } from '../../../platform/database/database.ts';
import { enqueue, type JobHandlers } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/module.ts';
import type { Gateways } from '../gateways.ts';
import type { GatewayRefundState } from '../payment-gateway.ts';
import {
  beginGatewayRefundTry,
  type GatewayRefundRow,
  gatewayRefundById,
  insertGatewayRefund,
  type NewGatewayRefund,
} from './gateway-refund.store.ts';
import { type GatewayRefundOutcome, transitionGatewayRefund } from './on-gateway-refund.ts';

/**
 * Stores the refund in the caller's transaction. A job sends the refund to the gateway, always with the same refund
 * number, until the refund is settled.
 */
export async function enqueueGatewayRefund(tx: Tx, gatewayRefund: NewGatewayRefund): Promise<void> {
  const gatewayRefundId = await insertGatewayRefund(tx, gatewayRefund);
  if (gatewayRefundId !== undefined)
    await enqueueGatewayRefundTry(tx, { gatewayRefundId, attempt: 0, at: gatewayRefund.at });
}

const enqueueGatewayRefundTry = (
  tx: Executor,
  next: { gatewayRefundId: number; attempt: number; at: Date },
): Promise<void> =>
  enqueue(tx, {
    kind: 'payment.pay-back',
    key: `gateway-refund:${next.gatewayRefundId}:${next.attempt}`,
    payload: { gatewayRefundId: next.gatewayRefundId },
    runAt: next.at,
  });

const longestPauseMs = 3_600_000;

/**
 * Delay before the next try: 2, 4, 8 … seconds, at most an hour. Retries never stop, because the guest must get the
 * money.
 */
export const retryDelayMs = (tries: number): number => Math.min(longestPauseMs, 2000 * 2 ** Math.min(tries, 12));

export function gatewayRefundJobs(platform: Platform, gateways: Gateways): JobHandlers {
  return {
    'payment.pay-back': {
      outside: async ({ gatewayRefundId }: { gatewayRefundId: number }) => {
        const gatewayRefund = await gatewayRefundById(platform.database.read, gatewayRefundId);
        if (!gatewayRefund || gatewayRefund.state === 'settled') return;
        const tried = await tryGatewayRefund(platform, gateways, gatewayRefund);
        if (tried === 'settled') return;
        const at = new Date(platform.clock.now().getTime() + retryDelayMs(gatewayRefund.tries));
        await enqueueGatewayRefundTry(platform.database.alone, {
          gatewayRefundId,
          attempt: gatewayRefund.tries + 1,
          at,
        });
      },
    },
  };
}

export async function tryGatewayRefundNow(
  platform: Platform,
  gateways: Gateways,
  gatewayRefundId: number,
): Promise<void> {
  const gatewayRefund = await gatewayRefundById(platform.database.read, gatewayRefundId);
  if (gatewayRefund && gatewayRefund.state !== 'settled') await tryGatewayRefund(platform, gateways, gatewayRefund);
}

/**
 * Maximum time until a gateway responds. If the server was killed during a request, an operator can settle or retry the
 * refund after this time.
 */
const longestTryMs = 60_000;

export async function tryGatewayRefund(
  platform: Platform,
  gateways: Gateways,
  gatewayRefund: GatewayRefundRow,
): Promise<GatewayRefundState> {
  const at = platform.clock.now();
  const until = new Date(at.getTime() + longestTryMs);
  if (!(await beginGatewayRefundTry(platform.database.alone, gatewayRefund.id, { at, until }))) return 'settled';
  const move = await sendOrQueryGatewayRefund(gateways, gatewayRefund);
  await platform.database.transact(async (tx, after) => {
    await transitionGatewayRefund(tx, platform, gatewayRefund.id, { ...move, askedIn: gatewayRefund.state });
    after(platform.wakeJobs);
  });
  return move.state;
}

const triesBeforeAlarm = 5;

/**
 * Sends a refund or queries its state. Without a response the state stays unchanged, because the gateway may have paid.
 * After `triesBeforeAlarm` tries the refund becomes failed, which raises an alert.
 */
async function sendOrQueryGatewayRefund(
  gateways: Gateways,
  gatewayRefund: GatewayRefundRow,
): Promise<GatewayRefundOutcome> {
  try {
    const gateway = gateways[gatewayRefund.method];
    if (!gateway) throw new Error(`No gateway for ${gatewayRefund.method}`);
    // Query the gateway about a refund that was sent before. A refund that is failed or unknown to the gateway is sent
    // again with the same refund number.
    const known =
      gatewayRefund.tries === 0 || gatewayRefund.state === 'failed'
        ? null
        : await gateway.queryGatewayRefund(gatewayRefund);
    const { state, reference, detail } = known ?? (await gateway.sendRefund(gatewayRefund));
    return { state, reference, error: detail ?? null };
  } catch (error) {
    const state = gatewayRefund.tries + 1 >= triesBeforeAlarm ? 'failed' : gatewayRefund.state;
    return { state, reference: null, error: String(error), isSilent: true };
  }
}
