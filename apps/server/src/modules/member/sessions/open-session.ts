import type { Executor } from '../../../platform/database/database.ts';
import { randomToken, sha256 } from '../../../platform/tokens.ts';
import { insertSession, type SessionOwner } from './session.store.ts';
import { expiryOf } from './session-times.ts';

/** Signs somebody in. @returns the token: new at each sign-in, kept nowhere, only its hash is. */
export async function openSession(
  executor: Executor,
  owner: SessionOwner,
  { device, now }: { device: string; now: Date },
): Promise<string> {
  const token = randomToken();
  await insertSession(executor, { tokenHash: sha256(token), owner, device, now, expiresAt: expiryOf(now, now) });
  return token;
}
