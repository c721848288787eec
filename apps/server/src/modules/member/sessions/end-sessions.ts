import { type Answer, refused } from '../../../platform/http/answers.ts';
import type { SignedIn } from '../../../platform/http/caller.ts';
import type { Platform } from '../../../platform/module.ts';
import { deleteSession, deleteSessionById, ownerOf } from './session.store.ts';
import { sessionsEnded } from './sessions-ended.ts';

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
