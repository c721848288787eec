import { createEcho } from './echo.ts';
import { createHeartbeat } from './heartbeat.ts';

/** Messages to all server nodes. A transaction sends them at its commit, other code at any time. */
export type Announcements = {
  /**
   * Registers a handler. Call before `start`. `handle` gets the text of each announcement, or no argument if
   * announcements may have been lost.
   */
  on(channel: string, handle: (said?: string) => void): void;
  /** True while the connection receives announcements. While false, callers must query the database instead. */
  isHearing(): boolean;
  /**
   * True if every announcement from before the last two seconds has arrived. In contrast, `isHearing` stays true for
   * some seconds for a connection that fell silent without closing.
   */
  isUpToDate(): boolean;
  /**
   * Sends the text to all nodes, including this node. At most 7,999 bytes. @throws if the announcement may not have
   * been sent
   */
  announce(channel: string, said: string): Promise<void>;
  /** Opens the connection, and opens it again whenever it is lost. */
  start(): void;
  close(): Promise<void>;
};

/** One connection to the server that delivers announcements: PostgreSQL or Redis. */
export type Line = {
  announce(channel: string, said: string): Promise<void>;
  /** Closes the connection. The promise resolves even if PostgreSQL or Redis does not respond. */
  close(): Promise<void>;
};

export type LineCallbacks = {
  readonly opened: () => void;
  readonly received: (channel: string, said: string) => void;
  /** Called once if the connection ends or cannot be opened. Not called after `close`. */
  readonly lost: () => void;
};

export type OpenLine = (channels: readonly string[], at: LineCallbacks) => Line;

export type AnnouncementOptions = {
  /** Called when an open connection does not receive even this node's own messages. */
  readonly onNotReceiving?: () => void;
  readonly beatMs?: number;
  readonly pauseMs?: number;
};

/** Rule call-19: a cache that is invalidated by announcements is out of date for at most this time. */
export const upToDateMs = 2000;
/**
 * Interval at which a node sends itself a timestamp (echo), to measure how up to date its announcements are. Several
 * echoes are sent within `upToDateMs`, because one may arrive late.
 */
const echoMs = 500;
const defaultBeatMs = 2000;
const defaultPauseMs = 1000;
/** Every node subscribes to this channel. */
export const heartbeatChannel = 'heartbeat';
const echoChannel = 'echo';
const unheard = () => Promise.reject(new Error('announcement failed: no connection'));

export function createAnnouncements(openLine: OpenLine, options: AnnouncementOptions = {}): Announcements {
  const { onNotReceiving, beatMs = defaultBeatMs, pauseMs = defaultPauseMs } = options;
  const { on, channels, tell, missed, isHearing, setHearing } = createListeners();
  let line: Line | undefined;
  let retry: NodeJS.Timeout | undefined;
  const lost = () => {
    pulse.stop();
    setHearing(false);
    retry = setTimeout(start, pauseMs).unref();
  };
  const pulse = createPulse({
    beatMs,
    on,
    announce: async (channel, said) => line?.announce(channel, said),
    heardItself: () => setHearing(true),
    isDeaf: () => {
      onNotReceiving?.();
      void line?.close();
      lost();
    },
    otherIsGone: missed,
  });
  const start = () => {
    line = openLine([...channels()], { opened: pulse.start, received: tell, lost });
  };
  return {
    on,
    isHearing,
    isUpToDate: () => isHearing() && performance.now() - pulse.heardUntil() < upToDateMs,
    announce: (channel, said) => (isHearing() && line ? line.announce(channel, said) : unheard()),
    start,
    close: async () => {
      clearTimeout(retry);
      if (isHearing()) await line?.announce(heartbeatChannel, pulse.farewell).catch(() => undefined);
      pulse.stop();
      setHearing(false);
      await line?.close();
    },
  };
}

type AtPulse = Omit<Parameters<typeof createHeartbeat>[0], 'say'> & {
  readonly on: Announcements['on'];
  readonly announce: (channel: string, said: string) => Promise<void>;
};

/** Each node announces its name every `beatMs`, and the current time every `echoMs`. */
function createPulse({ on, announce, ...at }: AtPulse) {
  const heartbeat = createHeartbeat({ ...at, say: (beat) => announce(heartbeatChannel, beat) });
  const echo = createEcho({ everyMs: echoMs, say: (word) => announce(echoChannel, word) });
  on(heartbeatChannel, (said) => {
    if (said !== undefined) heartbeat.heard(said);
  });
  on(echoChannel, (said) => {
    if (said !== undefined) echo.heard(said);
  });
  return {
    farewell: heartbeat.farewell,
    heardUntil: echo.heardUntil,
    start: () => {
      heartbeat.start();
      echo.start();
    },
    stop: () => {
      heartbeat.stop();
      echo.stop();
    },
  };
}

function createListeners() {
  const listeners = new Map<string, ((said?: string) => void)[]>();
  let isHearing = false;
  const missed = () => {
    for (const listener of [...listeners.values()].flat()) listener();
  };
  return {
    on: (channel: string, listener: (said?: string) => void) =>
      void listeners.set(channel, [...(listeners.get(channel) ?? []), listener]),
    channels: () => listeners.keys(),
    tell: (channel: string, said: string) => {
      for (const listener of listeners.get(channel) ?? []) listener(said);
    },
    missed,
    isHearing: () => isHearing,
    setHearing: (hears: boolean) => {
      if (isHearing === hears) return;
      isHearing = hears;
      missed();
    },
  };
}

/** For a process that receives no announcements. `isUpToDate` is always false, so callers cache nothing. */
export const noAnnouncements: Announcements = {
  on: () => undefined,
  isHearing: () => false,
  isUpToDate: () => false,
  announce: unheard,
  start: () => undefined,
  close: () => Promise.resolve(),
};
