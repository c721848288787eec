import { randomUUID } from 'node:crypto';

type Heartbeat = {
  /** The line stands. */
  start(): void;
  stop(): void;
  heard(beat: string): void;
  /** What a node says that closes: nothing of it was lost. */
  readonly farewell: string;
};

type AtHeartbeat = {
  readonly beatMs: number;
  readonly say: (beat: string) => Promise<void>;
  readonly heardItself: () => void;
  readonly isDeaf: () => void;
  readonly otherIsGone: () => void;
};

/** A line may be late once under load; three beats in a row are lost with it. */
const maxBeats = 3;
const leaving = ' leaves';

/**
 * Each node says its name again and again. Who hears itself hears the others too: a connection through a pooler in
 * transaction mode, or to a server that is frozen, stands and says nothing. Who is not heard any more was killed, and
 * what it had done last may never have been told.
 */
export function createHeartbeat({ beatMs, say, heardItself, isDeaf, otherIsGone }: AtHeartbeat): Heartbeat {
  const name = randomUUID();
  const beatsSince = new Map<string, number>();
  let unheard = 0;
  let timer: NodeJS.Timeout | undefined;
  // Counted in beats of our own: after this process was itself stopped, nobody else counts as gone.
  const forgetSilent = () => {
    for (const [other, beats] of beatsSince) {
      beatsSince.set(other, beats + 1);
      if (beats < maxBeats) continue;
      beatsSince.delete(other);
      otherIsGone();
    }
  };
  const beat = () => {
    if (unheard >= maxBeats) return isDeaf();
    // What could not be said need not be heard.
    say(name).then(
      () => {
        unheard += 1;
      },
      () => undefined,
    );
    forgetSilent();
  };
  return {
    farewell: name + leaving,
    start: () => {
      unheard = 0;
      beatsSince.clear();
      timer = setInterval(beat, beatMs).unref();
      beat();
    },
    stop: () => clearInterval(timer),
    heard: (said) => {
      if (said === name) {
        unheard = 0;
        heardItself();
      } else if (said.endsWith(leaving)) beatsSince.delete(said.slice(0, -leaving.length));
      else beatsSince.set(said, 0);
    },
  };
}
