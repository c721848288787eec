import type { Calls } from '@chifan/contract';
import type { Language } from '@chifan/domain';
import type { z } from 'zod';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { Caller, SignedIn } from '../../../platform/http/caller.ts';
import type { Platform } from '../../../platform/module.ts';
import type { MemberDependencies } from '../member-dependencies.ts';
import {
  deleteSession,
  deleteSessionById,
  deleteSessionsOf,
  devicesOf,
  ownerOf,
  sessionIdLength,
} from './session.store.ts';
import { sessionsEnded } from './sessions-ended.ts';

export async function listSessions(
  platform: Platform,
  links: Pick<MemberDependencies, 'cityOfNetwork'>,
  { caller, language, now }: { caller: SignedIn; language: Language; now: Date },
): Promise<Answer<z.output<Calls['listSessions']['output']>>> {
  const devices = await devicesOf(platform.database.read, ownerOf(caller), now);
  const networks = [...new Set(devices.map(({ network }) => network))];
  const places = new Map(
    await Promise.all(
      networks.map(
        async (network) => [network, network === null ? null : await links.cityOfNetwork(network, language)] as const,
      ),
    ),
  );
  const value = devices.map(({ tokenHash, device, network, createdAt, lastUsedAt }) => ({
    id: tokenHash.slice(0, sessionIdLength),
    device,
    place: places.get(network) ?? null,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    isThisDevice: tokenHash === caller.sessionHash,
  }));
  return { ok: true, value };
}

/** Returns true for a valid session token. A wrong or missing token gets status 401 (rule call-5). */
export const checkLoginToken = async ({ caller }: { caller: Caller }): Promise<Answer<boolean>> =>
  caller.role === 'visitor' ? refused('not_signed_in') : { ok: true, value: true };

export async function logout(platform: Platform, { caller }: { caller: SignedIn }): Promise<Answer<boolean>> {
  await deleteSession(platform.database.read, caller.sessionHash);
  sessionsEnded(platform, [caller.sessionHash]);
  return { ok: true, value: true };
}

export async function revokeSession(
  platform: Platform,
  input: { id: string },
  { caller }: { caller: SignedIn },
): Promise<Answer<boolean>> {
  const ended = await deleteSessionById(platform.database.read, ownerOf(caller), input.id);
  if (ended.length === 0) return refused('device_not_found');
  sessionsEnded(platform, ended);
  return { ok: true, value: true };
}

/**
 * Ends all sessions of the caller's account except the current session. Returns true even if the account had no other
 * sessions.
 */
export async function revokeOtherSessions(
  platform: Platform,
  { caller }: { caller: SignedIn },
): Promise<Answer<boolean>> {
  sessionsEnded(platform, await deleteSessionsOf(platform.database.read, ownerOf(caller), caller.sessionHash));
  return { ok: true, value: true };
}
