import type { DietProfile } from '@chifan/contract/member/views';
import { allergens } from '@chifan/domain/catalogue';
import { dietWishes } from '@chifan/domain/member';

/**
 * A stored diet. `unsent` says whether the server still lacks the last change. `visitor`: chosen before the sign-in, so
 * the change is merged into the member’s profile. `member`: chosen while signed in, so the change replaces the member’s
 * profile.
 */
export type StoredDiet = { readonly profile: DietProfile; readonly unsent: 'no' | 'visitor' | 'member' };

export const noDiet: DietProfile = { avoids: [], wishes: [] };

/** Reads a stored diet and omits unknown allergens and wishes. */
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
 * Combines the device’s diet with the server’s. A visitor’s choices are merged with the member’s choices, so that
 * signing in never removes an avoided ingredient.
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
