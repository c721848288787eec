import { create } from 'zustand';
import { onForgetGuest } from '../../../platform/session/forget-guest.ts';
import { guestStorage } from '../../../platform/storage.ts';

const maxRecent = 20;
const longest = 80;

const stored = guestStorage('searches');

export const useRecentSearches = create<{ readonly queries: readonly string[] }>()(() => ({
  queries: readRecent(stored.read()),
}));

useRecentSearches.subscribe(({ queries }) => stored.write(JSON.stringify(queries)));

export const addRecentSearch = (query: string): void =>
  useRecentSearches.setState(({ queries }) => ({ queries: prependQuery(queries, query) }));

export const removeRecentSearch = (query: string): void =>
  useRecentSearches.setState(({ queries }) => ({ queries: queries.filter((kept) => kept !== query) }));

export const clearRecentSearches = (): void => useRecentSearches.setState({ queries: [] });
onForgetGuest(clearRecentSearches);

/**
 * Adds a search to the top of the recent searches, without duplicates. Queries that differ only in upper and lower case
 * are duplicates.
 */
export function prependQuery(queries: readonly string[], query: string): readonly string[] {
  const isOther = (kept: string) => kept.toLocaleLowerCase('en') !== query.toLocaleLowerCase('en');
  return query === '' ? queries : [query, ...queries.filter(isOther)].slice(0, maxRecent);
}

/** Reads stored searches. Outdated or malformed data gives an empty list. */
export function readRecent(text: string | null): readonly string[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept
      .filter((query) => typeof query === 'string' && query !== '' && query.length <= longest)
      .slice(0, maxRecent);
  } catch {
    return [];
  }
}
