import {
  allergenPresence,
  allergens,
  combinePresence,
  type Diet,
  diets,
  type Presence,
} from '@chifan/domain/catalogue';
import type { Marks } from '../catalogue-for-order.store.ts';

/**
 * The marks of a set meal. Its parts decide: a promise holds when it holds for every part, and what any part contains the
 * set contains. Of the set's own marks only a warning counts, because whoever fills in a set cannot make a part safer.
 */
export function setMarks(own: Marks, parts: readonly Marks[]): Marks {
  const presence = (allergen: string): Presence =>
    allergenPresence(own.allergens, allergen) === 'contains'
      ? 'contains'
      : combinePresence(parts.map((part) => allergenPresence(part.allergens, allergen)));
  return {
    allergens: {
      contains: allergens.filter((allergen) => presence(allergen) === 'contains'),
      free: allergens.filter((allergen) => presence(allergen) === 'free'),
    },
    diet: Object.fromEntries(diets.map((diet) => [diet, dietOfSet(diet, own, parts)])),
  };
}

/** `pork` and `alcohol` warn with yes, the promises with no. */
const warning = (diet: Diet): 'yes' | 'no' => (diet === 'pork' || diet === 'alcohol' ? 'yes' : 'no');

function dietOfSet(diet: Diet, own: Marks, parts: readonly Marks[]): 'yes' | 'no' | 'unknown' {
  const warns = warning(diet);
  if (own.diet[diet] === warns || parts.some((part) => part.diet[diet] === warns)) return warns;
  const isKnown = parts.every((part) => (part.diet[diet] ?? 'unknown') !== 'unknown');
  if (!isKnown) return 'unknown';
  return warns === 'yes' ? 'no' : 'yes';
}
