import type { Allergen, AllergenMarks, Presence } from '@chifan/domain/catalogue';

type Marked = { readonly contains: Allergen[]; readonly free: Allergen[] };

export function withPresence(marks: Marked, allergen: Allergen, presence: Presence): Marked {
  const others = (list: readonly Allergen[]) => list.filter((each) => each !== allergen);
  return {
    contains: presence === 'contains' ? [...others(marks.contains), allergen] : others(marks.contains),
    free: presence === 'free' ? [...others(marks.free), allergen] : others(marks.free),
  };
}

export const answeredCount = ({ contains, free }: AllergenMarks): number => new Set([...contains, ...free]).size;
