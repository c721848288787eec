import { failWhenIdle } from './fail-when-idle.ts';
import { allTopics, liveFreshMs, liveTimeoutMs, refetchSpreadMs } from './live-times.ts';

/** Reports a new version of something. Screens that show it fetch it. */
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
   * Calls `onChange` at each new version of `topic`, and whenever messages may be missing: after a reconnection, after
   * a slow first connection, on request of the server, and for a message shortly before `listen`. One connection serves
   * all topics while there are subscribers.
   * @returns a function that unsubscribes.
   */
  listen(topic: string, onChange: () => void): () => void;
  /** Reconnects: another token, or the page came back to the foreground. */
  restart(): void;
  /** Disconnects until `restart`. */
  pause(): void;
};

/** Listeners of a topic, and the time since which none was notified. */
type Hearing = { readonly listeners: Set<() => void>; since: number };

type Telling = {
  readonly tell: (topic: string) => void;
  readonly tellAll: () => void;
  /** Notifies topics whose listeners fetched so long ago that a stream opened now does not replay later messages. */
  readonly tellLate: () => void;
};

const firstWaitMs = 1_000;
const longestWaitMs = 30_000;
/** An operator's stream reports every order of the day. */
const mostUnheard = 500;

/** Server-sent events over fetch, because EventSource can send no Authorization header. */
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
  /** The server replays missed messages for the other topics. */
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
      // The new listener fetched a moment ago, and this message came in between.
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
    // Disconnected on purpose: the state was reported already, and a new connection may exist.
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
  // The same token would be rejected again. Signing in restarts the feed.
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

/** Reads one block of the stream. Null for comments (`: beat`) and `retry:`. */
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

/** With jitter, so that not all clients reconnect to a restarted server in the same second. */
const pauseFor = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms * (0.75 + Math.random() / 2));
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
