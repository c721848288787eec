import type { SignedIn } from '../http/caller.ts';

/** A guest with every tab open that a phone keeps, and a kitchen with its screens. */
export const maxStreamsPerCaller = 12;
/** A hotel's guests, or a shop's staff, behind one address. */
export const maxStreamsPerAddress = 120;

export type LiveStream = {
  readonly caller: SignedIn;
  readonly address: string;
  readonly end: () => void;
};

export type LiveStreams = {
  /** @returns what gives the place back; undefined where the caller or the address has as many as may be. */
  enter(stream: LiveStream): (() => void) | undefined;
  endSessions(sessionHashes: readonly string[]): void;
  endAll(): void;
};

export function createLiveStreams(): LiveStreams {
  const open = new Set<LiveStream>();
  const callers = new Map<string, number>();
  const addresses = new Map<string, number>();
  const end = (ended: (stream: LiveStream) => boolean) => {
    for (const stream of [...open].filter(ended)) stream.end();
  };
  return {
    enter: (stream) => {
      const caller = `${stream.caller.role}:${stream.caller.id}`;
      const isFull =
        (callers.get(caller) ?? 0) >= maxStreamsPerCaller ||
        (addresses.get(stream.address) ?? 0) >= maxStreamsPerAddress;
      if (isFull) return undefined;
      open.add(stream);
      count(callers, caller, 1);
      count(addresses, stream.address, 1);
      return () => {
        if (!open.delete(stream)) return;
        count(callers, caller, -1);
        count(addresses, stream.address, -1);
      };
    },
    endSessions: (hashes) => end(({ caller }) => hashes.includes(caller.sessionHash)),
    endAll: () => end(() => true),
  };
}

function count(counts: Map<string, number>, key: string, by: 1 | -1): void {
  const sum = (counts.get(key) ?? 0) + by;
  if (sum === 0) counts.delete(key);
  else counts.set(key, sum);
}
