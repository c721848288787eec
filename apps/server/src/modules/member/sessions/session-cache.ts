import type { Database } from '../../../platform/database/database.ts';
import type { SignedIn } from '../../../platform/http/caller.ts';

/** Nodes learn of ended sessions at once. If an announcement is lost, a node accepts the session for this long. */
const freshMs = 5_000;
const maxEntries = 10_000;

type Entry = { readonly caller: SignedIn; readonly expiresAt: Date; readonly readAt: Date };

/** Callers by token hash, so that not each call needs a query. The least recently used are dropped first. */
export type SessionCache = {
  find(tokenHash: string, now: Date): SignedIn | undefined;
  /** The number of endings. A row read before the latest ending may be stale and is not cached. */
  readonly endings: () => number;
  remember(tokenHash: string, entry: Entry, endingsBefore: number): void;
  forget(tokenHashes: readonly string[]): void;
  /** For unknown ended sessions, such as after lost announcements. */
  clear(): void;
};

const caches = new WeakMap<Database, SessionCache>();

/** One cache per database, shared by readers and by calls that end sessions. */
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
    forget: (tokenHashes) => {
      endings += 1;
      for (const tokenHash of tokenHashes) entries.delete(tokenHash);
    },
    clear: () => {
      endings += 1;
      entries.clear();
    },
  };
}
