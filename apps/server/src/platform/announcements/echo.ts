import { randomUUID } from 'node:crypto';

type Echo = {
  /** The line stands. */
  start(): void;
  stop(): void;
  heard(said: string): void;
  /** Of the words that came back, when the last was said: all that was announced before has come too. 0 before the first. */
  heardUntil(): number;
};

/** Tells how far a line has been heard, much sooner than that it is deaf: it may be late under load, and nothing is lost then. */
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
