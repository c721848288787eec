/** What a guest may have to avoid. */
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

/** What a dish may be marked as for diets: `pork` and `alcohol` are contents, the others promises. */
export const diets = ['vegetarian', 'vegan', 'halal', 'pork', 'alcohol'] as const;
export type Diet = (typeof diets)[number];

/** `unknown` is an answer of its own: nobody has looked, so it is never shown as safe. */
export type Presence = 'contains' | 'free' | 'unknown';

/** What a merchant has marked; an allergen in neither list is unknown. */
export type AllergenMarks = { readonly contains: readonly string[]; readonly free: readonly string[] };

/** A contradiction reads as `contains`: the error must be on the safe side. */
export function allergenPresence(marks: AllergenMarks, allergen: string): Presence {
  if (marks.contains.includes(allergen)) return 'contains';
  return marks.free.includes(allergen) ? 'free' : 'unknown';
}

/** The presence in a dish made of several parts. Of nothing nothing is known. */
export function combinePresence(parts: readonly Presence[]): Presence {
  if (parts.includes('contains')) return 'contains';
  return parts.length === 0 || parts.includes('unknown') ? 'unknown' : 'free';
}
