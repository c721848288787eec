import { failWhenIdle } from './fail-when-idle.ts';
import { allTopics, liveFreshMs, liveTimeoutMs, refetchSpreadMs } from './live-times.ts';

/** Reports that the topic's data has a new version. Screens that show the data fetch it. */
export type LiveMessage = { readonly topic: string; readonly version: number };

export type LiveFeedOptions = {
  readonly address: string;
  readonly token: () => string | null;
  /** True while the connection delivers messages. */
  readonly onState?: (isOpen: boolean) => void;
  readonly fetch?: typeof fetch;
};

export type LiveFeed = {
  /**
   * Calls `onChange` at each new version of `topic`, and whenever messages may be missing. Messages may be missing
   * after a reconnection or a slow first connection, when the server reports it, or if a message arrived shortly before
   * `listen`. One connection serves all topics while there are listeners.
   * @returns a function that unsubscribes.
   */
  listen(topic: string, onChange: () => void): () => void;
  /** Reconnects after a change of the token, or when the page returns to the foreground. */
  restart(): void;
  /** Disconnects the feed until `restart`. */
  pause(): void;
};

/** Listeners of a topic. `since` is the time of their last notification, or of the first subscription. */
type Hearing = { readonly listeners: Set<() => void>; since: number };

type Telling = {
  readonly tell: (topic: string) => void;
  readonly tellAll: () => void;
  /** Notifies the listeners whose last fetch is so old that the server no longer replays the messages after it. */
  readonly tellLate: () => void;
};

const firstWaitMs = 1_000;
const longestWaitMs = 30_000;
/**
 * Maximum number of messages without a listener that the feed stores. The number must be limited, because an operator's
 * stream reports every order of the day.
 */
const mostUnheard = 500;

/** Reads server-sent events with fetch, because EventSource cannot send an Authorization header. */
export function createLiveFeed(words: LiveFeedOptions): LiveFeed {
  const hearings = new Map<string, Hearing>();
  const unheard = new Map<string, number>();
  let connection: AbortController | null = null;

  const tell = (topic: string) => {
    const hearing = hearings.get(topic);
    if (!hearing) {
      if (unheard.size >= mostUnheard) unheard.clear();
      unheard.set(topic, Date.now());
      return;
    }
    hearing.since = Date.now();
    for (const listener of hearing.listeners) listener();
  };
  const tellAll = () => {
    for (const topic of hearings.keys()) tell(topic);
  };
  /** Topics that were fetched recently need no new fetch, because the server replays their missed messages. */
  const tellLate = () => {
    for (const [topic, { since }] of hearings) if (Date.now() - since > liveFreshMs) tell(topic);
  };

  const pause = () => {
    unheard.clear();
    if (connection === null) return;
    connection.abort();
    connection = null;
    words.onState?.(false);
  };
  const connect = () => {
    if (connection !== null || hearings.size === 0 || words.token() === null) return;
    connection = new AbortController();
    void keepListening(words, connection.signal, { tell, tellAll, tellLate });
  };

  return {
    listen: (topic, onChange) => {
      const hearing = hearings.get(topic) ?? { listeners: new Set(), since: Date.now() };
      hearings.set(topic, hearing);
      hearing.listeners.add(onChange);
      connect();
      // A message may arrive after the new listener fetched its data and before it called `listen`. The listener is
      // notified of such a message now.
      const toldAt = unheard.get(topic) ?? -Infinity;
      if (unheard.delete(topic) && Date.now() - toldAt <= liveFreshMs) queueMicrotask(() => tell(topic));
      return () => {
        hearing.listeners.delete(onChange);
        if (hearing.listeners.size === 0 && hearings.get(topic) === hearing) hearings.delete(topic);
        if (hearings.size === 0) pause();
      };
    },
    restart: () => {
      pause();
      connect();
      tellAll();
    },
    pause,
  };
}

async function keepListening(
  words: LiveFeedOptions,
  signal: AbortSignal,
  { tell, tellAll, tellLate }: Telling,
): Promise<void> {
  let failures = 0;
  let isFirst = true;
  while (!signal.aborted) {
    try {
      const response = await open(words, signal);
      if (response === 'refused') return;
      failures = 0;
      if (isFirst) tellLate();
      else tellAll();
      isFirst = false;
      words.onState?.(true);
      for await (const { topic } of messagesOf(response)) {
        if (topic !== allTopics) tell(topic);
        else void pauseFor(Math.random() * refetchSpreadMs, signal).then(() => signal.aborted || tellAll());
      }
    } catch {
      failures += 1;
    }
    // The feed was paused or restarted. The state was reported already, and a new connection may exist.
    if (signal.aborted) return;
    words.onState?.(false);
    await pauseFor(Math.min(longestWaitMs, firstWaitMs * 2 ** failures), signal);
  }
}

async function open({ address, token, fetch: ask = fetch }: LiveFeedOptions, signal: AbortSignal) {
  const response = await failWhenIdle(ask, liveTimeoutMs)(address, {
    headers: { Authorization: token() ?? '' },
    signal,
    cache: 'no-store',
  });
  // The server would reject the token again, so stop. The feed restarts when the guest signs in.
  if (response.status === 401) return 'refused';
  if (!response.ok || response.body === null) throw new Error(`Live updates refused: ${response.status}`);
  return response.body;
}

async function* messagesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<LiveMessage> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const message = readMessage(block);
      if (message) yield message;
    }
  }
}

/** Parses one block of the event stream. Null for comments (`: beat`) and `retry:`. */
export function readMessage(block: string): LiveMessage | null {
  const text = block
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).trim())
    .join('\n');
  if (text === '') return null;
  const message: unknown = JSON.parse(text);
  return isMessage(message) ? message : null;
}

const isMessage = (value: unknown): value is LiveMessage =>
  typeof value === 'object' && value !== null && 'topic' in value && typeof value.topic === 'string';

/** Waits about `ms`. The random part prevents that all clients reconnect to a restarted server in the same second. */
const pauseFor = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms * (0.75 + Math.random() / 2));
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
