import type { Database } from '../../../platform/database/database.ts';
import type { SignedIn } from '../../../platform/http/caller.ts';

/**
 * An ended session is announced to all servers at once. If the announcement is lost, a server accepts the ended session
 * for at most this time.
 */
const freshMs = 5_000;
const maxEntries = 10_000;

type Entry = { readonly caller: SignedIn; readonly expiresAt: Date; readonly readAt: Date };

/**
 * Caches signed-in callers by token hash, so that most API calls need no query. The cache drops the least recently used
 * entries first.
 */
export type SessionCache = {
  find(tokenHash: string, now: Date): SignedIn | undefined;
  /**
   * Counts how often sessions have ended. If the count changed after a session row was read, the row may be outdated
   * and `remember` does not store it.
   */
  readonly endings: () => number;
  remember(tokenHash: string, entry: Entry, endingsBefore: number): void;
  remove(tokenHashes: readonly string[]): void;
  /**
   * Removes all entries. Needed after this server lost the connection for announcements, because it may have missed the
   * announcements of ended sessions.
   */
  clear(): void;
};

const caches = new WeakMap<Database, SessionCache>();

/**
 * Returns the session cache of a database. API calls that read sessions and API calls that end sessions use the same
 * cache.
 */
export function sessionCacheOf(database: Database): SessionCache {
  const known = caches.get(database);
  if (known) return known;
  const made = createSessionCache();
  caches.set(database, made);
  return made;
}

export function createSessionCache(): SessionCache {
  const entries = new Map<string, Entry>();
  let endings = 0;
  return {
    find: (tokenHash, now) => {
      const entry = entries.get(tokenHash);
      if (!entry) return undefined;
      entries.delete(tokenHash);
      const age = now.getTime() - entry.readAt.getTime();
      if (age < 0 || age >= freshMs || entry.expiresAt <= now) return undefined;
      entries.set(tokenHash, entry);
      return entry.caller;
    },
    endings: () => endings,
    remember: (tokenHash, entry, endingsBefore) => {
      if (endings !== endingsBefore) return;
      entries.set(tokenHash, entry);
      if (entries.size <= maxEntries) return;
      for (const oldest of entries.keys()) {
        entries.delete(oldest);
        break;
      }
    },
    remove: (tokenHashes) => {
      endings += 1;
      for (const tokenHash of tokenHashes) entries.delete(tokenHash);
    },
    clear: () => {
      endings += 1;
      entries.clear();
    },
  };
}
