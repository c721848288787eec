import type { Suggestion } from '@chifan/contract/search/views';
import { LRUCache } from 'lru-cache';
import type { Announcements } from '../../../platform/announcements/announcements.ts';
import { namesChanged } from '../../catalogue/index.ts';

export type SuggestionMemory = {
  /** Returns cached suggestions, or reads suggestions with `find`. `find` must read current data if `isToBeKept`. */
  recallOr(key: string, find: (isToBeKept: boolean) => Promise<Suggestion[]>): Promise<Suggestion[]>;
};

/** Maximum number of cached queries, with about ten kilobytes each. */
const maxQueries = 3000;

/**
 * Creates a cache of suggestions. Each transaction that changes names announces the change, and the announcement clears
 * the cache. The cache is not used while announcements may be late.
 */
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
      // Results that were read before a change must not be cached.
      if (isToBeKept && changes === before && announcements.isUpToDate()) kept.set(key, found);
      return found;
    },
  };
}
