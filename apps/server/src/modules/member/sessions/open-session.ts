import type { Executor } from '../../../platform/database/database.ts';
import { randomToken, sha256 } from '../../../platform/tokens.ts';
import { rememberDevice } from './device.store.ts';
import { insertSession, type SessionOwner } from './session.store.ts';
import { expiryOf } from './session-times.ts';

/**
 * Remembers the device where its app names it (rule affiliate-2): who signed in there before is not kept out by
 * strangers who guess. @returns the token, of which only the hash is kept.
 */
export async function openSession(
  executor: Executor,
  owner: SessionOwner,
  { device, deviceKey, now }: { device: string; deviceKey: string; now: Date },
): Promise<string> {
  const token = randomToken();
  if (deviceKey !== '') {
    const whose = 'memberId' in owner ? 'member' : 'staff';
    const id = 'memberId' in owner ? owner.memberId : owner.staffId;
    await rememberDevice(executor, { deviceHash: sha256(deviceKey), whose, id }, now);
  }
  await insertSession(executor, { tokenHash: sha256(token), owner, device, now, expiresAt: expiryOf(now, now) });
  return token;
}
