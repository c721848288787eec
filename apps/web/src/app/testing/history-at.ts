import type { BrowserHistory } from '../../platform/navigation/history-record.ts';

type Entry = { readonly state: unknown; readonly hash: string };

export function historyAt(hash: string): BrowserHistory {
  let entries: readonly Entry[] = [{ state: null, hash }];
  let at = 0;
  const hearers = new Set<() => void>();
  return {
    get state() {
      return entries[at]?.state;
    },
    get hash() {
      return entries[at]?.hash ?? '';
    },
    push: (state, next) => {
      entries = [...entries.slice(0, at + 1), { state, hash: next }];
      at += 1;
    },
    replace: (state, next) => {
      entries = entries.with(at, { state, hash: next });
    },
    go: (steps) =>
      queueMicrotask(() => {
        at = Math.min(entries.length - 1, Math.max(0, at + steps));
        for (const hear of hearers) hear();
      }),
    onArrive: (hear) => void hearers.add(hear),
  };
}
