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

/** `pork` and `alcohol` are contents. All others are promises. */
export const diets = ['vegetarian', 'vegan', 'halal', 'pork', 'alcohol'] as const;
export type Diet = (typeof diets)[number];

/** `unknown`: unmarked, so it is never shown as safe. */
export type Presence = 'contains' | 'free' | 'unknown';

/** An allergen in neither list is unknown. */
export type AllergenMarks = { readonly contains: readonly string[]; readonly free: readonly string[] };

/** A contradiction counts as `contains`, to be safe. */
export function allergenPresence(marks: AllergenMarks, allergen: string): Presence {
  if (marks.contains.includes(allergen)) return 'contains';
  return marks.free.includes(allergen) ? 'free' : 'unknown';
}

/** Combines several parts. Without parts `unknown`. */
export function combinePresence(parts: readonly Presence[]): Presence {
  if (parts.includes('contains')) return 'contains';
  return parts.length === 0 || parts.includes('unknown') ? 'unknown' : 'free';
}
