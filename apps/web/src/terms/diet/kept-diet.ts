import type { DietProfile } from '@chifan/contract/member';
import { allergens } from '@chifan/domain/catalogue';
import { dietWishes } from '@chifan/domain/member';

/**
 * What this device knows of the guest's diet. `unsent` says what the server has not been told: `visitor` was chosen before
 * a sign-in and joins what the member has there; `member` was chosen after it and takes its place.
 */
export type KeptDiet = { readonly profile: DietProfile; readonly unsent: 'no' | 'visitor' | 'member' };

export const noDiet: DietProfile = { avoids: [], wishes: [] };

/** Reads what a browser has stored; what is no allergen and no wish of ours is left out. */
export function readDiet(stored: string | null): KeptDiet {
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
 * The profile that holds after the server has answered. Nothing that a guest avoids is lost by signing in: what a visitor
 * chose and what the member had are both kept.
 */
export function joinDiets({ profile, unsent }: KeptDiet, onServer: DietProfile | null): DietProfile {
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
