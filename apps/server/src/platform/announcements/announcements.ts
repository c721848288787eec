import { createEcho } from './echo.ts';
import { createHeartbeat } from './heartbeat.ts';

/** Messages to all nodes, sent by a transaction at its commit or outside of one. */
export type Announcements = {
  /** Call before `start`. `handle` gets the content of each announcement, or no argument if some may have been lost. */
  on(channel: string, handle: (said?: string) => void): void;
  /** Whether all announcements arrive. If not, callers must query the database instead. */
  isHearing(): boolean;
  /**
   * Whether all announcements until two seconds ago have arrived. A line that falls silent without closing still counts
   * as hearing for some seconds.
   */
  isUpToDate(): boolean;
  /** Reaches all nodes, including this one. At most 7,999 bytes. @throws if the announcement may not have been sent */
  announce(channel: string, said: string): Promise<void>;
  /** Listens from now on. A lost connection is opened again. */
  start(): void;
  close(): Promise<void>;
};

/** A connection of one implementation, PostgreSQL's or Redis's. */
export type Line = {
  announce(channel: string, said: string): Promise<void>;
  /** Also ends if the other side never responds. */
  close(): Promise<void>;
};

export type LineCallbacks = {
  readonly opened: () => void;
  readonly heard: (channel: string, said: string) => void;
  /** Called once if the line ends or never opens, but not after `close`. */
  readonly lost: () => void;
};

export type OpenLine = (channels: readonly string[], at: LineCallbacks) => Line;

export type AnnouncementOptions = {
  /** Called when an open connection does not return even our own message. */
  readonly onDeaf?: () => void;
  readonly beatMs?: number;
  readonly pauseMs?: number;
};

/** Rule call-19: a cache that relies on announcements is at most this old. */
export const upToDateMs = 2000;
/** Several echoes fit into `upToDateMs`, because one may be late. */
const echoMs = 500;
const defaultBeatMs = 2000;
const defaultPauseMs = 1000;
/** All lines listen to it. */
export const heartbeatChannel = 'heartbeat';
const echoChannel = 'echo';
const unheard = () => Promise.reject(new Error('announcement failed: no connection'));

export function createAnnouncements(openLine: OpenLine, options: AnnouncementOptions = {}): Announcements {
  const { onDeaf, beatMs = defaultBeatMs, pauseMs = defaultPauseMs } = options;
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
      onDeaf?.();
      void line?.close();
      lost();
    },
    otherIsGone: missed,
  });
  const start = () => {
    line = openLine([...channels()], { opened: pulse.start, heard: tell, lost });
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

/** Each node repeats its name, and more often the time. */
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

/** Announces nothing, so that nothing is cached. */
export const noAnnouncements: Announcements = {
  on: () => undefined,
  isHearing: () => false,
  isUpToDate: () => false,
  announce: unheard,
  start: () => undefined,
  close: () => Promise.resolve(),
};
