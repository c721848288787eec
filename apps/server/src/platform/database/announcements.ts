import pg from 'pg';

/** What transactions make known to every server once their commit stands (PostgreSQL's LISTEN and NOTIFY). */
export type Announcements = {
  /** Before `start`: `handle` gets what each announcement says, and nothing whenever some may have been missed. */
  on(channel: string, handle: (said?: string) => void): void;
  /** Whether everything that is announced is heard. While it is not, what was announced must be looked up. */
  isHearing(): boolean;
  /** Listens from now on; a lost connection is opened again. */
  start(): void;
  close(): Promise<void>;
};

const pauseMs = 1000;

export function createAnnouncements(url: string): Announcements {
  const listeners = new Map<string, ((said?: string) => void)[]>();
  const notifyAll = () => {
    for (const listener of [...listeners.values()].flat()) listener();
  };
  let line: Line | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isHearing = false;
  const start = () => {
    line = openLine(url, [...listeners.keys()], {
      opened: () => {
        isHearing = true;
        notifyAll();
      },
      heard: (channel, said) => {
        for (const listener of listeners.get(channel) ?? []) listener(said);
      },
      lost: () => {
        isHearing = false;
        notifyAll();
        retry = setTimeout(start, pauseMs).unref();
      },
    });
  };
  return {
    on: (channel, listener) => void listeners.set(channel, [...(listeners.get(channel) ?? []), listener]),
    isHearing: () => isHearing,
    start,
    close: async () => {
      clearTimeout(retry);
      isHearing = false;
      await line?.close();
    },
  };
}

type Line = { close(): Promise<void> };

type AtLine = {
  readonly opened: () => void;
  readonly heard: (channel: string, said: string) => void;
  /** Once, whether it ended or never opened; not after closing. */
  readonly lost: () => void;
};

function openLine(url: string, channels: readonly string[], at: AtLine): Line {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    keepAliveInitialDelayMillis: 60_000,
    connectionTimeoutMillis: 10_000,
  });
  let isOver = false;
  const end = () => client.end().catch(() => undefined);
  const lose = () => {
    if (isOver) return;
    isOver = true;
    void end();
    at.lost();
  };
  client.on('error', lose);
  client.on('end', lose);
  client.on('notification', ({ channel, payload }) => at.heard(channel, payload ?? ''));
  const open = async () => {
    await client.connect();
    for (const channel of channels) await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
    if (!isOver) at.opened();
  };
  void open().catch(lose);
  return {
    close: () => {
      isOver = true;
      return end();
    },
  };
}

/** Nobody announces anything, so nothing is ever kept. */
export const noAnnouncements: Announcements = {
  on: () => undefined,
  isHearing: () => false,
  start: () => undefined,
  close: () => Promise.resolve(),
};
