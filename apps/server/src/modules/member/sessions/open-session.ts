import { freshSignInMinutes } from '@chifan/domain/member';
import type { Executor } from '../../../platform/database/database.ts';
import { randomToken, sha256 } from '../../../platform/tokens.ts';
import { hasBegunAfter, insertSession, rememberDevice, type SessionOwner } from './session.store.ts';

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

export const isSignInFresh = (executor: Executor, sessionHash: string, now: Date): Promise<boolean> =>
  hasBegunAfter(executor, sessionHash, new Date(now.getTime() - freshSignInMinutes * 60_000));

const dayMs = 86_400_000;

/** Rule member-11: 30 days from the last use. */
export const slidingMs = 30 * dayMs;
/** However much it is used, a session ends after this: a stolen token does not live for ever. */
export const absoluteMs = 180 * dayMs;
/** Uses are written at most this often, so that reading a menu does not write a row. */
export const writtenEveryMs = 3_600_000;

export const expiryOf = (createdAt: Date, usedAt: Date): Date =>
  new Date(Math.min(usedAt.getTime() + slidingMs, createdAt.getTime() + absoluteMs));
