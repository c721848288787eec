import { createLiveStreams, type LiveStreams } from './live-streams.ts';

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
