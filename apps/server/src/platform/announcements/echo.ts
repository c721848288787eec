import { randomUUID } from 'node:crypto';

type Echo = {
  /** Starts to send echoes. Call when the connection is open. */
  start(): void;
  stop(): void;
  heard(said: string): void;
  /**
   * The send time of the newest own message that was received. All earlier announcements have arrived too. 0 before the
   * first message.
   */
  heardUntil(): number;
};

/**
 * Sends timestamps to itself over the connection, to measure up to which time all messages have arrived. A connection
 * that is only delayed under load has lost no messages, unlike a connection that receives nothing.
 */
export function createEcho({ everyMs, say }: { everyMs: number; say: (word: string) => Promise<void> }): Echo {
  const name = `${randomUUID()} `;
  let heardUntil = 0;
  let timer: NodeJS.Timeout | undefined;
  const call = () => void say(name + performance.now()).catch(() => undefined);
  return {
    start: () => {
      heardUntil = 0;
      timer = setInterval(call, everyMs).unref();
      call();
    },
    stop: () => clearInterval(timer),
    heard: (said) => {
      if (said.startsWith(name)) heardUntil = Math.max(heardUntil, Number(said.slice(name.length)));
    },
    heardUntil: () => heardUntil,
  };
}
