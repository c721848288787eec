import { fullRoleOf } from '@chifan/domain/member';
import type { Authenticate, SignedIn } from '../../../platform/http/caller.ts';
import type { Platform } from '../../../platform/module.ts';
import { sha256 } from '../../../platform/tokens.ts';
import { expiryOf, lastUsedWriteIntervalMs } from './open-session.ts';
import { liveSession, type SessionRow, writeSessionUse } from './session.store.ts';
import { sessionCacheOf } from './session-cache.ts';

/**
 * Returns a function that finds the owner of a session token. The function returns null if the token is unknown, ended
 * or expired.
 */
export function createAuthenticate(platform: Platform): Authenticate<SignedIn> {
  const cache = sessionCacheOf(platform.database);
  return async (token, now) => {
    const tokenHash = sha256(token);
    const known = cache.find(tokenHash, now);
    if (known) return known;
    const endingsBefore = cache.endings();
    const session = await liveSession(platform.database.read, tokenHash, now);
    const caller = session && callerOf(session, tokenHash);
    if (!caller) return null;
    const expiresAt = await prolonged(platform, session, tokenHash, now);
    cache.remember(tokenHash, { caller, expiresAt, readAt: now }, endingsBefore);
    return caller;
  };
}

function callerOf(session: SessionRow, sessionHash: string): SignedIn | undefined {
  if (session.memberId !== null) return { role: 'member', id: session.memberId, sessionHash };
  if (session.staffId !== null && session.role !== null)
    return { role: session.role, roles: session.roles ?? [fullRoleOf[session.role]], id: session.staffId, sessionHash };
  return undefined;
}

/** Extends a used session to 30 days from now (rule member-11). */
async function prolonged(platform: Platform, session: SessionRow, tokenHash: string, now: Date): Promise<Date> {
  if (now.getTime() - session.lastUsedAt.getTime() < lastUsedWriteIntervalMs) return session.expiresAt;
  const expiresAt = expiryOf(session.createdAt, now);
  await writeSessionUse(platform.database.read, tokenHash, { now, expiresAt });
  return expiresAt;
}
