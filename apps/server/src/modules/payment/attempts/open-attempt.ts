import { type Tx, writePipelined } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/module.ts';
import { customerFor } from '../cards/customer-for.ts';
import type { Gateways } from '../gateways.ts';
import { type AttemptRow, attemptOpened, bookClosing, type Pays } from './attempt.store.ts';

/** Of an attempt that is stored. Idempotent: the gateway knows our number. @throws what the gateway answered. */
export async function openAtGateway(
  platform: Platform,
  gateways: Gateways,
  attempt: AttemptRow,
): Promise<Readonly<Record<string, string>>> {
  if (attempt.client_data) return attempt.client_data;
  const gateway = gateways[attempt.method];
  if (!gateway) throw new Error(`No gateway for ${attempt.method}`);
  const { number, amount, expires_at: expiresAt, opening } = attempt;
  // Looked up before each opening: whatever crashes, the gateway is asked for the very same again.
  const { memberId } = opening;
  const customer =
    gateway.cards && memberId !== undefined ? await customerFor(platform, gateway.cards, { number, memberId }) : null;
  const opened = await gateway.open({ number, amount, expiresAt, customer, ...opening });
  await attemptOpened(platform.database.alone, attempt.id, opened.reference, opened.clientData);
  return opened.clientData;
}

type TransitionContext = { readonly tx: Tx; readonly after: (effect: () => void) => void; readonly now: Date };

/**
 * Closes every open attempt at its gateway once the commit stands; whoever has paid there by then gets the money back.
 * The row that is paid must be locked: attempts are stored under its lock. Nothing waits for it: most have none open.
 */
export function closeOpenAttempts({ wakeJobs }: Platform, { tx, after, now }: TransitionContext, pays: Pays): void {
  const booking = bookClosing(tx, pays, now).then((isAny) => {
    if (isAny) after(wakeJobs);
  });
  writePipelined(tx, booking);
}
