import type { Platform } from '../../../platform/module.ts';
import type { Gateways } from '../gateways.ts';
import type { GatewayState } from '../payment-gateway.ts';
import { type AttemptRow, attemptById, markCancelled } from './attempt.store.ts';
import { openAttemptAtGateway } from './open-attempt.ts';
import { settleAttempt } from './settle-attempt.ts';

/** Clocks differ. An attempt that is unknown to its gateway is cancelled only this long after its deadline. */
const graceMs = 60_000;

/** Queries the gateway once and stores the result. An unreachable gateway is queried again next time. */
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

/** The gateway's `close` queries, closes and queries again. The last result is final. */
export async function closeAttempt(platform: Platform, gateways: Gateways, attempt: AttemptRow): Promise<void> {
  const gateway = gateways[attempt.method];
  if (!gateway) return;
  const reference = attempt.gateway_reference ?? (await findReference(platform, gateways, attempt).catch(() => null));
  // The guest never got the data for paying, so a payment that the gateway may have created stays unpaid.
  if (!reference) return markCancelled(platform.database.alone, attempt.id);
  const told = await gateway.close(reference);
  await write(platform, attempt, reference, told);
  const isOver = platform.clock.now().getTime() > attempt.expires_at.getTime() + graceMs;
  if (told.state === 'unknown' && isOver) await markCancelled(platform.database.alone, attempt.id);
}

/**
 * After a crash before the gateway's response was stored, our number finds the payment at the gateway, or creates one
 * that is closed at once.
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
