import { allTopics } from '@chifan/contract/client/live-times';
import type { Announcements } from '../announcements/announcements.ts';
import type { AuthenticatedCaller } from '../http/caller.ts';
import type { Audience, LiveMessage } from './live-message.ts';
import { createLiveRelay } from './live-relay.ts';
import { createRecentMessages } from './recent-messages.ts';

export type { Audience, LiveMessage } from './live-message.ts';

export type Live = {
  /** Sends the message to the audiences on all nodes. Call the function after the commit. */
  publish(audiences: readonly Audience[], message: LiveMessage): void;
  /**
   * Recent messages for the given audiences. A client fetches its data before its stream opens, and would otherwise
   * miss the messages in between.
   */
  recent(audiences: readonly Audience[]): LiveMessage[];
  /** @returns a function that ends the subscription */
  listen(audiences: readonly Audience[], handle: (message: LiveMessage) => void): () => void;
  readonly streams: LiveStreams;
};

/** @param lines channels between the nodes. Messages are sent over the first channel that is connected. */
export function createLive(lines: readonly Announcements[] = []): Live {
  const listeners = new Map<Audience, Set<(message: LiveMessage) => void>>();
  const recent = createRecentMessages();
  const reach = (audiences: readonly Audience[], message: LiveMessage) => {
    const hearing = new Set(audiences.flatMap((audience) => [...(listeners.get(audience) ?? [])]));
    for (const listener of hearing) listener(message);
  };
  const publishHere = (audiences: readonly Audience[], message: LiveMessage) => {
    recent.add(audiences, message);
    reach(audiences, message);
  };
  const relay = createLiveRelay(lines, {
    heard: publishHere,
    missed: () => {
      recent.markMissed();
      reach([...listeners.keys()], { topic: allTopics, version: 0 });
    },
  });
  return {
    streams: createLiveStreams(),
    recent: recent.of,
    publish: (audiences, message) => {
      publishHere(audiences, message);
      relay.send(audiences, message);
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

/**
 * Maximum number of streams per caller, enough for a guest with several browser tabs or a kitchen with several screens.
 */
export const maxStreamsPerCaller = 12;
/**
 * Maximum number of streams from one IP address, enough for guests of a hotel or staff of a shop that share an address.
 */
export const maxStreamsPerAddress = 120;

type LiveStream = {
  readonly caller: AuthenticatedCaller;
  readonly address: string;
  readonly end: () => void;
};

type LiveStreams = {
  /**
   * @returns a function that unregisters the stream, or undefined if the caller or the IP address has reached its limit
   */
  enter(stream: LiveStream): (() => void) | undefined;
  count(): number;
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
    count: () => open.size,
    endSessions: (hashes) => end(({ caller }) => hashes.includes(caller.sessionHash)),
    endAll: () => end(() => true),
  };
}

function count(counts: Map<string, number>, key: string, by: 1 | -1): void {
  const sum = (counts.get(key) ?? 0) + by;
  if (sum === 0) counts.delete(key);
  else counts.set(key, sum);
}
