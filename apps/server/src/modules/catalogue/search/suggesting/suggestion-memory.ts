import type { Suggestion } from '@chifan/contract/search';
import { LRUCache } from 'lru-cache';
import type { Announcements } from '../../../../platform/announcements/announcements.ts';
import { namesChanged } from '../indexing/search-index.store.ts';

export type SuggestionMemory = {
  /** What is kept must not be older than the last change. */
  recallOr(key: string, find: (isToBeKept: boolean) => Promise<Suggestion[]>): Promise<Suggestion[]>;
};

/** Some ten kilobytes each. */
const maxQueries = 3000;

/** A change of the names is announced by its transaction; while it is not sure that announcements are heard at once nothing is shown of what is remembered. */
export function createSuggestionMemory(announcements: Announcements): SuggestionMemory {
  const kept = new LRUCache<string, Suggestion[]>({ max: maxQueries });
  let changes = 0;
  announcements.on(namesChanged, () => {
    changes += 1;
    kept.clear();
  });
  return {
    recallOr: async (key, find) => {
      const isToBeKept = announcements.isUpToDate();
      const known = isToBeKept ? kept.get(key) : undefined;
      if (known) return known;
      const before = changes;
      const found = await find(isToBeKept);
      // What was read before a change must not outlive it.
      if (isToBeKept && changes === before && announcements.isUpToDate()) kept.set(key, found);
      return found;
    },
  };
}
