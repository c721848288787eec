import { randomUUID } from 'node:crypto';

type Heartbeat = {
  /** The connection is open. */
  start(): void;
  stop(): void;
  heard(beat: string): void;
  /** The message of a node that closes. None of its messages was lost. */
  readonly farewell: string;
};

type AtHeartbeat = {
  readonly beatMs: number;
  readonly say: (beat: string) => Promise<void>;
  readonly heardItself: () => void;
  readonly isDeaf: () => void;
  readonly otherIsGone: () => void;
};

/** A connection may be late under load. Three missing beats in a row mean that it is lost. */
const maxBeats = 3;
const leaving = ' leaves';

/**
 * Each node repeats its name. A node that receives its own name receives the others too. A connection through a pooler in
 * transaction mode, or to a frozen server, stays open and receives nothing. A node that falls silent was killed, and its
 * last messages may be lost.
 */
export function createHeartbeat({ beatMs, say, heardItself, isDeaf, otherIsGone }: AtHeartbeat): Heartbeat {
  const name = randomUUID();
  const beatsSince = new Map<string, number>();
  let unheard = 0;
  let timer: NodeJS.Timeout | undefined;
  // Counted in beats of this process, so that no node counts as gone after this process was suspended.
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
    // A beat that could not be sent is not expected back.
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
