import type { Platform } from '../../../platform/module.ts';
import type { Gateways } from '../gateways.ts';
import type { GatewayState } from '../payment-gateway.ts';
import { type AttemptRow, attemptById, markCancelled } from './attempt.store.ts';
import { openAttemptAtGateway } from './open-attempt.ts';
import { settleAttempt } from './settle-attempt.ts';

/**
 * Tolerance for clock differences. An attempt that its gateway does not know is cancelled when this time has passed
 * after the deadline.
 */
const graceMs = 60_000;

/**
 * Queries the gateway once about a payment attempt and stores the result. If the gateway is unreachable, the next run
 * queries it again.
 */
export async function queryGateway(platform: Platform, gateways: Gateways, attempt: AttemptRow): Promise<void> {
  try {
    if (platform.clock.now() > attempt.expires_at) return await closeAttempt(platform, gateways, attempt);
    const gateway = gateways[attempt.method];
    if (!gateway) return;
    const reference = attempt.gateway_reference ?? (await findReference(platform, gateways, attempt));
    if (reference) await write(platform, attempt, reference, await gateway.query(reference));
  } catch (error) {
    platform.log.warn({ err: error, attempt: attempt.number }, 'gateway query failed');
  }
}

/**
 * Closes a payment attempt at its gateway and stores the final state. `gateway.close` reports a payment that arrived
 * before the closing.
 */
export async function closeAttempt(platform: Platform, gateways: Gateways, attempt: AttemptRow): Promise<void> {
  const gateway = gateways[attempt.method];
  if (!gateway) return;
  const reference = attempt.gateway_reference ?? (await findReference(platform, gateways, attempt).catch(() => null));
  // Without a reference, the guest never received the payment data, so the guest cannot pay at the gateway.
  if (!reference) return markCancelled(platform.database.alone, attempt.id);
  const told = await gateway.close(reference);
  await write(platform, attempt, reference, told);
  const isOver = platform.clock.now().getTime() > attempt.expires_at.getTime() + graceMs;
  if (told.state === 'unknown' && isOver) await markCancelled(platform.database.alone, attempt.id);
}

/**
 * Opens the attempt again after a crash before the gateway's reference was stored. The gateway finds the payment by our
 * payment number, or creates the payment.
 */
async function findReference(platform: Platform, gateways: Gateways, attempt: AttemptRow): Promise<string | null> {
  await openAttemptAtGateway(platform, gateways, attempt);
  return (await attemptById(platform.database.read, attempt.id))?.gateway_reference ?? null;
}

async function write(platform: Platform, attempt: AttemptRow, reference: string, told: GatewayState): Promise<void> {
  const { method, number } = attempt;
  if (told.state === 'settled') await settleAttempt(platform, method, { reference, number, ...told });
  if (told.state === 'cancelled') await markCancelled(platform.database.alone, attempt.id);
}
