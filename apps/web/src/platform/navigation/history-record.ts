import { readAddress, type ScreenAddress, writeAddress } from './screen-address.ts';
import { pushVisit, type ScreenTrail } from './screen-trail.ts';

/** Transition between screens. `morph` turns a list item into its page. */
export type ScreenTransition = 'plain' | 'morph';

/** `index` 0: the guest entered the app here. `by`: the transition that opened it. */
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
  /** Survives a reload, such as the return from a payment page. */
  readonly memory: { read(): string | null; write(value: string): void };
  readonly newKey: () => string;
};

type Kept = { readonly trail: ScreenTrail; readonly wanted: ScreenAddress | null };

/** The current entry, the trail behind it, and the target that a sign-in interrupted. */
export type HistoryRecord = {
  readonly entry: () => HistoryEntry;
  readonly trail: () => ScreenTrail;
  readonly wanted: () => ScreenAddress | null;
  want(address: ScreenAddress | null): void;
  put(address: ScreenAddress, how: 'push' | 'replace', by?: ScreenTransition): HistoryEntry;
  /** Replaces the parameters. The entry has the same key, so its screen is not remounted. */
  adjust(params: ScreenAddress['params']): void;
  /** Goes back. Resolves when the browser has arrived. */
  travel(steps: number): Promise<void>;
  subscribe(listener: (entry: HistoryEntry, passage: ScreenTransition) => void): () => void;
  /** Called when the browser navigated: by its buttons, a plain link or the address bar. */
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
        // Going back uses the transition that opened the left screen.
        settle(next, next.index < left.index ? left.by : next.by);
        arrived?.();
        arrived = null;
        listener();
      }),
  };
}

/** `newIndex`: for an entry from the address bar or a plain link. */
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
