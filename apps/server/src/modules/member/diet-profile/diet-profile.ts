import type { DietProfile } from '@chifan/contract/member/views';
import type { Answer } from '../../../platform/http/call-result.ts';
import type { Platform } from '../../../platform/module.ts';
import { dietProfileOf, writeDietProfile } from './diet-profile.store.ts';

type ByMember = { readonly caller: { readonly id: number } };

export async function showDietProfile(platform: Platform, { caller }: ByMember): Promise<Answer<DietProfile | null>> {
  return { ok: true, value: await dietProfileOf(platform.database.read, caller.id) };
}

/** Replaces the whole diet profile. An allergen that the new profile does not contain is removed. */
export async function saveDietProfile(
  platform: Platform,
  { avoids, wishes }: DietProfile,
  { caller }: ByMember,
): Promise<Answer<boolean>> {
  const profile = { avoids: [...new Set(avoids)], wishes: [...new Set(wishes)] };
  await writeDietProfile(platform.database.read, caller.id, profile);
  return { ok: true, value: true };
}
