import type { DietProfile } from '@chifan/contract/member/views';
import { allergens } from '@chifan/domain/catalogue';
import { dietWishes } from '@chifan/domain/member';

/**
 * `unsent`: a change that the server does not have yet. `visitor` was chosen before a sign-in and is merged into the member's
 * profile. `member` was chosen after it and replaces it.
 */
export type StoredDiet = { readonly profile: DietProfile; readonly unsent: 'no' | 'visitor' | 'member' };

export const noDiet: DietProfile = { avoids: [], wishes: [] };

/** Reads stored data, without unknown allergens and wishes. */
export function readDiet(stored: string | null): StoredDiet {
  const { profile, unsent } = fieldsOf(parsed(stored));
  const { avoids, wishes } = fieldsOf(profile);
  return {
    profile: {
      avoids: allergens.filter((each) => Array.isArray(avoids) && avoids.includes(each)),
      wishes: dietWishes.filter((each) => Array.isArray(wishes) && wishes.includes(each)),
    },
    unsent: unsent === 'visitor' || unsent === 'member' ? unsent : 'no',
  };
}

/**
 * The profile after the server's answer. The visitor's and the member's choices are merged, so that a sign-in loses
 * nothing that a guest avoids.
 */
export function joinDiets({ profile, unsent }: StoredDiet, onServer: DietProfile | null): DietProfile {
  if (unsent === 'member') return profile;
  if (unsent === 'no' || onServer === null) return unsent === 'no' ? (onServer ?? noDiet) : profile;
  return {
    avoids: allergens.filter((each) => profile.avoids.includes(each) || onServer.avoids.includes(each)),
    wishes: dietWishes.filter((each) => profile.wishes.includes(each) || onServer.wishes.includes(each)),
  };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

const fieldsOf = (value: unknown): Partial<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? value : {};
