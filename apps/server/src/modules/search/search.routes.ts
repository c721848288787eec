import type { Handlers } from '../../platform/http/handlers.ts';
import { replicaReads } from '../../platform/http/replica-reads.ts';
import type { Platform } from '../../platform/module.ts';
import { placesInstead } from './instead/places-instead.ts';
import { showSearchMisses } from './missed-searches/show-search-misses.ts';
import { popularSearches } from './popular-searches.ts';
import { search } from './search.ts';
import { suggestSearch } from './suggesting/suggest-search.ts';
import { createSuggestionMemory } from './suggesting/suggestion-memory.ts';

export function searchHandlers(platform: Platform) {
  const suggestions = createSuggestionMemory(platform.announcements);
  const late = replicaReads(platform);
  return {
    search: late(search),
    suggestSearch: late((from, input, context) => suggestSearch(from, suggestions, input, context)),
    placesInstead: late(placesInstead),
    popularSearches: late(popularSearches),
    searchMisses: (input, context) => showSearchMisses(platform, input, context),
  } satisfies Partial<Handlers>;
}
