import { createLiveStreams, type LiveStreams } from './live-streams.ts';

/**
 * Live updates. A message only says that something has a new version; the browser then fetches it.
 * So a lost message costs nothing: on reconnect everything is fetched again.
 */
export type Audience = `member:${number}` | `shop:${number}` | `courier:${number}` | 'couriers' | 'platform';

export type LiveMessage = { readonly topic: string; readonly version: number };

export type Live = {
  /** Tells everybody in the audiences; call it only once the commit stands. */
  tell(audiences: readonly Audience[], message: LiveMessage): void;
  /** @returns what ends the subscription. */
  listen(audiences: readonly Audience[], hear: (message: LiveMessage) => void): () => void;
  readonly streams: LiveStreams;
};

export function createLive(): Live {
  const ears = new Map<Audience, Set<(message: LiveMessage) => void>>();
  return {
    streams: createLiveStreams(),
    tell: (audiences, message) => {
      const hearing = new Set(audiences.flatMap((audience) => [...(ears.get(audience) ?? [])]));
      for (const hear of hearing) hear(message);
    },
    listen: (audiences, hear) => {
      for (const audience of audiences) ears.set(audience, (ears.get(audience) ?? new Set()).add(hear));
      return () => {
        for (const audience of audiences) {
          ears.get(audience)?.delete(hear);
          if (ears.get(audience)?.size === 0) ears.delete(audience);
        }
      };
    },
  };
}
