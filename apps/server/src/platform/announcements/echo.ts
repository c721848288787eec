import { randomUUID } from 'node:crypto';

type Echo = {
  /** The connection is open. */
  start(): void;
  stop(): void;
  heard(said: string): void;
  /** When the last message that came back was sent. All earlier announcements have arrived too. 0 before the first. */
  heardUntil(): number;
};

/** Measures up to when a connection has received everything. A connection that is late under load has lost nothing, so this differs from being deaf. */
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
