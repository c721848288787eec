import type { Calls } from '@chifan/contract';
import type { z } from 'zod';
import type { Answer } from '../../../platform/http/answers.ts';
import type { SignedIn } from '../../../platform/http/caller.ts';
import type { Platform } from '../../../platform/module.ts';
import { devicesOf, ownerOf, sessionIdLength } from './session.store.ts';

export async function listSessions(
  platform: Platform,
  { caller, now }: { caller: SignedIn; now: Date },
): Promise<Answer<z.output<Calls['listSessions']['output']>>> {
  const devices = await devicesOf(platform.database.read, ownerOf(caller), now);
  const value = devices.map(({ tokenHash, device, createdAt, lastUsedAt }) => ({
    id: tokenHash.slice(0, sessionIdLength),
    device,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    isThisDevice: tokenHash === caller.sessionHash,
  }));
  return { ok: true, value };
}
