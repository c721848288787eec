import type { DietWish } from '../../member/diet-wishes.ts';
import type { Allergen } from '../allergens.ts';

/** Allergens that a guest avoids, and diets that the guest follows. */
export type DietProfile = { readonly avoids: readonly Allergen[]; readonly wishes: readonly DietWish[] };

export const noDiet: DietProfile = { avoids: [], wishes: [] };

export const hasDiet = ({ avoids, wishes }: DietProfile): boolean => avoids.length + wishes.length > 0;
