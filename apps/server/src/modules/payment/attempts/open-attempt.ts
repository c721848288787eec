import type { Platform } from '../../../platform/module.ts';
import { customerFor } from '../cards/customer-for.ts';
import type { Gateways } from '../gateways.ts';
import { type AttemptRow, attemptOpened } from './attempt.store.ts';

/** Opens a stored attempt. Idempotent, because the gateway knows our number. @throws the error of the gateway */
export async function openAtGateway(
  platform: Platform,
  gateways: Gateways,
  attempt: AttemptRow,
): Promise<Readonly<Record<string, string>>> {
  if (attempt.client_data) return attempt.client_data;
  const gateway = gateways[attempt.method];
  if (!gateway) throw new Error(`No gateway for ${attempt.method}`);
  const { number, amount, expires_at: expiresAt, opening } = attempt;
  // Looked up before each opening, so that a retry after a crash sends the same request.
  const { memberId } = opening;
  const customer =
    gateway.cards && memberId !== undefined ? await customerFor(platform, gateway.cards, { number, memberId }) : null;
  const opened = await gateway.open({ number, amount, expiresAt, customer, ...opening });
  await attemptOpened(platform.database.alone, attempt.id, opened.reference, opened.clientData);
  return opened.clientData;
}
