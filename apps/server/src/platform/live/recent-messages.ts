import { everyTopic, liveKeptMs } from '@chifan/contract/client/live-times';
import type { Audience, LiveMessage } from './live-message.ts';

/** Of one span of time, by audience and topic: only the last version counts. */
type Span = { readonly beganAt: number; readonly kept: Map<Audience, Map<string, Kept>>; count: number };

type Kept = { readonly message: LiveMessage; readonly at: number };

export type RecentMessages = {
  keep(audiences: readonly Audience[], message: LiveMessage): void;
  /** Something may have been missed, and nobody knows what. */
  keepMissed(): void;
  /** What these audiences were told within the last `liveKeptMs`; that they are to fetch everything, where it is not known. */
  of(audiences: readonly Audience[]): LiveMessage[];
  /** How many messages are held, each counted once for each audience. */
  size(): number;
};

/** Of one span; two are held. Some hundred bytes each, and more than a busy node tells in that time. */
export const maxKeptMessages = 10_000;

const missed: LiveMessage = { topic: everyTopic, version: 0 };

/**
 * A client fetches first and its stream opens later: what is told between the two is told to the new stream again. Two
 * spans are held and the older one is dropped as a whole, so that keeping costs no search and no timer.
 */
export function createRecentMessages(now: () => number = () => performance.now()): RecentMessages {
  const newSpan = (): Span => ({ beganAt: now(), kept: new Map(), count: 0 });
  let current = newSpan();
  let previous: Span | undefined;
  let missedAt = Number.NEGATIVE_INFINITY;
  const turn = () => {
    const age = now() - current.beganAt;
    if (age < liveKeptMs) return;
    previous = age < 2 * liveKeptMs ? current : undefined;
    current = newSpan();
  };
  const keepMissed = () => {
    missedAt = now();
    previous = undefined;
    current = newSpan();
  };
  return {
    keep: (audiences, message) => {
      turn();
      if (current.count + audiences.length > maxKeptMessages) return keepMissed();
      for (const audience of audiences) keepIn(current, audience, { message, at: now() });
    },
    keepMissed,
    of: (audiences) => {
      turn();
      const since = now() - liveKeptMs;
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
