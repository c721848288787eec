import { readAddress, type ScreenAddress, writeAddress } from './screen-address.ts';
import { pushVisit, type ScreenTrail } from './screen-trail.ts';

/** Animation between screens. `morph` turns an item of a list into its screen. */
export type ScreenTransition = 'plain' | 'morph';

/**
 * An entry of the browser history. `index` 0 is where the guest entered the app. `by` is the animation that opened the
 * entry.
 */
export type HistoryEntry = ScreenAddress & {
  readonly index: number;
  readonly key: string;
  readonly by: ScreenTransition;
};

export type BrowserHistory = {
  readonly state: unknown;
  readonly hash: string;
  push(state: unknown, hash: string): void;
  replace(state: unknown, hash: string): void;
  go(steps: number): void;
  onArrive(listener: () => void): void;
};

type RecordWords = {
  readonly history: BrowserHistory;
  /** Storage that survives a reload, for example after the guest returns from a payment page. */
  readonly memory: { read(): string | null; write(value: string): void };
  readonly newKey: () => string;
};

type Kept = { readonly trail: ScreenTrail; readonly wanted: ScreenAddress | null };

/** The current entry, the screens before it, and the screen that required a sign-in. */
export type HistoryRecord = {
  readonly entry: () => HistoryEntry;
  readonly trail: () => ScreenTrail;
  readonly wanted: () => ScreenAddress | null;
  want(address: ScreenAddress | null): void;
  put(address: ScreenAddress, how: 'push' | 'replace', by?: ScreenTransition): HistoryEntry;
  /** Replaces the URL parameters. The entry’s key does not change, so React does not remount the screen. */
  adjust(params: ScreenAddress['params']): void;
  /** Goes back by `steps` entries. Resolves when the browser has arrived at the entry. */
  travel(steps: number): Promise<void>;
  subscribe(listener: (entry: HistoryEntry, passage: ScreenTransition) => void): () => void;
  /**
   * Registers a listener that is called after the browser itself navigated: by its buttons, a plain link or the address
   * bar.
   */
  onArrive(listener: () => void): void;
};

export function createHistoryRecord({ history, memory, newKey }: RecordWords): HistoryRecord {
  const listeners = new Set<(entry: HistoryEntry, passage: ScreenTransition) => void>();
  let { trail, wanted } = readKept(memory.read());
  let entry = entryIn(history, newKey, 0);
  let arrived: (() => void) | null = null;

  const keep = () => memory.write(JSON.stringify({ trail, wanted } satisfies Kept));
  const settle = (next: HistoryEntry, by: ScreenTransition) => {
    entry = next;
    trail = pushVisit(trail, next.index, { path: next.path, params: next.params });
    keep();
    for (const listener of listeners) listener(entry, by);
  };
  settle(entry, 'plain');

  return {
    entry: () => entry,
    trail: () => trail,
    wanted: () => wanted,
    want: (address) => {
      wanted = address;
      keep();
    },
    put: (address, how, by = 'plain') => {
      const next = { ...address, index: how === 'push' ? entry.index + 1 : entry.index, key: newKey(), by };
      history[how](stateOf(next), writeAddress(address));
      settle(next, by);
      return next;
    },
    adjust: (params) => {
      const next = { ...entry, params };
      history.replace(stateOf(next), writeAddress(next));
      settle(next, 'plain');
    },
    travel: (steps) =>
      new Promise((resolve) => {
        if (steps === 0) resolve();
        arrived = resolve;
        if (steps !== 0) history.go(-steps);
      }),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onArrive: (listener) =>
      history.onArrive(() => {
        const left = entry;
        const next = entryIn(history, newKey, left.index + 1);
        // Going back uses the same animation that opened the screen that the guest leaves.
        settle(next, next.index < left.index ? left.by : next.by);
        arrived?.();
        arrived = null;
        listener();
      }),
  };
}

/** Reads the browser’s current entry. `newIndex` is used for an entry from the address bar or a plain link. */
function entryIn(history: BrowserHistory, newKey: () => string, newIndex: number): HistoryEntry {
  const address = readAddress(history.hash);
  if (isOurs(history.state)) return { ...address, ...history.state };
  const entry: HistoryEntry = { ...address, index: newIndex, key: newKey(), by: 'plain' };
  history.replace(stateOf(entry), writeAddress(address));
  return entry;
}

type EntryState = Pick<HistoryEntry, 'index' | 'key' | 'by'>;

const stateOf = ({ index, key, by }: HistoryEntry): EntryState => ({ index, key, by });

const isOurs = (state: unknown): state is EntryState =>
  typeof state === 'object' && state !== null && 'index' in state && 'key' in state && 'by' in state;

function readKept(text: string | null): Kept {
  if (text === null) return { trail: [], wanted: null };
  return JSON.parse(text) as Kept;
}
