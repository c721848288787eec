import { allTopics, liveReplayMs } from '@chifan/contract/client/live-times';
import type { Audience, LiveMessage } from './live-message.ts';

/** The messages of one time span, by audience and topic. Only the last version of a topic is stored. */
type Span = { readonly beganAt: number; readonly kept: Map<Audience, Map<string, Kept>>; count: number };

type Kept = { readonly message: LiveMessage; readonly at: number };

export type RecentMessages = {
  add(audiences: readonly Audience[], message: LiveMessage): void;
  /** Call when messages may have been lost. */
  markMissed(): void;
  /**
   * Messages to the given audiences within the last `liveReplayMs`. If some may have been lost, returns only a message
   * that makes the client fetch everything.
   */
  of(audiences: readonly Audience[]): LiveMessage[];
  /** The number of stored messages, counted once per audience. */
  size(): number;
};

/**
 * Maximum number of messages in one time span. Two spans are stored. A message takes a few hundred bytes, and a busy
 * node sends fewer messages than this.
 */
export const maxRecentMessages = 10_000;

const missed: LiveMessage = { topic: allTopics, version: 0 };

/**
 * Stores recent live messages. A client fetches its data before its stream opens, so the new stream repeats the
 * messages since then. Two time spans are stored, and the older span is dropped as a whole, which needs no search and
 * no timer.
 */
export function createRecentMessages(now: () => number = () => performance.now()): RecentMessages {
  const newSpan = (): Span => ({ beganAt: now(), kept: new Map(), count: 0 });
  let current = newSpan();
  let previous: Span | undefined;
  let missedAt = Number.NEGATIVE_INFINITY;
  const turn = () => {
    const age = now() - current.beganAt;
    if (age < liveReplayMs) return;
    previous = age < 2 * liveReplayMs ? current : undefined;
    current = newSpan();
  };
  const markMissed = () => {
    missedAt = now();
    previous = undefined;
    current = newSpan();
  };
  return {
    add: (audiences, message) => {
      turn();
      if (current.count + audiences.length > maxRecentMessages) return markMissed();
      for (const audience of audiences) keepIn(current, audience, { message, at: now() });
    },
    markMissed,
    of: (audiences) => {
      turn();
      const since = now() - liveReplayMs;
      if (missedAt >= since) return [missed];
      const found = new Map<string, LiveMessage>();
      for (const { message, at } of [previous, current].flatMap((span) => keptOf(span, audiences)))
        if (at >= since) found.set(message.topic, message);
      return [...found.values()];
    },
    size: () => current.count + (previous?.count ?? 0),
  };
}

function keepIn(span: Span, audience: Audience, kept: Kept): void {
  const topics = span.kept.get(audience) ?? new Map<string, Kept>();
  if (!topics.has(kept.message.topic)) span.count += 1;
  span.kept.set(audience, topics.set(kept.message.topic, kept));
}

const keptOf = (span: Span | undefined, audiences: readonly Audience[]): Kept[] =>
  audiences.flatMap((audience) => [...(span?.kept.get(audience)?.values() ?? [])]);
