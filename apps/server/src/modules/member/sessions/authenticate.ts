import { fullRoleOf, requiresSecondFactor } from '@chifan/domain/member';
import type { Config } from '../../../platform/config.ts';
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
    const caller = session && callerOf(session, tokenHash, platform.config);
    if (!caller) return null;
    const expiresAt = await prolonged(platform, session, tokenHash, now);
    // Do not cache a caller whose required second factor is missing. After the account has set up its second factor,
    // every server then allows all its calls at once.
    if ('isSecondFactorMissing' in caller && caller.isSecondFactorMissing) return caller;
    cache.remember(tokenHash, { caller, expiresAt, readAt: now }, endingsBefore);
    return caller;
  };
}

function callerOf(
  { memberId, staffId, role, roles, hasSecondFactor }: SessionRow,
  sessionHash: string,
  config: Pick<Config, 'requiresSecondFactor'>,
): SignedIn | undefined {
  if (memberId !== null) return { role: 'member', id: memberId, sessionHash };
  if (staffId === null || role === null) return undefined;
  const held = roles ?? [fullRoleOf[role]];
  const isSecondFactorMissing = config.requiresSecondFactor && !hasSecondFactor && requiresSecondFactor(held);
  return { role, roles: held, id: staffId, sessionHash, isSecondFactorMissing };
}

/** Extends a used session to 30 days from now (rule member-11). */
async function prolonged(platform: Platform, session: SessionRow, tokenHash: string, now: Date): Promise<Date> {
  if (now.getTime() - session.lastUsedAt.getTime() < lastUsedWriteIntervalMs) return session.expiresAt;
  const expiresAt = expiryOf(session.createdAt, now);
  await writeSessionUse(platform.database.read, tokenHash, { now, expiresAt });
  return expiresAt;
}
