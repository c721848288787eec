import type { SignedIn } from '../http/caller.ts';

/** A message only says that something has a new version. A lost one costs nothing: a reconnect fetches everything. */
export type Audience = `member:${number}` | `shop:${number}` | `courier:${number}` | 'couriers' | 'platform';

export type LiveMessage = { readonly topic: string; readonly version: number };

export type Live = {
  /** Tells everybody in the audiences; call it only once the commit stands. */
  tell(audiences: readonly Audience[], message: LiveMessage): void;
  /** @returns what ends the subscription. */
  listen(audiences: readonly Audience[], handle: (message: LiveMessage) => void): () => void;
  readonly streams: LiveStreams;
};

export function createLive(): Live {
  const listeners = new Map<Audience, Set<(message: LiveMessage) => void>>();
  return {
    streams: createLiveStreams(),
    tell: (audiences, message) => {
      const hearing = new Set(audiences.flatMap((audience) => [...(listeners.get(audience) ?? [])]));
      for (const listener of hearing) listener(message);
    },
    listen: (audiences, listener) => {
      for (const audience of audiences) listeners.set(audience, (listeners.get(audience) ?? new Set()).add(listener));
      return () => {
        for (const audience of audiences) {
          listeners.get(audience)?.delete(listener);
          if (listeners.get(audience)?.size === 0) listeners.delete(audience);
        }
      };
    },
  };
}

/** A guest with every tab open that a phone keeps, and a kitchen with its screens. */
export const maxStreamsPerCaller = 12;
/** A hotel's guests, or a shop's staff, behind one address. */
export const maxStreamsPerAddress = 120;

type LiveStream = {
  readonly caller: SignedIn;
  readonly address: string;
  readonly end: () => void;
};

type LiveStreams = {
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
