import { isRestaurantType, type RestaurantType } from '@chifan/domain/catalogue';
import { cuisineNames } from './cuisine-names.ts';
import type { SearchQuery } from './read-query.ts';
import { fold, withoutBlanks } from './texts/fold.ts';

/** A kind of restaurant is meant by its name in any language, or by the beginning of it from this length on. */
const shortestBeginning = 4;

let byName: ReadonlyMap<string, RestaurantType> | undefined;

/** The kinds of restaurants that a query names: "sichuan", 烧烤, "dim sum". */
export function cuisinesMeant({ joined }: SearchQuery): RestaurantType[] {
  byName ??= readNames();
  const found = new Set<RestaurantType>();
  for (const [name, cuisine] of byName)
    if (name === joined || (joined.length >= shortestBeginning && name.startsWith(joined))) found.add(cuisine);
  return [...found].slice(0, maxMeant);
}

const maxMeant = 2;

function readNames(): Map<string, RestaurantType> {
  const names = new Map<string, RestaurantType>();
  for (const [cuisine, texts] of Object.entries(cuisineNames))
    for (const text of texts.split('|')) if (isRestaurantType(cuisine)) names.set(withoutBlanks(fold(text)), cuisine);
  return names;
}
