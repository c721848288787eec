export const allergens = [
  'gluten',
  'crustacean',
  'egg',
  'fish',
  'peanut',
  'soy',
  'milk',
  'tree_nut',
  'celery',
  'mustard',
  'sesame',
  'sulphite',
  'lupin',
  'mollusc',
] as const;
export type Allergen = (typeof allergens)[number];

/**
 * Diet properties of a dish. `pork` and `alcohol` state that the dish contains pork or alcohol. The other properties
 * state that the dish is suitable.
 */
export const diets = ['vegetarian', 'vegan', 'halal', 'pork', 'alcohol'] as const;
export type Diet = (typeof diets)[number];

/**
 * Whether a dish contains an allergen. `unknown` means that the merchant has not marked the allergen, so the dish is
 * never shown as safe.
 */
export type Presence = 'contains' | 'free' | 'unknown';

/** The allergens that a merchant has marked as contained or as absent. An allergen in neither list is unknown. */
export type AllergenMarks = { readonly contains: readonly string[]; readonly free: readonly string[] };

/**
 * Returns whether a dish contains an allergen. An allergen that is marked as contained and as absent counts as
 * `contains`, to be safe.
 */
export function allergenPresence(marks: AllergenMarks, allergen: string): Presence {
  if (marks.contains.includes(allergen)) return 'contains';
  return marks.free.includes(allergen) ? 'free' : 'unknown';
}

/** Combines the presence in several parts of a dish. `unknown` without parts. */
export function combinePresence(parts: readonly Presence[]): Presence {
  if (parts.includes('contains')) return 'contains';
  return parts.length === 0 || parts.includes('unknown') ? 'unknown' : 'free';
}
